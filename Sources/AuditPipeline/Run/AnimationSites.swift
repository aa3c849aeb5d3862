import Rules
import SightlineModel

/// Places in the code that animate and were not seen to: no state that was reached moves anything there.
///
/// Looked for by name, line by line; a line that asks for Reduce Motion, or animates with `nil`, is left out.
struct AnimationSites {
  private static let names = ["withAnimation", ".animation("]

  /// - Parameters:
  ///   - seen: Where animations of the audited states start.
  /// - Returns: In the order of the sources. Cost: linear in the text.
  static func unseen(
    in sources: [(path: String, text: String)], seen: Set<SourceLocation>
  ) -> [SourceLocation] {
    let lines = Dictionary(grouping: seen, by: \.file).mapValues { $0.map(\.line) }
    return sources.flatMap { source -> [SourceLocation] in
      guard names.contains(where: source.text.contains) else { return [] }
      let text = source.text.split(omittingEmptySubsequences: false) { $0.isNewline }
      return text.enumerated().compactMap { index, line -> SourceLocation? in
        guard let name = names.first(where: line.contains), !isLeftOut(line) else { return nil }
        let number = index + 1
        // A call spread over lines is known by the line it starts on, a modifier by the one with its name.
        if lines[source.path]?.contains(where: { abs($0 - number) <= 1 }) == true { return nil }
        let column = line.firstRange(of: name).map { line[..<$0.lowerBound].utf8.count + 1 } ?? 1
        return SourceLocation(file: source.path, line: number, column: column)
      }
    }
  }

  private static func isLeftOut(_ line: Substring) -> Bool {
    let trimmed = line.drop { $0.isWhitespace }
    return trimmed.hasPrefix("//") || trimmed.hasPrefix("*") || trimmed.contains("func ")
      || line.lowercased().contains("reducemotion") || line.contains("nimation(nil") || line.contains("ation(.none")
  }
}
