import Foundation

/// Puts defects into clean screens.
package struct Mutator: Sendable {
  package let screens: [CleanScreen]
  package init(_ screens: [CleanScreen]) { self.screens = screens }

  /// - Returns: The defect at every place it fits, first one of each screen, then the next ones, `most` at the most.
  package func mutants(of defect: Defect, most: Int = .max) throws -> [Mutant] {
    let byScreen = try screens.map { screen in
      try screen.files.keys.sorted().filter { $0.hasSuffix(defect.suffix) }.flatMap { path in
        try mutants(of: defect, in: screen, path)
      }
    }
    var result: [Mutant] = []
    for round in 0..<(byScreen.map(\.count).max() ?? 0) {
      for places in byScreen where round < places.count && result.count < most { result.append(places[round]) }
    }
    return result
  }

  private func mutants(of defect: Defect, in screen: CleanScreen, _ path: String) throws -> [Mutant] {
    let lines = screen.files[path]!.components(separatedBy: "\n")
    let statement = Statement(lines: lines)
    return try lines.indices.compactMap { index in
      guard var edited = try defect.edit.applied(to: lines, at: index) else { return nil }
      let text = lines[statement.around(index)].joined(separator: "\n")
      if let given = defect.given, try !matches(given, text) { return nil }
      if let below = defect.below, try index == 0 || !matches(below, lines[index - 1]) { return nil }
      if let previous = defect.previous {
        guard let sibling = statement.previous(to: index), try matches(previous, lines[sibling]) else { return nil }
      }
      if let next = defect.next {
        let end = statement.around(index).upperBound
        guard end + 1 < lines.count, try matches(next, lines[end + 1]) else { return nil }
      }
      if let outside = defect.outside,
        try statement.outlines(around: index).contains(where: { try matches(outside, $0) })
      {
        return nil
      }
      if let unless = defect.unless, try matches(unless, text) { return nil }
      if let member = defect.member, let view = edited.lines.firstIndex(where: { $0.hasSuffix("Screen: View {") }) {
        edited.lines.insert("  " + member, at: view + 1)
        edited.line += 1
      }
      let around = Statement(lines: edited.lines).around(edited.line)
      var files = screen.files
      files[path] = edited.lines.joined(separator: "\n")
      return Mutant(
        defect: defect, screen: screen, path: path, line: edited.line + 1,
        statement: around.lowerBound + 1...around.upperBound + 1, files: files)
    }
  }

  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    try NSRegularExpression(pattern: pattern).firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

extension Defect.Edit {
  /// - Returns: The edited lines and where, 0-based; `nil` where the pattern does not fit.
  func applied(to lines: [String], at index: Int) throws -> (lines: [String], line: Int)? {
    let line = lines[index]
    let range = NSRange(line.startIndex..., in: line)
    var result = lines
    switch self {
    case .replace(let pattern, let template):
      let expression = try NSRegularExpression(pattern: pattern)
      let edited = expression.stringByReplacingMatches(in: line, range: range, withTemplate: template)
      guard edited != line else { return nil }
      result[index] = edited
      return (result, index)
    case .remove(let pattern):
      guard try NSRegularExpression(pattern: pattern).firstMatch(in: line, range: range) != nil else { return nil }
      result.remove(at: index)
      return (result, Swift.max(0, index - 1))
    case .removeView(let pattern):
      guard try NSRegularExpression(pattern: pattern).firstMatch(in: line, range: range) != nil else { return nil }
      result.removeSubrange(Statement(lines: lines).around(index))
      return (result, Swift.max(0, index - 1))
    case .insert(let pattern, let added, let deeper):
      guard try NSRegularExpression(pattern: pattern).firstMatch(in: line, range: range) != nil else { return nil }
      let depth = line.prefix { $0 == " " }.count + deeper
      result.insert(String(repeating: " ", count: depth) + added, at: index + 1)
      return (result, index + 1)
    }
  }
}
