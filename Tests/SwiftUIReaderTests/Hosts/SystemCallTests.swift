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
    "String(data: JSONEncoder().encode([1]), encoding: .utf8)!", "SymmetricKey(size: .bits256).bitCount",
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
}
