import SightlineModel
import SourceDocuments

extension TokenAudit {
  /// Something about a type token that is worth a finding.
  private struct TypeIssue {
    var rule: TokenRule
    var message: String
    var measured: Measurement?
    var isReview = false
  }

  /// Sizes too small to read, lines that touch, units mistaken for others, sizes and fonts that iOS does not have.
  ///
  /// Told once, where the value is written: not for every token that refers to it.
  func typeFindings() -> [Finding] {
    var findings: [Finding] = []
    var told: Set<String> = []
    let sizes = fontSizeTokens()
    for mode in tokens.modes.indices {
      for (number, entry) in tokens.resolved[mode].enumerated() where entry.value >= 0 && entry.alias < 0 {
        guard tokens.values[Int(entry.value)].isAboutType else { continue }
        let path = tokens.paths[number]
        guard let token = tokens.token(path, mode: mode) else { continue }
        for issue in issues(of: token, isFontSize: sizes[mode].contains(number))
        where told.insert("\(token.location)|\(issue.rule.rawValue)|\(issue.message)").inserted {
          var finding = makeFinding(
            issue.rule, "\(path): \(issue.message)", at: token.location,
            key: path + "|" + issue.message.prefix { !$0.isNumber }, text: path,
            outcome: issue.isReview ? .review : .fail)
          finding.measured = issue.measured
          finding.derivation = token.derivation
          findings.append(finding)
        }
      }
    }
    return findings
  }

  /// Dimensions that are font sizes, by their own name or by the name or type of a token that refers to them.
  private func fontSizeTokens() -> [Set<Int>] {
    tokens.resolved.map { mode in
      var result: Set<Int> = []
      for (number, entry) in mode.enumerated() where entry.value >= 0 && entry.type == .dimension {
        guard Self.isFontSize(tokens.paths[number]) else { continue }
        var source = number
        while mode[source].alias >= 0 { source = Int(mode[source].alias) }
        result.insert(source)
      }
      return result
    }
  }

  private func issues(of token: Token, isFontSize: Bool) -> [TypeIssue] {
    switch token.value {
    case .typography(let type): issues(of: type, token)
    case .dimension(let length) where isFontSize: sizeIssues(length)
    case .fontFamily(let families): fontIssues(families)
    default: []
    }
  }

  /// `font.size.small`, `fontSize.100`, `text-size`; not the size of an icon in a font's group.
  private static func isFontSize(_ path: String) -> Bool {
    let words = TokenMode.words(path)
    return words.isSuperset(of: ["font", "size"]) || words.contains("fontsize") || words.contains("fontsizes")
      || words.isSuperset(of: ["font", "sizes"]) || words.isSuperset(of: ["text", "size"])
  }

  private func issues(of type: TokenTypography, _ token: Token) -> [TypeIssue] {
    // A size that another token holds is judged there.
    let ownSize = token.definition.value["fontSize"].map { $0.string?.contains("{") != true && $0["$ref"] == nil }
    let ownFamily = token.definition.value["fontFamily"].map { $0.string?.contains("{") != true && $0["$ref"] == nil }
    var found: [TypeIssue] = []
    if let size = type.fontSize, ownSize ?? false { found += sizeIssues(size) }
    if let families = type.fontFamily, ownFamily ?? false { found += fontIssues(families) }
    guard let points = type.fontSize?.points, points > 0 else { return found }
    return found + lineIssues(type, points) + spacingIssues(type, points)
  }

  private func lineIssues(_ type: TokenTypography, _ points: Double) -> [TypeIssue] {
    let least = options.minimumLineHeight
    func short(_ value: Double) -> String { ColorNotation.shortest((value * 100).rounded() / 100) }
    if let factor = type.lineHeight {
      if factor > 4 {
        return [
          TypeIssue(
            rule: .unit,
            message: "a line height of \(short(factor)) is \(short(factor)) times the font size; was "
              + "\(short(factor)) px meant?")
        ]
      }
      guard factor < least else { return [] }
      return [
        TypeIssue(
          rule: .lineHeight,
          message: "a line height of \(short(factor)) times the font size lets lines touch; "
            + "\(short(least)) is the least",
          measured: Measurement(value: factor * points, required: least * points, unit: .pt))
      ]
    }
    guard let height = type.lineHeightLength?.points, height < points * least else { return [] }
    if height <= 4 {
      return [
        TypeIssue(
          rule: .unit,
          message: "a line height of \(short(height)) px can't hold a line of \(short(points)) px; was "
            + "\(short(height)) times the font size meant?")
      ]
    }
    return [
      TypeIssue(
        rule: .lineHeight,
        message: "a line height of \(short(height)) px is less than \(short(least)) times the font "
          + "size of \(short(points)) px: lines touch",
        measured: Measurement(value: height, required: points * least, unit: .pt))
    ]
  }

  private func spacingIssues(_ type: TokenTypography, _ points: Double) -> [TypeIssue] {
    guard let spacing = type.letterSpacing?.points, abs(spacing) > points / 2 else { return [] }
    return [
      TypeIssue(
        rule: .unit,
        message: "letter spacing of \(ColorNotation.shortest(spacing)) px is more than half the font size; "
          + "was a percentage meant?")
    ]
  }

  private func sizeIssues(_ size: TokenLength) -> [TypeIssue] {
    guard let points = size.points, points > 0 else { return [] }
    let text = "\(ColorNotation.shortest(size.value)) \(size.unit)"
    if size.unit == "rem", size.value > 8 {
      return [
        TypeIssue(
          rule: .unit, message: "a font size of \(text) is \(ColorNotation.shortest(points)) pt; was px meant?")
      ]
    }
    let measured = Measurement(value: points, required: options.minimumTextSize, unit: .pt)
    if size.unit == "px", points < 4 {
      return [
        TypeIssue(rule: .unit, message: "a font size of \(text) can't be read; was rem meant?", measured: measured)
      ]
    }
    if points < options.minimumTextSize {
      let minimum = ColorNotation.shortest(options.minimumTextSize)
      let own = size.unit == "rem" ? " (\(ColorNotation.shortest(points)) pt)" : ""
      return [
        TypeIssue(
          rule: .textSize,
          message: "a font size of \(text)\(own) is below \(minimum) pt, the smallest that can be read",
          measured: measured)
      ]
    }
    guard let near = TextStyleSizes.neighbours(of: points) else { return [] }
    return [
      TypeIssue(
        rule: .textStyle,
        message:
          "no iOS text style has \(ColorNotation.shortest(points)) pt; nearest \(near.contains(" and ") ? "are" : "is") \(near): "
          + "take one, or scale it relative to one")
    ]
  }

  /// Families are tried in order; one that the app can use is enough.
  private func fontIssues(_ families: [String]) -> [TypeIssue] {
    guard let own = options.fontFamilies, let first = families.first else { return [] }
    guard !SystemFontFamilies.contains(first), !own.contains(first.lowercased()) else { return [] }
    let next = families.dropFirst().first { SystemFontFamilies.contains($0) || own.contains($0.lowercased()) }
    return [
      TypeIssue(
        rule: .font,
        message: "the font '\(first)' neither comes with iOS nor is among the project's font files; "
          + (next.map { "'\($0)' would stand in" } ?? "the system's font would stand in") + ": add its files",
        isReview: true)
    ]
  }
}

extension TokenValue {
  fileprivate var isAboutType: Bool {
    switch self {
    case .typography, .dimension, .fontFamily: true
    default: false
    }
  }
}
