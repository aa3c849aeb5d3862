/// What a person, or the app, does on the way from one state to the next. `words` says it in reports.
public enum FlowAction: Hashable, Sendable, Codable {
  /// A control as a person would name it.
  public struct Control: Hashable, Sendable, Codable {
    public var name: String
    /// 1-based, among controls of that name on the screen.
    public var number: Int
    public init(_ name: String, number: Int = 1) {
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

  public static func tap(_ name: String) -> FlowAction { .tap(Control(name)) }

  /// Done once.
  public var once: FlowAction {
    switch self {
    case .repeated(let action, _), .assuming(let action, _): action.once
    default: self
    }
  }

  /// What it is done to.
  public var control: Control? {
    switch once {
    case .tap(let control), .swipe(let control), .dismiss(let control), .type(_, let control), .set(let control, _),
      .choose(let control, _):
      control
    case .launch, .answer, .leaveAndReturn, .relaunch, .repeated, .assuming, .remark: nil
    }
  }
  /// The control's name has the word in it, in any case: `skip`.
  public func isNamed(_ word: String) -> Bool { control?.name.lowercased().contains(word) ?? false }
  public var isTap: Bool { if case .tap = once { true } else { false } }
  public var isTyping: Bool { if case .type = once { true } else { false } }
  public var isDismissal: Bool { if case .dismiss = once { true } else { false } }
  public var answer: PromptAnswer? { if case .answer(let answer) = once { answer } else { nil } }
  /// Leaves the app itself, not a screen of it.
  public var isOutsideTheApp: Bool { once == .leaveAndReturn || once == .relaunch }
}

/// What a person says to a prompt of the system's, or to an offer.
public enum PromptAnswer: String, Hashable, Sendable, Codable, CaseIterable { case allow, deny, fail }
