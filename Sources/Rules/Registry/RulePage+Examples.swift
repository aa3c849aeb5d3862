package import SightlineModel

extension RulePage {
  /// A small project on a page: one Swift file, and what else it needs.
  package struct Example: Sendable, Hashable {
    package struct File: Sendable, Hashable {
      /// Relative to the project: `Example.swift`, `Localizable.xcstrings`.
      package var path: String
      package var text: String
    }
    /// What an audit of the example says about one line.
    package struct Mark: Sendable, Hashable, Comparable {
      package var file: String
      /// 1-based.
      package var line: Int
      package var rule: RuleID
      package var verdict: Finding.Outcome
      package static func < (a: Self, b: Self) -> Bool {
        (a.file, a.line, a.rule, a.verdict.rawValue) < (b.file, b.line, b.rule, b.verdict.rawValue)
      }
    }
    package var files: [File] = []
    /// From `// expect: fails` and `// expect: review`: of the page's own rule, or of the one named after it.
    package var marks: [Mark] = []
  }

  /// Projects under `## Bad`: each gives exactly the marked findings.
  package var badExamples: [Example] { examples(under: "Bad") }
  /// Projects under `## Good`: none gives a finding of any rule.
  package var goodExamples: [Example] { examples(under: "Good") }

  /// A fenced block is a file. It begins an example, unless it names a file (`` ```json Localizable.xcstrings ``) that
  /// the example before it lacks.
  private func examples(under heading: String) -> [Example] {
    var result: [Example] = []
    var isInSection = false
    var open: (name: String?, lines: [Substring])?
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        guard line == "```" else {
          open!.lines.append(line)
          continue
        }
        open = nil
        guard isInSection else { continue }
        let path = block.name ?? "Example.swift"
        if block.name == nil || result.isEmpty || result.last!.files.contains(where: { $0.path == path }) {
          result.append(Example())
        }
        result[result.count - 1].add(block.lines, as: path, own: id)
      } else if line.hasPrefix("```") {
        open = (line.split(separator: " ").dropFirst().first.map(String.init), [])
      } else if line.hasPrefix("## ") {
        isInSection = line == "## \(heading)"
      }
    }
    return result
  }
}

extension RulePage.Example {
  /// Marks stay in languages that have comments; from JSON they are taken out.
  fileprivate mutating func add(_ lines: [Substring], as path: String, own: RuleID) {
    let hasComments = path.hasSuffix(".swift") || path.hasSuffix(".yml") || path.hasSuffix(".strings")
    var text = ""
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: "expect: ", maxSplits: 1)
      guard parts.count == 2 else {
        text += line + "\n"
        continue
      }
      for mark in parts[1].split(separator: ",") {
        let words = mark.split(separator: " ")
        marks.append(
          Mark(
            file: path, line: index + 1, rule: words.count > 1 ? RuleID(rawValue: String(words[1])) : own,
            verdict: words.first == "review" ? .review : .fail))
      }
      let code = parts[0].reversed().drop { " /#".contains($0) }.reversed()
      text += (hasComments ? line : Substring(String(code))) + "\n"
    }
    files.append(File(path: path, text: text))
  }
}
