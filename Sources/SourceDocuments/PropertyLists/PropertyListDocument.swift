import Foundation
package import SightlineModel

/// Reads property lists: XML with places, binary without (every place is the start of the file).
package enum PropertyListDocument {
  package static func parse(
    bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
  ) -> (value: DocumentValue?, problems: [InputProblem]) {
    let source = SourceText(bytes: bytes, file: file)
    if let problem = source.refusal(limits: limits, format: "the property list") { return (nil, [problem]) }
    if bytes.starts(with: "bplist00".utf8) { return binary(bytes, source: source, limits: limits) }
    return source.bytes.withUnsafeBufferPointer { buffer in
      var reader = XMLPropertyListReader(source: source, bytes: buffer, limits: limits)
      return reader.document()
    }
  }

  private static func binary(
    _ bytes: [UInt8], source: SourceText, limits: DocumentLimits
  ) -> (DocumentValue?, [InputProblem]) {
    var problems = ProblemList(source, limit: limits.problems)
    do {
      let plist = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      return (value(plist, in: source, limits: limits, depth: 0, problems: &problems), problems.problems)
    } catch {
      problems.add("not a binary property list that can be read; convert it with 'plutil -convert xml1'", at: 0)
      return (nil, problems.problems)
    }
  }

  private static func value(
    _ plist: Any, in source: SourceText, limits: DocumentLimits, depth: Int, problems: inout ProblemList
  ) -> DocumentValue {
    let range = SourceRange(source, 0..<0)
    guard depth <= limits.depth else {
      problems.add("nested deeper than \(limits.depth) levels; what is inside is not read", at: 0)
      return DocumentValue(.null, range: range)
    }
    func child(_ item: Any) -> DocumentValue {
      value(item, in: source, limits: limits, depth: depth + 1, problems: &problems)
    }
    let content: DocumentValue.Content =
      switch plist {
      case let dictionary as [String: Any]:
        .object(
          DocumentObject(
            dictionary.sorted { $0.key < $1.key }.map { key, item in
              DocumentObject.Member(key: key, keyRange: range, value: child(item))
            }))
      case let items as [Any]: .array(items.map(child))
      case let text as String: .string(text)
      case let number as NSNumber where isBoolean(number): .bool(number.boolValue)
      case let number as NSNumber: .number(number.doubleValue)
      case let data as Data: .string(data.base64EncodedString())
      case let date as Date: .string("\(date.timeIntervalSince1970)")
      default: .null
      }
    return DocumentValue(content, range: range)
  }

  private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
