import Foundation

/// Checks JSON against the keywords our schemas use. An unknown keyword is a fault of the schema, so that none is
/// passed over in silence.
struct JSONSchema {
  let root: [String: Any]
  /// A key that the schema does not know is none of its business.
  let allowsAdditions: Bool

  init(named name: String, file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try self.init(folder.appendingPathComponent("schemas/\(name).schema.json"), allowsAdditions: false)
  }

  init(_ file: URL, allowsAdditions: Bool) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    self.allowsAdditions = allowsAdditions
  }

  /// - Returns: What is wrong, with its path; empty when the text is valid.
  func problems(in text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return problems(value, root, "$")
  }

  private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var result: [String] = []
    func fail(_ text: String) { result.append("\(path): \(text)") }
    for (keyword, rule) in schema {
      switch keyword {
      case "$schema", "$id", "$defs", "title", "description", "properties", "default", "examples": break
      case "$ref": result += problems(value, definition(rule as! String), path)
      case "type":
        let types = rule as? [String] ?? [rule as! String]
        if !types.contains(where: { isOf(type: $0, value) }) { fail("\(value) is no \(types.joined(separator: "/"))") }
      case "const": if !isEqual(value, rule) { fail("\(value) is not \(rule)") }
      case "enum": if !(rule as! [Any]).contains(where: { isEqual(value, $0) }) { fail("\(value) is not allowed") }
      case "pattern":
        if let text = value as? String, text.range(of: rule as! String, options: .regularExpression) == nil {
          fail("\(text) does not match \(rule)")
        }
      case "minimum":
        if let number = value as? NSNumber, number.doubleValue < (rule as! NSNumber).doubleValue { fail("too small") }
      case "maximum":
        if let number = value as? NSNumber, number.doubleValue > (rule as! NSNumber).doubleValue { fail("too large") }
      case "minItems": if let list = value as? [Any], list.count < rule as! Int { fail("too few items") }
      case "maxItems": if let list = value as? [Any], list.count > rule as! Int { fail("too many items") }
      case "items":
        for (index, item) in (value as? [Any] ?? []).enumerated() {
          result += problems(item, rule as! [String: Any], "\(path)[\(index)]")
        }
      case "required":
        guard let object = value as? [String: Any] else { break }
        for key in rule as! [String] where object[key] == nil { fail("lacks \(key)") }
      case "additionalProperties":
        let known = schema["properties"] as? [String: Any] ?? [:]
        for (key, member) in value as? [String: Any] ?? [:] where known[key] == nil {
          if let rule = rule as? [String: Any] {
            result += problems(member, rule, "\(path).\(key)")
          } else if !allowsAdditions {
            fail("does not allow \(key)")
          }
        }
      case "anyOf":
        let attempts = (rule as! [[String: Any]]).map { problems(value, $0, path) }
        if !attempts.contains(where: \.isEmpty) { result += attempts.min { $0.count < $1.count } ?? [] }
      default: fail("the schema's keyword \(keyword) is not known to this test")
      }
    }
    if let object = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]] {
      for (key, member) in object {
        if let rule = properties[key] { result += problems(member, rule, "\(path).\(key)") }
      }
    }
    return result.sorted()
  }

  private func definition(_ reference: String) -> [String: Any] {
    let name = String(reference.split(separator: "/").last ?? "")
    return (root["$defs"] as? [String: [String: Any]])?[name] ?? ["missing definition \(name)": true]
  }

  private func isOf(type: String, _ value: Any) -> Bool {
    let isBool = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    return switch type {
    case "null": value is NSNull
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "boolean": isBool
    case "number": value is NSNumber && !isBool
    case "integer": !isBool && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    default: false
    }
  }

  private func isEqual(_ a: Any, _ b: Any) -> Bool { (a as? NSObject)?.isEqual(b as? NSObject) ?? false }
}
