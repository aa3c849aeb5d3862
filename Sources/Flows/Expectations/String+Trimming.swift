import Foundation

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
  /// Without one pair of double quotes around it.
  var unquoted: String {
    count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
