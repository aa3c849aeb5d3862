import SightlineModel

/// Says in words in which part of a matrix something fails: "fits up to AX2, fails from AX3 on; in de and fi; on SE".
struct FailureSummary {
  let failing: [Variant]
  let judged: [Variant]
  /// Where it neither passes nor fails for certain.
  var undecided: [Variant] = []
  /// What is said of `failing`: it is to be looked at, not wrong.
  var isQuestion = false
  /// Most sizes were not laid out: nothing is said of those between.
  var isPartial = false

  /// The smallest failing size, or `nil` when every judged size fails alike.
  var firstSize: DynamicTypeSize? {
    let failingSizes = Set(failing.map(\.size))
    guard let first = failingSizes.min(), failingSizes != Set(judged.map(\.size)) else { return nil }
    return first
  }

  var text: String {
    if failing.count == judged.count, isPartial { return "laid out \(laidOut) only" }
    if failing.count == judged.count {
      return judged.count > 1
        ? "in all \(judged.count) variants" : "\(judged.first.map(String.init(describing:)) ?? "")"
    }
    var parts: [String] = []
    if let sizes { parts.append(sizes) }
    if let part = part("in", \.locale) { parts.append(part) }
    if let part = part("on", \.device.alias) { parts.append(part) }
    if let part = part("in", \.appearance.rawValue) { parts.append(part) }
    if parts.isEmpty { return "in \(failing.count) of \(judged.count) variants" }
    return parts.joined(separator: ", ")
  }

  private var sizes: String? {
    let failingSizes = Set(failing.map(\.size))
    let all = Set(judged.map(\.size)).sorted()
    guard failingSizes.count < all.count, let first = failingSizes.min() else { return nil }
    let fails = isQuestion ? "undecided" : "fails"
    if isPartial {
      return "\(fails) at \(failingSizes.sorted().map(\.rawValue).joined(separator: ", ")), laid out \(laidOut) only"
    }
    let isTail = all.filter { $0 >= first }.allSatisfy(failingSizes.contains)
    if isTail, let last = all.last(where: { $0 < first }) {
      return "\(fitting(all.filter { $0 <= last })), \(fails) from \(first.rawValue) on"
    }
    let isHead = all.filter { $0 <= failingSizes.max()! }.allSatisfy(failingSizes.contains)
    if isHead { return "\(fails) up to \(failingSizes.max()!.rawValue)" }
    return "\(fails) at " + failingSizes.sorted().map(\.rawValue).joined(separator: ", ")
  }

  private var laidOut: String {
    "at " + Set(judged.map(\.size)).sorted().map(\.rawValue).joined(separator: " and ")
  }

  /// What is said of the sizes below the smallest failing one.
  private func fitting(_ sizes: [DynamicTypeSize]) -> String {
    let open = Set(undecided.map(\.size))
    let fits = sizes.prefix { !open.contains($0) }
    return [
      fits.last.map { "fits up to \($0.rawValue)" },
      fits.count < sizes.count ? "undecided up to \(sizes.last!.rawValue)" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// `nil` when that dimension makes no difference.
  private func part(_ preposition: String, _ name: (Variant) -> String) -> String? {
    var seen: [String] = []
    for variant in failing where !seen.contains(name(variant)) { seen.append(name(variant)) }
    guard seen.count < Set(judged.map(name)).count else { return nil }
    return preposition + " " + (seen.count > 1 ? seen.dropLast().joined(separator: ", ") + " and " : "") + seen.last!
  }
}
