import SightlineModel

/// The entities that need no DTD.
/// - Source: XML 1.0, sections 4.1 and 4.6.
package enum XMLEntity {
  /// - Parameter name: What stands between `&` and `;`: `amp`, `#38`, `#x26`.
  package static func scalar(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init)
    }
  }
}
