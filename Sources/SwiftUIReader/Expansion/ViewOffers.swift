import Foundation
import SightlineModel
import SwiftInterpreter

/// What controls let a person do that no tap on them does: pick a date, choose among options, end an entry.
struct ViewOffers {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }
  private var reading: Reading { expansion.reading }

  /// - Parameter choices: What the view offers to choose from, with the words for it.
  func add(
    _ node: inout ViewNode, _ view: BuiltInView, choices: [Choice], _ environment: EnvironmentValues
  ) throws {
    reportEditing(node, view)
    guard environment.isShown else { return }
    let place = view.location
    switch view.entry.name {
    case "DatePicker":
      guard let selection = binding(view) else { return }
      expansion.offer("another date", at: place, isOfData: true) {
        try selection.set(Self.later(than: selection, at: place))
      }
    case "MultiDatePicker", "ColorPicker":
      guard let selection = binding(view) else { return }
      let what = view.entry.name == "ColorPicker" ? "the colour" : "the dates"
      expansion.offer("choose", at: place, isOfData: true) {
        try selection.set(.unknown("\(what) a person picks", at: place))
      }
    case "PhotosPicker":
      guard let selection = binding(view), let number = node.arguments.action("action") else { return }
      let run = expansion.outcome.actions[number].run
      expansion.outcome.actions[number].run = { value in
        try run(value)
        try selection.set(Self.photo(for: selection, at: place))
      }
    case "PasteButton":
      guard let paste = (view.arguments["payloadAction"] ?? view.arguments["onPaste"])?.function else { return }
      tap(&node, view) { [interpreter] in
        let values = [Value.unknown("what a person pastes", at: place)]
        _ = try interpreter.call(paste, Self.arguments(values, of: paste, at: place))
      }
    case "EditButton":
      let mode = EnvironmentReader(reading: reading).editMode(in: environment)
      tap(&node, view) {
        let isEditing = try mode.get().host(NameValue.self).map { $0.name != "inactive" } ?? false
        try mode.set(.host(NameValue(hostTypeName: "EditMode", name: isEditing ? "inactive" : "active")))
      }
    case "TextField", "SecureField":
      guard let commit = view.arguments["onCommit"]?.function else { return }
      expansion.offer("return", at: place, does: commit) { [interpreter] in _ = try interpreter.call(commit, []) }
    case "SignInWithAppleButton": signIn(view)
    case "Picker", "List": choose(among: choices, view)
    default: break
    }
  }

  /// `onEditingChanged` hears of the beginning and of the end of each change.
  private func reportEditing(_ node: ViewNode, _ view: BuiltInView) {
    guard let heard = view.arguments["onEditingChanged"]?.function else { return }
    let (interpreter, place) = (interpreter, view.location)
    func tell(_ isEditing: Bool) throws {
      _ = try interpreter.call(heard, Self.arguments([.bool(isEditing)], of: heard, at: place))
    }
    let names = ["valueBinding", "textBinding", "onIncrement", "onDecrement"]
    for number in Set(names.compactMap { node.arguments.action($0) }).sorted() {
      let run = expansion.outcome.actions[number].run
      expansion.outcome.actions[number].run = { value in
        try tell(true)
        try run(value)
        try tell(false)
      }
    }
  }

  private func binding(_ view: BuiltInView) -> BindingValue? {
    view.arguments["selection"]?.host(BindingValue.self)
  }

  private func tap(_ node: inout ViewNode, _ view: BuiltInView, _ run: @escaping () throws -> Void) {
    expansion.outcome.actions.append(Action(kind: "tap", location: view.location) { _ in try run() })
    node.arguments.set("action", .action(expansion.outcome.actions.count - 1))
  }

  private func choose(among choices: [Choice], _ view: BuiltInView) {
    guard let selection = binding(view), let held = try? selection.get() else { return }
    // A list of which several are chosen waits for its edit mode.
    if case .set = held.payload { return }
    for choice in choices {
      if let isHeld = try? interpreter.isEqual(held, choice.value), isHeld { continue }
      expansion.offer(choice.name, at: view.location, isOfData: true) { try selection.set(choice.value) }
    }
  }

  private func signIn(_ view: BuiltInView) {
    guard let completion = view.arguments["onCompletion"]?.function else { return }
    let request = view.arguments["onRequest"]?.function
    let (reading, interpreter, place) = (reading, interpreter, view.location)
    func call(_ function: FunctionValue, _ value: Value) throws {
      _ = try interpreter.call(function, Self.arguments([value], of: function, at: place))
    }
    expansion.offer("Sign in with Apple", at: place, does: completion) {
      if let request { try call(request, .unknown("the request for an Apple account", at: place)) }
      Prompting(reading: reading).ask("Sign in with Apple", at: place) { answer in
        let isSignedIn = answer == .allow
        let value = Value.unknown(
          isSignedIn ? "the answer of Sign in with Apple" : "why nobody signed in with Apple", at: place)
        let result = EnumerationValue(
          typeName: "Result", caseName: isSignedIn ? "success" : "failure", payload: [TupleElement(value: value)])
        try call(completion, Value(.enumeration(result)))
      }
    }
  }

  /// As many as a closure takes.
  static func arguments(_ values: [Value], of function: FunctionValue, at place: SourceLocation) -> [Call.Argument] {
    values.prefix(function.parameterCount).map { Call.Argument(label: nil, value: $0, location: place) }
  }

  /// The day after the one that is chosen.
  private static func later(than selection: BindingValue, at place: SourceLocation) throws -> Value {
    guard let date = try selection.get().host(DateValue.self)?.date else {
      return .unknown("the date a person picks", at: place)
    }
    return .host(DateValue(date: date.addingTimeInterval(24 * 60 * 60)))
  }

  /// What a picker of photos puts into its selection: one of them, or a list of one.
  static func photo(for selection: BindingValue, at place: SourceLocation) -> Value {
    let photo = Value(
      .unknown(Unknown(reason: "the photo that a person chooses", location: place, typeName: "PhotosPickerItem")))
    if case .array? = (try? selection.get())?.payload { return Value(.array([photo])) }
    return photo
  }
}

/// One of the options of a picker or of the rows of a list.
struct Choice {
  /// What the selection becomes.
  var value: Value
  /// The words that are shown for it.
  var name: String
}

/// What a picker or a list around collects while its content is made.
final class Choices {
  private(set) var all: [Choice] = []
  func add(_ value: Value, _ nodes: [ViewNode]) {
    all.append(Choice(value: value, name: nodes.lazy.flatMap(\.shownWords).first ?? ""))
  }
}

extension ViewNode {
  /// Texts, in their order.
  fileprivate var shownWords: [String] {
    var words: [String] = []
    if case .text(let text) = payload, let content = text.content.value { words.append(content.string) }
    return words + (payload.views.flatMap(\.views) + children).flatMap(\.shownWords)
  }
}

extension Expansion {
  /// - Parameter function: What it does is looked up there, to tell it from a button that does the same.
  func offer(
    _ name: String, at location: SourceLocation, does function: FunctionValue? = nil, isOfData: Bool = false,
    _ run: @escaping () throws -> Void
  ) {
    outcome.actions.append(Action(kind: "offer", location: location) { _ in try run() })
    let effect = function.flatMap { reading.choices?.effect($0.location) }
    outcome.offers.append(
      Offer(
        location: location, name: name, action: outcome.actions.count - 1, effect: effect, isOfData: isOfData))
  }
}
