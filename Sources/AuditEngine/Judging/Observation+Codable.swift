import SightlineModel

/// As the worst of a fold is written down: a failure or a review.
extension Observation: Codable {
  private enum Key: CodingKey {
    case rule, screen, state, variants, location, place, symbol, path, detail, element, sourceText, frame, isFailure
    case issue, scrolls, isPresumed
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let issue = try values.decode(Verdict.Issue.self, forKey: .issue)
    self.init(
      rule: try values.decode(RuleID.self, forKey: .rule), node: nil,
      screen: try values.decode(String.self, forKey: .screen),
      state: try values.decode(Finding.StateReference.self, forKey: .state),
      variants: try values.decode([Int].self, forKey: .variants),
      location: try values.decode(SourceLocation.self, forKey: .location),
      place: try values.decode(SourceLocation.self, forKey: .place),
      symbol: try values.decodeIfPresent(String.self, forKey: .symbol),
      path: try values.decode(String.self, forKey: .path), detail: try values.decode(String.self, forKey: .detail),
      element: try values.decode(Finding.Element.self, forKey: .element),
      sourceText: try values.decode(String.self, forKey: .sourceText),
      frame: try values.decode(Rect.self, forKey: .frame),
      verdict: try values.decode(Bool.self, forKey: .isFailure) ? .fails(issue) : .needsReview(issue),
      scrolls: try values.decode(Bool.self, forKey: .scrolls),
      isPresumed: try values.decode(Bool.self, forKey: .isPresumed))
    guard !variants.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .variants, in: values, debugDescription: "no variant")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(rule, forKey: .rule)
    try values.encode(screen, forKey: .screen)
    try values.encode(state, forKey: .state)
    // The first is all that is asked of them.
    try values.encode(Array(variants.prefix(1)), forKey: .variants)
    try values.encode(location, forKey: .location)
    try values.encode(place, forKey: .place)
    try values.encodeIfPresent(symbol, forKey: .symbol)
    try values.encode(path, forKey: .path)
    try values.encode(detail, forKey: .detail)
    try values.encode(element, forKey: .element)
    try values.encode(sourceText, forKey: .sourceText)
    try values.encode(frame, forKey: .frame)
    if case .fails = verdict {
      try values.encode(true, forKey: .isFailure)
    } else {
      try values.encode(false, forKey: .isFailure)
    }
    try values.encodeIfPresent(verdict.issue, forKey: .issue)
    try values.encode(scrolls, forKey: .scrolls)
    try values.encode(isPresumed, forKey: .isPresumed)
  }
}
