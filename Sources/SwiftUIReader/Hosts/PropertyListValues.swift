import Foundation
import SwiftInterpreter

/// What the app's Info.plist holds, where the file is part of the project.
struct PropertyListValues {
  let reading: Reading

  /// - Returns: `nil` where the file has no such key: Xcode may add it while building. Unknown where the value is a
  ///   setting of the build.
  func value(forKey key: String) -> Value? {
    guard let file = reading.bundle.file(named: "Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil) as? [String: Any]
    else { return nil }
    return list[key].flatMap { value($0, depth: 0) }
  }

  private func value(_ plain: Any, depth: Int) -> Value? {
    guard depth < 32 else { return nil }
    switch plain {
    case let text as String:
      return text.contains("$(") || text.contains("${") ? .unknown("\(text), a setting of the build") : .string(text)
    case let list as [Any]: return Value(.array(list.compactMap { value($0, depth: depth + 1) }))
    case let entries as [String: Any]:
      let known = entries.keys.sorted().compactMap { key in
        value(entries[key]!, depth: depth + 1).map { (key: Value.string(key), value: $0) }
      }
      return Value(.dictionary(DictionaryValue(entries: known)))
    case let number as NSNumber:
      // A Boolean is a number too.
      if CFGetTypeIDIsBoolean(number) { return .bool(number.boolValue) }
      return Double(number.intValue) == number.doubleValue ? .int(number.intValue) : .double(number.doubleValue)
    default: return nil
    }
  }

  private func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
