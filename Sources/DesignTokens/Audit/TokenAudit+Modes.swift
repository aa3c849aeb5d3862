import SightlineModel
import SourceDocuments

extension TokenAudit {
  /// Tokens that exist in some modes only.
  func missingValues() -> [Finding] {
    guard tokens.modes.count > 1 else { return assetFindings() }
    var findings: [Finding] = []
    for path in Self.colorPaths(tokens) {
      guard let number = tokens.numbers[path] else { continue }
      let missing = tokens.modes.indices.filter { index in
        number >= tokens.resolved[index].count || tokens.resolved[index][number].definition < 0
      }
      guard !missing.isEmpty,
        let present = tokens.modes.indices.first(where: { !missing.contains($0) }),
        let token = tokens.token(path, mode: present)
      else { continue }
      let modes = missing.map { tokens.modes[$0].name }
      let others = tokens.modes.indices.filter { !missing.contains($0) }.map { tokens.modes[$0].name }
      var finding = makeFinding(
        .modeMissing,
        "\(path) has no value in \(Self.list(modes)), but in \(Self.list(others)); add one, or define it in a set that "
          + "every mode has", at: token.location, key: path, text: path)
      finding.variants = Finding.VariantFold(failing: modes, first: nil, total: tokens.modes.count)
      findings.append(finding)
    }
    return findings + assetFindings()
  }

  /// Colour sets without a dark value, where the catalogue otherwise has them. One of the system's has its own.
  private func assetFindings() -> [Finding] {
    let sets = (names.assets?.colorSets ?? []).filter { set in
      if case .reference = set.entry(.light)?.value { return false }
      return true
    }
    let dark = sets.filter { $0.declares(.dark) }.count
    guard dark * 2 > sets.count else { return [] }
    return sets.filter { !$0.declares(.dark) && $0.declares(.light) }.map { set in
      makeFinding(
        .modeMissing,
        "the asset colour \(set.name) has no dark value, though \(dark) of \(sets.count) colours have one; add it, "
          + "or leave it where the colour is meant to stay", at: set.location, key: set.name, text: set.name,
        outcome: .review)
    }
  }

  /// Pairs that lose contrast where the reader asked for more.
  func weakHighContrast() -> [Finding] {
    pairs.flatMap { pair -> [Finding] in
      let modes = names.modes(for: pair)
      return modes.filter(\.isHighContrast).compactMap { high in
        guard let base = modes.first(where: { $0.isBase(of: high) }),
          let strong = cell(pair, mode: high).ratio, let weak = cell(pair, mode: base).ratio, strong < weak - 0.005
        else { return nil }
        let paint = names.paint(pair.foreground, mode: high)
        var finding = makeFinding(
          .highContrast,
          "\(pair.foreground) on \(pair.background) has \(Self.ratio(strong)) in \(high.name), less than "
            + "\(Self.ratio(weak)) in \(base.name); high contrast must not be weaker", at: place(pair, high),
          key: "\(pair.foreground)|\(pair.background)|\(high.name)", text: pair.foreground)
        finding.measured = Measurement(
          value: (strong * 1000).rounded() / 1000, required: (weak * 1000).rounded() / 1000, unit: .ratio)
        finding.variants = Finding.VariantFold(failing: [high.name], first: nil, total: modes.count)
        finding.derivation = paint?.derivation ?? []
        return finding
      }
    }
  }

  /// What is wrong with the files themselves; what could not be read at all is said elsewhere.
  func fileFindings() -> [Finding] {
    tokens.problems.filter { !tokens.unreadable.contains($0) }.map { problem in
      makeFinding(
        tokens.referenceProblems.contains(problem) ? .reference : .value, problem.message, at: problem.location,
        key: problem.message, severity: problem.kind == .warning ? .warning : .error)
    }
  }
}
