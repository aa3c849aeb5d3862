/// What a rule says of one element in one scene.
package enum Verdict: Sendable {
  case passes
  case notApplicable
  case fails(Issue)
  case needsReview(Issue)
}

extension Verdict {
  /// What was found, in facts; the words for it are made when they are read.
  ///
  /// One cause fails in thousands of variants, and is reported once: message, suggestion and derivation of all others are
  /// never made. Until then the issue keeps what they are made from, the scene as a rule.
  package struct Issue: Sendable {
    package var measured: Measurement?
    /// The line that causes it, when not the element's own.
    package var cause: SourceLocation?
    /// Why it is for a person to confirm, in the order in which the reasons were met.
    package var doubts: [Doubt] = []
    private var makeMessage: @Sendable () -> String
    private var makeSuggestion: @Sendable () -> Suggestion?
    private var makeDerivation: @Sendable () -> [DerivationStep]

    /// - Parameters:
    ///   - message: What is wrong, as measured, and what to do.
    ///   - measured: Its number is the one that the message gives.
    package init(
      _ message: @autoclosure @escaping @Sendable () -> String, measured: Measurement? = nil,
      suggestion: @autoclosure @escaping @Sendable () -> Suggestion? = nil, cause: SourceLocation? = nil,
      derivation: @autoclosure @escaping @Sendable () -> [DerivationStep] = []
    ) {
      (makeMessage, self.measured, makeSuggestion) = (message, measured, suggestion)
      (self.cause, makeDerivation) = (cause, derivation)
    }

    /// What is wrong, as measured, what to do, and what is in doubt about it.
    package var message: String { ([makeMessage()] + doubts.map(\.sentence)).joined(separator: " ") }
    package var suggestion: Suggestion? { makeSuggestion() }
    package var derivation: [DerivationStep] { makeDerivation() }

    /// The same with its words made: what they were made from is let go of.
    package var inWords: Issue {
      let (message, suggestion, derivation) = (makeMessage(), suggestion, derivation)
      var issue = self
      (issue.makeMessage, issue.makeSuggestion, issue.makeDerivation) = ({ message }, { suggestion }, { derivation })
      return issue
    }
  }

  /// What was found, by a failure or a review.
  package var issue: Issue? {
    get {
      switch self {
      case .fails(let issue), .needsReview(let issue): issue
      case .passes, .notApplicable: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .fails: self = .fails(newValue)
      case .needsReview: self = .needsReview(newValue)
      case .passes, .notApplicable: break
      }
    }
  }
}

/// With its words made.
extension Verdict.Issue: Codable {
  private enum Key: CodingKey { case message, measured, cause, doubts, suggestion, derivation }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let message = try values.decode(String.self, forKey: .message)
    let suggestion = try values.decodeIfPresent(Suggestion.self, forKey: .suggestion)
    let derivation = try values.decode([DerivationStep].self, forKey: .derivation)
    self.init(
      message, measured: try values.decodeIfPresent(Measurement.self, forKey: .measured), suggestion: suggestion,
      cause: try values.decodeIfPresent(SourceLocation.self, forKey: .cause), derivation: derivation)
    doubts = try values.decode([Doubt].self, forKey: .doubts)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(makeMessage(), forKey: .message)
    try values.encodeIfPresent(measured, forKey: .measured)
    try values.encodeIfPresent(cause, forKey: .cause)
    try values.encode(doubts, forKey: .doubts)
    try values.encodeIfPresent(suggestion, forKey: .suggestion)
    try values.encode(derivation, forKey: .derivation)
  }
}
