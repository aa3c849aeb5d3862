/// The one place that words an action, for reports and messages.
extension FlowAction {
  /// `tap Continue`, `type "Fern" into Name`, `answer deny`.
  package var words: String {
    switch self {
    case .launch: "launch"
    case .tap(let control): "tap \(control.words)"
    case .swipe(let control): "swipe to \(control.words)"
    case .dismiss(let control): control.words
    case .type(let text, let control): "type \"\(text)\" into \(control.words)"
    case .set(let control, let value): "set \(control.words) to \(value)"
    case .choose(let control, let choice): "set \(control.words) to choice \(choice == .max ? choice : choice + 1)"
    case .answer(let answer): "answer \(answer.rawValue)"
    case .leaveAndReturn: "leave and come back"
    case .relaunch: "launch again"
    case .repeated(let action, let times): "\(action.words), \(times) times"
    case .assuming(let action, let outcome): "\(action.words), \(outcome)"
    case .remark(let words): words
    }
  }
}

extension FlowAction.Control {
  package var words: String { number > 1 ? "\(name) (\(number))" : name }
}

extension FlowGraph.Effect {
  /// What is said of it beside its name: `true`, `page=1, name=welcome`, `2.5 s`.
  package var value: String? {
    switch detail {
    case .value(let text)?: text
    case .properties(let properties)?: properties.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    case .seconds(let seconds)?: Self.words(seconds)
    case nil: nil
    }
  }

  /// Whole seconds are written without a fraction.
  private static func words(_ seconds: Double) -> String {
    let text = "\(seconds)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " s"
  }
}
