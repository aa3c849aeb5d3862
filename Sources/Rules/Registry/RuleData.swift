/// The small part of YAML that rule pages and profiles use: `key: value`, and one level of indented keys below `key:`.
struct RuleData {
  private(set) var values: [String: String] = [:]
  private(set) var sections: [String: [String: String]] = [:]
  /// Top-level keys in order.
  private(set) var keys: [String] = []
  /// Of the top-level keys, 1-based.
  private(set) var lines: [String: Int] = [:]

  init(text: String, file: String, firstLine: Int = 1) throws(RuleDataError) {
    var section: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.prefix { $0 != "#" }
      guard !content.trimmed.isEmpty else { continue }
      guard let colon = content.firstIndex(of: ":") else {
        throw RuleDataError(file: file, line: firstLine + index, "expected 'key: value'")
      }
      let key = content[..<colon].trimmed
      let rest = line[line.index(after: colon)...]
      // A comment follows a blank; `#RRGGBB` is none.
      let value = (rest.firstRange(of: " #").map { rest[..<$0.lowerBound] } ?? rest).trimmed
      if line.hasPrefix(" ") {
        guard let section else {
          throw RuleDataError(file: file, line: firstLine + index, "indented without a key above")
        }
        sections[section, default: [:]][key] = value
      } else {
        guard !keys.contains(key) else {
          throw RuleDataError(file: file, line: firstLine + index, "'\(key)' stands twice")
        }
        keys.append(key)
        lines[key] = firstLine + index
        section = value.isEmpty ? key : nil
        if value.isEmpty { sections[key] = [:] } else { values[key] = value }
      }
    }
  }
  subscript(key: String) -> String? { values[key] }
  func section(_ key: String) -> [String: String] { sections[key] ?? [:] }
}
