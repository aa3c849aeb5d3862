/// What names are made of where nobody wrote words: file names, keys, names of symbols.
enum NotWords {
  /// - Returns: What the label is instead of words; `nil` for words.
  static func kind(of label: String) -> String? {
    guard !label.contains(where: \.isWhitespace) else { return nil }
    let lower = label.lowercased()
    for ending in [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".heic", ".gif"] where lower.hasSuffix(ending) {
      return "a file name"
    }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    let isDotted =
      parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    if isDotted, parts.contains("fill") || parts.contains("circle") { return "a symbol's name" }
    if isDotted, parts.count > 2 || lower == label, parts.allSatisfy({ $0.contains(where: \.isLetter) }), !isHost(parts)
    {
      return "a key"
    }
    if label.contains("_"), label.contains(where: \.isLetter) { return "an identifier" }
    return nil
  }

  /// `quay_moored_1`, `title`, `onboarding.title`: no sentence that is its own text.
  static func isSymbolicKey(_ key: String) -> Bool {
    guard !key.contains(where: \.isWhitespace) else { return false }
    return kind(of: key) != nil || key.contains(where: { "_.-:/".contains($0) }) || key.first?.isLowercase == true
  }

  /// `example.com` is something people say.
  private static func isHost(_ parts: [Substring]) -> Bool {
    ["com", "org", "net", "de", "io", "app", "dev", "edu", "gov", "uk", "eu"].contains(parts.last?.lowercased() ?? "")
  }
}
