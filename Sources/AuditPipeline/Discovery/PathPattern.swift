/// A pattern for paths: `*` and `?` within a part, `**` for any number of parts. A pattern without `/` matches any part's
/// name; a pattern that matches a folder matches what is in it.
package struct PathPattern: Sendable, Hashable {
  private let parts: [[Character]]
  private let isAnchored: Bool

  package init(_ pattern: String) {
    let split = pattern.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    parts = split.map(Array.init)
    isAnchored = pattern.contains("/") && !(pattern.hasSuffix("/") && split.count == 1)
  }

  /// - Parameter path: Relative, with `/`.
  /// - Complexity: Parts of the pattern × parts of the path.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    guard !parts.isEmpty else { return false }
    guard isAnchored else { return names.contains { Self.matches(parts[0], $0) || parts[0] == Array("**") } }
    // reached[i]: the first i parts of the pattern can match the names so far.
    var reached = closure([true] + Array(repeating: false, count: parts.count))
    for name in names {
      var next = Array(repeating: false, count: parts.count + 1)
      for index in parts.indices where reached[index] {
        if parts[index] == ["*", "*"] {
          next[index] = true
        } else if Self.matches(parts[index], name) {
          next[index + 1] = true
        }
      }
      reached = closure(next)
      // The rest of the path lies in a folder that matched.
      if reached[parts.count] { return true }
    }
    return false
  }

  /// `**` may stand for no part at all.
  private func closure(_ reached: [Bool]) -> [Bool] {
    var reached = reached
    for index in parts.indices where reached[index] && parts[index] == ["*", "*"] { reached[index + 1] = true }
    return reached
  }

  /// `*` and `?` in one part; linear memory, no recursion, so that hostile patterns end.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        p = last.pattern + 1
        n = last.name + 1
        star = (last.pattern, n)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
