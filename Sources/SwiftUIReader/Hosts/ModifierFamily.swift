import SightlineModel
import SwiftInterpreter

/// Calls of modifiers on views.
struct ModifierFamily {
  let reading: Reading
  let interpreter: Interpreter

  func apply(_ name: String, _ call: Call?, to value: Value) throws -> Value? {
    guard let call else { return nil }
    if let shaped = try shapeOperation(name, call, on: value) { return shaped }
    if name == "modifier", let modifier = call[position: 0] { return modified(value, by: modifier, at: call.location) }
    guard let entry = ModifierTable.entries[name] else { return nil }
    let binder = ArgumentBinder(interpreter: interpreter)
    let bound: BoundArguments
    if entry.signatures.isEmpty {
      bound = BoundArguments()
    } else if let match = try binder.bind(call, to: entry.signatures) {
      bound = try binder.evaluatingContent(
        name == "background" ? styled(match, call) : match, atMost: reading.options.views)
    } else if let match = try presentation(name, call, entry, binder) {
      report(name, call, "taken to show its content while its binding holds")
      bound = try binder.evaluatingContent(match, atMost: reading.options.views)
    } else {
      report(name, call, "the view is read without it")
      reading.callCounts.note(name, at: call.location, isUnderstood: false)
      return .host(asView(value))
    }
    reading.callCounts.note(name, at: call.location)
    // `overlay(badge.map { … })` of nothing lays nothing over.
    if name == "overlay" || name == "background", let only = bound.entries.first, bound.entries.count == 1,
      only.value.isNone, only.parameter.label == nil
    {
      return .host(asView(value))
    }
    var specific = entry
    // `frame` has a second form with its own kind.
    specific.kind = kind(of: name, bound) ?? entry.kind
    var applied = AppliedModifier(
      entry: specific, arguments: bound, location: call.location, symbol: reading.symbol(interpreter))
    applied.askedAt = reading.helperCall(interpreter, for: call.location)
    var view = asView(value)
    view.modifiers.append(applied)
    return .host(view)
  }

  /// Names a modifier that is not read as it stands.
  ///
  /// - Parameter rest: What was done all the same.
  func report(_ name: String, _ call: Call, _ rest: String) {
    let labels = call.arguments.map { $0.label ?? "_" }
    interpreter.reportUnresolved(
      ".\(name)(\(labels.map { $0 + ":" }.joined()))", why: reading.whyUnread(modifier: name, labels).but(rest),
      at: call.location)
  }

  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector", "alert", "confirmationDialog",
  ]

  /// `.sheet($showsLogin) { … }` as a module that is missing adds it: what a binding without a label leads to is whether, or
  /// which, there is something to show.
  private func presentation(_ name: String, _ call: Call, _ entry: ModifierEntry, _ binder: ArgumentBinder) throws
    -> BoundArguments?
  {
    guard Self.presentations.contains(name),
      let index = call.arguments.firstIndex(where: {
        $0.label == nil && $0.value.host(BindingValue.self) != nil
      }), let binding = call.arguments[index].value.host(BindingValue.self)
    else { return nil }
    var call = call
    let isFlag = if case .bool = try binding.get().payload { true } else { binding.typeName == "Bool" }
    call.arguments[index].label = isFlag ? "isPresented" : "item"
    return try binder.bind(call, to: entry.signatures)
  }

  /// `.background()` and `.background(in: shape)` draw the background style.
  private func styled(_ bound: BoundArguments, _ call: Call) throws -> BoundArguments {
    guard bound["style"] == nil, bound["content"] == nil,
      let style = try StyleFamily(reading: reading, interpreter: interpreter).named("background", call: nil)
    else { return bound }
    var bound = bound
    let parameter = Parameter(label: nil, name: "style", type: "ShapeStyle")
    bound.entries.append(BoundArguments.Entry(parameter: parameter, value: style, location: call.location))
    return bound
  }

  private func kind(of name: String, _ bound: BoundArguments) -> ViewKind? {
    switch name {
    case "frame":
      let fixed: Set<String> = ["width", "height"]
      let names = bound.entries.map(\.parameter.name)
      return names.contains { !fixed.contains($0) && $0 != "alignment" } ? .flexFrame : .frame
    default: return nil
    }
  }

  /// The view to append modifiers to; anything but a host view is wrapped.
  private func asView(_ value: Value) -> ViewValue {
    if let view = value.host(ViewValue.self) { return view }
    // Of what it is nothing is known; with a modifier it is a view, which the project's own modifiers take, too.
    if case .unknown = value.payload { return ViewValue("ModifiedContent", .user(value)) }
    return ViewValue(interpreter.typeName(of: value), .user(value))
  }

  private func modified(_ value: Value, by modifier: Value, at location: SourceLocation) -> Value {
    let entry = ModifierEntry(name: "modifier", kind: .modifier, effect: .read, signatures: [])
    let parameter = Parameter(label: nil, name: "modifier", type: .any)
    let applied = AppliedModifier(
      entry: entry,
      arguments: BoundArguments(entries: [
        BoundArguments.Entry(parameter: parameter, value: modifier, location: location)
      ]), location: location, symbol: reading.symbol(interpreter))
    var view = asView(value)
    view.modifiers.append(applied)
    return .host(view)
  }

  // MARK: Shapes

  private func shapeOperation(_ name: String, _ call: Call, on value: Value) throws -> Value? {
    guard let entry = ShapeTable.entries[name], isShape(value) else { return nil }
    guard let bound = try ArgumentBinder(interpreter: interpreter).bind(call, to: entry.signatures) else { return nil }
    let operation = AppliedModifier(
      entry: entry, arguments: bound, location: call.location, symbol: reading.symbol(interpreter))
    var view = asView(value)
    if case .builtIn(var base) = view.base, view.modifiers.isEmpty {
      base.shapeOperations.append(operation)
      view.base = .builtIn(base)
    } else {
      // A shape of the project's own, or one with modifiers already: kept in order, read when placed.
      view.modifiers.append(operation)
    }
    return .host(view)
  }

  private func isShape(_ value: Value) -> Bool {
    if let view = value.host(ViewValue.self) {
      switch view.base {
      case .builtIn(let base): return ViewKind.shapes.contains(base.entry.kind)
      case .user(let inner): return isShape(inner)
      default: return false
      }
    }
    if value.host(PathValue.self) != nil { return true }
    if case .structure(let structure) = value.payload {
      return interpreter.conforms(structure.typeName, to: "Shape")
        || interpreter.conforms(structure.typeName, to: "InsettableShape")
    }
    return false
  }
}

/// Views that the configuration describes, because their module can't be read.
enum ComponentView {
  static func make(
    _ component: ReaderOptions.Component, _ call: Call, _ reading: Reading, in interpreter: Interpreter
  ) -> Value {
    var bound = BoundArguments()
    let position = component.label.flatMap(Int.init) ?? (component.label == nil ? 0 : nil)
    let title = position.flatMap { call[position: $0] } ?? component.label.flatMap { call.value($0) }
    if let title {
      let parameter = Parameter(label: nil, name: "titleKey", type: .titleKey)
      bound.entries.append(BoundArguments.Entry(parameter: parameter, value: title, location: call.location))
    }
    for argument in call.arguments where argument.value.function != nil {
      let parameter = Parameter(label: argument.label, name: argument.label ?? "action", type: .action)
      bound.entries.append(
        BoundArguments.Entry(parameter: parameter, value: argument.value, location: argument.location))
    }
    let entry = ViewEntry(name: component.type, kind: component.kind, effect: .unseen, signatures: [])
    return .host(
      ViewValue(
        component.type,
        .builtIn(
          BuiltInView(entry: entry, arguments: bound, location: call.location, symbol: reading.symbol(interpreter)))))
  }
}
