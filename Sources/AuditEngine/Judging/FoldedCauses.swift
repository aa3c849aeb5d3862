import SightlineModel

/// The causes of a fold as they are written down: each text, variant set and identity once, the rest by number.
///
/// What passes is the most of it, and counts: in how many variants something was judged, and how its fingerprint is made.
struct FoldedCauses: Sendable, Codable {
  private var texts: [String] = []
  private var identities: [[Int]] = []
  private var variantSets: [VariantSet] = []
  /// Of each cause: rule, file, line, column, detail, screen and number where it was met, the two sets of variants, how
  /// many identities, these, and the places of its elements.
  private var rows: [[Int]] = []
  private var failing: [Int: CauseGroup.Side] = [:]
  private var reviewing: [Int: CauseGroup.Side] = [:]

  init(_ groups: [CauseGroup]) {
    var knownTexts: [String: Int] = [:], knownSets: [VariantSet: Int] = [:], knownIdentities: [[Int]: Int] = [:]
    func number<Key: Hashable>(_ key: Key, _ known: inout [Key: Int], _ all: inout [Key]) -> Int {
      if let number = known[key] { return number }
      known[key] = all.count
      all.append(key)
      return all.count - 1
    }
    var (texts, identities, variantSets): ([String], [[Int]], [VariantSet]) = ([], [], [])
    for (index, group) in groups.enumerated() {
      let cause = group.cause
      let own = group.identities.map { identity in
        let parts = [
          identity.symbol.map { number($0, &knownTexts, &texts) } ?? -1, number(identity.kind, &knownTexts, &texts),
          number(identity.text, &knownTexts, &texts),
        ]
        return number(parts, &knownIdentities, &identities)
      }
      let place = [
        number(cause.rule.rawValue, &knownTexts, &texts), number(cause.location.file, &knownTexts, &texts),
        cause.location.line, cause.location.column, number(cause.detail, &knownTexts, &texts), group.met.screen,
        group.met.number, number(group.judged, &knownSets, &variantSets),
        number(group.judgedPresumed, &knownSets, &variantSets), own.count,
      ]
      rows.append(place + own.sorted() + group.placesOfElements.sorted())
      if group.failing.worst != nil { failing[index] = group.failing }
      if group.reviewing.worst != nil { reviewing[index] = group.reviewing }
    }
    (self.texts, self.identities, self.variantSets) = (texts, identities, variantSets)
  }

  private static let fixed = 10

  /// - Returns: `nil` where a number leads nowhere.
  var groups: [CauseGroup]? {
    var groups: [CauseGroup] = []
    for (index, row) in rows.enumerated() {
      guard row.count >= Self.fixed, row[9] >= 0, row.count >= Self.fixed + row[9],
        let rule = text(row[0]), let file = text(row[1]), let detail = text(row[4]),
        variantSets.indices.contains(row[7]), variantSets.indices.contains(row[8])
      else { return nil }
      var own: Set<CauseGroup.Identity> = []
      for number in row[Self.fixed..<Self.fixed + row[9]] {
        guard identities.indices.contains(number), identities[number].count == 3,
          let kind = text(identities[number][1]), let words = text(identities[number][2])
        else { return nil }
        own.insert(CauseGroup.Identity(symbol: text(identities[number][0]), kind: kind, text: words))
      }
      let places = row[(Self.fixed + row[9])...]
      guard places.allSatisfy(rows.indices.contains) else { return nil }
      groups.append(
        CauseGroup(
          cause: CauseGroup.Cause(
            rule: RuleID(rawValue: rule), location: SourceLocation(file: file, line: row[2], column: row[3]),
            detail: detail),
          met: Met(screen: row[5], number: row[6]), judged: variantSets[row[7]], judgedPresumed: variantSets[row[8]],
          identities: own, placesOfElements: Set(places), failing: failing[index] ?? CauseGroup.Side(),
          reviewing: reviewing[index] ?? CauseGroup.Side()))
    }
    return groups
  }

  private func text(_ number: Int) -> String? { texts.indices.contains(number) ? texts[number] : nil }
}
