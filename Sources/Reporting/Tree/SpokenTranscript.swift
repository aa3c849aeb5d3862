package import SightlineModel

/// What VoiceOver says on one screen in one state and language, in order: a file to be committed and read as a diff.
///
/// No lines of code stand in it, so that it changes only when what is heard changes.
package struct SpokenTranscript: Sendable, Hashable {
  package var screen: String
  package var state: String
  package var locale: String
  /// The file.
  package var text: String

  /// How every file begins: by it a file that is there no more is known to be ours.
  package static let mark = "VoiceOver transcript: "

  /// - Parameter path: How a person gets there.
  package init(_ scene: Scene, path: [String]) {
    (screen, state, locale) = (scene.screen, scene.state, scene.variant.locale)
    var text = Self.mark + [screen, state, locale].map { Visible.line($0) }.joined(separator: ", ") + "\n"
    if path.count > 1 { text += "Reached by: " + path.map { Visible.line($0) }.joined(separator: ", ") + "\n" }
    text += "\n"
    let elements = scene.spokenElements.compactMap(\.spoken)
    for (index, spoken) in elements.enumerated() { text += "\(index + 1). \(SpokenTree.sentence(spoken))\n" }
    self.text = elements.isEmpty ? text + "Nothing is spoken.\n" : text
  }

  /// Relative paths with their texts, sorted: `Welcome/settled.de.txt`. Names that a file system could take otherwise are
  /// written with dashes; what then has the same name is numbered.
  package static func files(_ transcripts: [SpokenTranscript]) -> [(path: String, text: String)] {
    var taken: Set<String> = []
    return transcripts.map { one in
      let base = "\(name(one.screen))/\(name(one.state)).\(name(one.locale))"
      var path = base + ".txt"
      var number = 2
      while !taken.insert(path.lowercased()).inserted {
        path = "\(base)-\(number).txt"
        number += 1
      }
      return (path, one.text)
    }.sorted { $0.path < $1.path }
  }

  private static func name(_ text: String) -> String {
    let name = String(
      text.map { sign in sign.isLetter || sign.isNumber || " -_()".contains(sign) ? sign : "-" }.prefix(80))
    return name.isEmpty ? "-" : name
  }

  /// What is not as it should be: files that differ, are missing or left over, each with the first line that differs.
  ///
  /// - Parameters:
  ///   - wanted: As `files` gives them.
  ///   - found: Texts of the folder's files of ours, by path.
  package static func differences(_ wanted: [(path: String, text: String)], found: [String: String]) -> [String] {
    var left = found
    var result: [String] = []
    for file in wanted {
      guard let text = left.removeValue(forKey: file.path) else {
        result.append("\(file.path): missing")
        continue
      }
      guard text != file.text else { continue }
      let old = text.split(separator: "\n", omittingEmptySubsequences: false)
      let now = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = zip(old, now).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, now.count)
      let words =
        now.indices.contains(line) ? "now “\(Visible.line(String(now[line]), limit: 100))”" : "fewer lines now"
      result.append("\(file.path):\(line + 1): \(words)")
    }
    return result + left.keys.sorted().map { "\($0): there is no such screen, state or language" }
  }
}
