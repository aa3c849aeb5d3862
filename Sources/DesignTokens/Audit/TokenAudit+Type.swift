import SightlineModel

extension TokenAudit {
  /// Sizes too small to read, lines that touch, units mistaken for others.
  func typeFindings() -> [Finding] {
    var findings: [Finding] = []
    var told: Set<String> = []
    for mode in tokens.modes.indices {
      for (number, entry) in tokens.resolved[mode].enumerated() where entry.value >= 0 && entry.alias < 0 {
        let path = tokens.paths[number]
        guard let token = tokens.token(path, mode: mode) else { continue }
        for (message, value, required) in typeIssues(of: token) where told.insert(path + message).inserted {
          var finding = makeFinding(
            "token-type", .warning, "\(path): \(message)", at: token.location,
            key: path + "|" + message.prefix { !$0.isNumber }, text: path)
          if let value, let required { finding.measured = Measurement(value: value, required: required, unit: .pt) }
          finding.derivation = token.derivation
          findings.append(finding)
        }
      }
    }
    return findings
  }

  private func typeIssues(of token: Token) -> [(String, Double?, Double?)] {
    switch token.value {
    case .typography(let type): return issues(of: type)
    case .dimension(let length) where Self.isFontSize(token.path): return sizeIssues(length)
    default: return []
    }
  }

  private static func isFontSize(_ path: String) -> Bool {
    let words = TokenMode.words(path)
    return words.isSuperset(of: ["font", "size"]) || words.contains("fontsize") || words.contains("fontsizes")
      || words.isSuperset(of: ["text", "size"])
  }

  private func issues(of type: TokenTypography) -> [(String, Double?, Double?)] {
    var found: [(String, Double?, Double?)] = []
    if let size = type.fontSize { found += sizeIssues(size) }
    guard let points = type.fontSize?.points, points > 0 else { return found }
    if let factor = type.lineHeight {
      if factor > 4 {
        let text = ColorNotation.shortest(factor)
        found.append(("a line height of \(text) is \(text) times the font size; was \(text) px meant?", nil, nil))
      } else if factor < options.minimumLineHeight {
        found.append(
          ("a line height of \(ColorNotation.shortest(factor)) times the font size lets lines touch", nil, nil))
      }
    } else if let height = type.lineHeightLength?.points, height < points * options.minimumLineHeight {
      found.append(
        (
          "a line height of \(ColorNotation.shortest(height)) px is less than the font size of "
            + "\(ColorNotation.shortest(points)) px: lines touch", height, points * options.minimumLineHeight
        ))
    }
    if let spacing = type.letterSpacing?.points, abs(spacing) > points / 2 {
      found.append(
        ("letter spacing of \(ColorNotation.shortest(spacing)) px is more than half the font size", nil, nil))
    }
    return found
  }

  private func sizeIssues(_ size: TokenLength) -> [(String, Double?, Double?)] {
    guard let points = size.points else { return [] }
    let text = "\(ColorNotation.shortest(size.value)) \(size.unit)"
    if size.unit == "rem", size.value > 8 {
      return [("a font size of \(text) is \(ColorNotation.shortest(points)) pt; was px meant?", nil, nil)]
    }
    if size.unit == "px", points > 0, points < 4 {
      return [("a font size of \(text) can't be read; was rem meant?", points, options.minimumTextSize)]
    }
    if points < options.minimumTextSize {
      let minimum = ColorNotation.shortest(options.minimumTextSize)
      return [("a font size of \(text) is below \(minimum) pt", points, options.minimumTextSize)]
    }
    return []
  }
}
