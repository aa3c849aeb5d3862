import SightlineModel

/// Says in words in which part of a matrix something fails: "from AX3 on, in German and Finnish; iPhone SE only".
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
    VariantWords(
      failing: failing.map(\.conditions), judged: judged.map(\.conditions),
      undecided: Set(undecided.map(\.size)), isQuestion: isQuestion, isPartial: isPartial
    ).text
  }
}

extension Variant {
  var conditions: VariantWords.Conditions {
    VariantWords.Conditions(size: size, locale: locale, device: device.alias, appearance: appearance)
  }
}
