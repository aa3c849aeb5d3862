/// What a line of Swift imports, read from the line alone.
enum ImportLine {
  /// - Returns: `Module` of `@testable public import struct Module.Name`; `nil` for any other line.
  static func module(_ line: Substring) -> String? {
    guard line.contains("import") else { return nil }
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
      words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
    else { return nil }
    let isOfPart = kinds.contains(words[index + 1]) && index + 2 < words.count
    return words[isOfPart ? index + 2 : index + 1].split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
  /// Of what is imported alone.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
