/// What a person, or the app, does on the way from one state to the next. `words` says it in reports.
package enum FlowAction: Hashable, Sendable, Codable {
  /// A control as a person would name it.
  package struct Control: Hashable, Sendable, Codable {
    package var name: String
    /// 1-based, among controls of that name on the screen.
    package var number: Int
    package init(_ name: String, number: Int = 1) {
      self.name = name
      self.number = number
    }
  }
  /// What happens before anything was done.
  case launch
  case tap(Control)
  case swipe(to: Control)
  /// What covers the screen is put away.
  case dismiss(Control)
  case type(String, into: Control)
  case set(Control, to: Double)
  /// - Parameter choice: 0-based.
  case choose(Control, choice: Int)
  case answer(PromptAnswer)
  case leaveAndReturn
  case relaunch
  indirect case repeated(FlowAction, times: Int)
  /// Where what the code asks comes out otherwise than well: no answer, nothing found.
  indirect case assuming(FlowAction, outcome: String)
  /// Read back from a report.
  case remark(String)

  package static func tap(_ name: String) -> FlowAction { .tap(Control(name)) }

  /// Done once.
  package var once: FlowAction {
    switch self {
    case .repeated(let action, _), .assuming(let action, _): action.once
    default: self
    }
  }

  /// What it is done to.
  package var control: Control? {
    switch once {
    case .tap(let control), .swipe(let control), .dismiss(let control), .type(_, let control), .set(let control, _),
      .choose(let control, _):
      control
    case .launch, .answer, .leaveAndReturn, .relaunch, .repeated, .assuming, .remark: nil
    }
  }
  /// The control's name has the word in it, in any case: `skip`.
  package func isNamed(_ word: String) -> Bool { control?.name.lowercased().contains(word) ?? false }
  package var isTap: Bool { if case .tap = once { true } else { false } }
  package var isTyping: Bool { if case .type = once { true } else { false } }
  package var isDismissal: Bool { if case .dismiss = once { true } else { false } }
  package var answer: PromptAnswer? { if case .answer(let answer) = once { answer } else { nil } }
  /// Leaves the app itself, not a screen of it.
  package var isOutsideTheApp: Bool { once == .leaveAndReturn || once == .relaunch }
}

/// What a person says to a prompt of the system's, or to an offer.
package enum PromptAnswer: String, Hashable, Sendable, Codable, CaseIterable { case allow, deny, fail }
