import Testing

@testable import SwiftUIReader

/// Queues, locks, the keychain and C libraries.
struct SystemCallTests {
  @Test(arguments: [
    ("errSecDiskFull", "-34"), ("NSOSStatusErrorDomain", "NSOSStatusErrorDomain"), ("NSURLErrorTimedOut", "-1001"),
    ("CBCentralManagerOptionRestoreIdentifierKey", "CBCentralManagerOptionRestoreIdentifierKey"),
    ("FileProtectionType.complete == .none", "false"), ("NSCondition().try()", "true"), ("asinh(0.0)", "0.0"),
    ("DispatchQueue.getSpecific(key: DispatchSpecificKey<Int>()) == nil", "true"),
    ("{ dispatchPrecondition(condition: .onQueue(.main)); return 1 }()", "1"),
    ("NSLocale.current.languageCode ?? \"\"", "en"), ("Calendar.current.timeZone.identifier", "UTC"),
    ("((try? JSONSerialization.data(withJSONObject: [1, 2])) ?? Data()).count", "5"),
    ("String(data: JSONEncoder().encode([1]), encoding: .utf8)!", "[1]"),
    ("Character(\"7\").unicodeScalars.first!.properties.isEmoji", "true"),
  ])
  func haveAnswers(expression: String, text: String) {
    let said = Source.said(expression)
    #expect(said.texts == [text])
    #expect(said.unresolved.isEmpty)
  }

  @Test(arguments: [
    "SecRandomCopyBytes(nil, 4, nil)", "sqlite3_errmsg(nil)", "SQLITE_OPEN_READONLY", "Bundle.main.localizations.count",
    "FileManager.default.currentDirectoryPath", "UIImage(named: \"a\")!.jpegData(compressionQuality: 0.8)!.count",
    "URLError(.timedOut).localizedDescription",
    "MeasurementFormatter().numberFormatter.string(from: Double.random(in: 0...1))!",
    "SymmetricKey(size: .bits256).bitCount",
    "DispatchSource.makeReadSource(fileDescriptor: 1, queue: .main).data",
  ])
  func whatNobodyKnowsIsUnknown(expression: String) {
    let said = Source.said(expression)
    #expect(said.reason != nil)
    #expect(said.unresolved.isEmpty)
  }

  /// Bytes that are added without being known leave nothing that would be taken for the data.
  @Test(arguments: [
    "data.append(UInt8.random(in: 0...9))", "data[0] = .random(in: 0...9)", "data += other", "data.append(other)",
    "data.withUnsafeMutableBytes { $0[0] = 1 }",
  ])
  func dataChangedByUnknownBytesIsUnknown(change: String) {
    let declarations = """
      func changed() -> Data {
        let other = UIImage(named: "a")!.pngData()!
        var data = Data([1, 2])
        \(change)
        return data
      }
      """
    let said = Source.said("changed().count", declarations)
    #expect(said.reason != nil)
    #expect(said.unresolved.isEmpty)
  }

  /// The keychain of an app that was just installed has nothing but what the app puts there.
  @Test(arguments: [
    ("read(\"a\") ?? \"none\"", "none"), ("write(\"x\", \"a\"); return read(\"a\") ?? \"none\"", "x"),
    ("write(\"x\", \"a\"); return read(\"b\") ?? \"none\"", "none"),
    ("write(\"x\", \"a\"); write(\"y\", \"a\"); return read(\"a\") ?? \"none\"", "y"),
    ("write(\"x\", \"a\"); change(\"z\", \"a\"); return read(\"a\") ?? \"none\"", "z"),
    ("write(\"x\", \"a\"); SecItemDelete(query(\"a\") as CFDictionary); return read(\"a\") ?? \"none\"", "none"),
    ("\"\\(SecItemDelete(query(\"a\") as CFDictionary) == errSecItemNotFound)\"", "true"),
    (
      "write(\"x\", \"a\"); return \"\\(SecItemAdd(query(\"a\") as CFDictionary, nil) == errSecDuplicateItem)\"", "true"
    ),
    ("write(\"x\", \"a\"); write(\"y\", \"b\"); return \"\\(all().count)\"", "2"),
  ])
  func theKeychainKeepsWhatIsPutThere(steps: String, text: String) {
    let declarations = """
      func query(_ key: String) -> [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: key]
      }
      func read(_ key: String) -> String? {
        var item: CFTypeRef?
        let query = query(key).merging([kSecReturnData as String: true]) { $1 }
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else { return nil }
        return String(data: data, encoding: .utf8)
      }
      func all() -> [[String: Any]] {
        var items: AnyObject?
        let query: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword, kSecReturnAttributes as String: kCFBooleanTrue!,
          kSecMatchLimit as String: kSecMatchLimitAll,
        ]
        _ = SecItemCopyMatching(query as CFDictionary, &items)
        return items as? [[String: Any]] ?? []
      }
      func write(_ value: String, _ key: String) {
        SecItemDelete(query(key) as CFDictionary)
        _ = SecItemAdd(query(key).merging([kSecValueData as String: Data(value.utf8)]) { $1 } as CFDictionary, nil)
      }
      func change(_ value: String, _ key: String) {
        _ = SecItemUpdate(query(key) as CFDictionary, [kSecValueData as String: Data(value.utf8)] as CFDictionary)
      }
      func said() -> String { \(steps) }
      """
    let said = Source.said("said()", declarations)
    #expect(said.texts == [text])
    #expect(said.unresolved.isEmpty)
  }
}
