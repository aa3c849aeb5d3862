import SightlineModel
import SwiftInterpreter

/// What modifiers let a person do: delete a row, drop something, act by VoiceOver, choose a file.
struct ModifierOffers {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }

  /// - Parameter count: Of the views that the modifier is applied to.
  func add(_ modifier: AppliedModifier, count: Int, _ environment: EnvironmentValues, _ identity: Identity) throws {
    guard environment.isShown else { return }
    func offer(_ name: String, _ parameter: String, _ values: [Value] = []) {
      guard let function = modifier.arguments[parameter]?.function else { return }
      expansion.offer(name, at: modifier.location, does: function) { [interpreter] in
        _ = try interpreter.call(function, ViewOffers.arguments(values, of: function, at: modifier.location))
      }
    }
    func unknown(_ reason: String) -> Value { .unknown(reason, at: modifier.location) }
    let first = Value(.array([.int(0)]))
    switch modifier.entry.name {
    case "onDelete" where count > 0: offer("Delete", "perform", [first])
    case "onMove" where count > 1: offer("Move", "perform", [first, .int(2)])
    case "accessibilityAction":
      let name = try words(of: modifier, environment, identity)
      offer(name, "handler")
      offer(name, "action")
    case "accessibilityAdjustableAction":
      for direction in ["increment", "decrement"] {
        let value = NameValue(hostTypeName: "AccessibilityAdjustmentDirection", name: direction)
        offer(direction, "handler", [.host(value)])
      }
    case "accessibilityScrollAction":
      for edge in ["bottom", "top"] {
        offer("scroll to the \(edge)", "handler", [.host(NameValue(hostTypeName: "Edge", name: edge))])
      }
    case "accessibilityZoomAction": offer("zoom", "handler", [unknown("how far a person zooms")])
    case "dropDestination", "onDrop":
      let values = [unknown("what a person drops"), unknown("where a person drops something")]
      offer("drop", "action", values)
      offer("drop", "perform", values)
    case "onInsert": offer("drop", "perform", [.int(0), unknown("what a person drops")])
    case "fileImporter", "fileExporter", "fileMover", "photosPicker":
      SystemPicker(expansion: expansion).show(modifier)
    default: break
    }
  }

  /// What VoiceOver calls an action.
  private func words(
    of modifier: AppliedModifier, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> String {
    let reader = ArgumentReader(expansion: expansion, environment: environment, identity: identity)
    if let named = modifier.arguments["named"], !named.isUnknown { return try reader.text(named).string }
    if let kind = modifier.arguments["actionKind"] {
      switch kind.implicitName ?? kind.host(NameValue.self)?.name {
      case "magicTap"?: return "magic tap"
      case "escape"?: return "escape"
      default: break
      }
    }
    return "accessibility action"
  }
}

/// A sheet of the system's in which a person chooses files or photos: as a prompt, it is answered each way.
struct SystemPicker {
  let expansion: Expansion

  /// - Source: SwiftUI sets the binding to false, then calls what waits for the outcome.
  func show(_ modifier: AppliedModifier) {
    let (reading, interpreter, place) = (expansion.reading, expansion.interpreter, modifier.location)
    guard let isPresented = modifier.arguments["isPresented"]?.host(BindingValue.self),
      (try? isPresented.get())?.bool == true, reading.pendingPrompt == nil, !reading.answeredPickers.contains(place)
    else { return }
    let completion = modifier.arguments["onCompletion"]?.function
    let cancellation = modifier.arguments["onCancellation"]?.function
    let selection = modifier.arguments["selection"]?.host(BindingValue.self)
    let isMany = modifier.arguments["allowsMultipleSelection"].map { $0.bool != false } ?? false
    let isPhotos = modifier.entry.name == "photosPicker"
    func call(_ function: FunctionValue?, _ values: [Value]) throws {
      guard let function else { return }
      _ = try interpreter.call(function, ViewOffers.arguments(values, of: function, at: place))
    }
    func result(_ name: String, _ value: Value) -> Value {
      Value(.enumeration(EnumerationValue(typeName: "Result", caseName: name, payload: [TupleElement(value: value)])))
    }
    reading.pendingPrompt = Prompt(
      name: isPhotos ? "photos picker" : "files", answers: isPhotos ? [.allow, .deny] : PromptAnswer.allCases,
      location: place)
    reading.pendingHandler = { answer in
      try isPresented.set(.bool(false))
      // One that nothing closes would come again at once.
      if try isPresented.get().bool == true { reading.answeredPickers.insert(place) }
      switch answer {
      case .allow:
        let chosen = Value(
          .unknown(Unknown(reason: "the file that a person chooses", location: place, typeName: "URL")))
        if let selection { try selection.set(ViewOffers.photo(for: selection, at: place)) }
        try call(completion, [result("success", isMany ? Value(.array([chosen])) : chosen)])
      case .deny: try call(cancellation, [])
      case .fail: try call(completion, [result("failure", .unknown("why a file could not be had", at: place))])
      }
    }
  }
}
