import SightlineModel
import SwiftInterpreter

/// What stands around a view that is shown alone, and what is presumed of it.
extension Expansion {
  /// The one that is meant of the views that a preview stacks to show them: its stack is none of the app's.
  func only(
    of content: Value, in view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws -> [ViewNode]? {
    guard let descent, descent.isOpen, [.vStack, .hStack, .lazyVStack, .lazyHStack].contains(view.entry.kind),
      reading.isSample(view.location)
    else { return nil }
    let own = try (content.elements ?? [content]).flatMap(opened).filter { isOwnView($0) }
    guard own.count > 1 else { return nil }
    let index = descent.pick(among: own.count)
    return try nodes(own[index], environment, identity.child("content"))
  }

  private func opened(_ value: Value) throws -> [Value] {
    if let elements = value.elements { return try elements.flatMap(opened) }
    guard let view = value.host(ViewValue.self) else { return [value] }
    if case .group(let values) = view.base { return try values.flatMap(opened) }
    guard case .builtIn(let loop) = view.base, loop.entry.kind == .forEach, view.modifiers.isEmpty else {
      return [value]
    }
    return try LoopExpansion(expansion: self).members(of: loop).flatMap(opened)
  }

  /// A view that the project declares, whatever modifiers it has.
  func isOwnView(_ value: Value) -> Bool {
    if case .structure(let structure) = value.payload { return interpreter.declaredType(structure.typeName) != nil }
    guard case .user(let inner)? = value.host(ViewValue.self)?.base else { return false }
    return isOwnView(inner)
  }

  /// `.disabled(condition)`, where another place that asks the same is presumed to be answered otherwise.
  func takePresumedAnswer(_ modifier: inout AppliedModifier) {
    guard modifier.entry.kind == .disabled, interpreter.presumesBranches,
      let entry = modifier.arguments.entries.first,
      let answer = interpreter.presumedAnswer(at: entry.location, owner: modifier.symbol)
    else { return }
    modifier.arguments.entries[0].value = .bool(answer)
  }

  /// `.disabled(condition)`, where the condition is presumed not to hold; each is noted.
  func isPresumedAway(_ modifier: AppliedModifier) -> Bool {
    guard modifier.entry.kind == .disabled, let value = modifier.arguments.entries.first?.value,
      let isDisabled = value.bool, !value.isLiteral
    else { return false }
    let held = reading.controlsHeld
    guard held.presumedEnabled != modifier.location else { return true }
    held.note(isDisabled, at: modifier.location)
    return false
  }

  /// What the app gives its first view; what that view gives its own children reaches nobody else.
  ///
  /// - Parameter typeName: Of a view of the project's own.
  func noteRootEnvironment(_ environment: EnvironmentValues, _ typeName: String?) {
    guard outcome.rootEnvironment == nil else { return }
    if let typeName, interpreter.conforms(typeName, to: "App") || interpreter.conforms(typeName, to: "Scene") { return }
    outcome.rootEnvironment = environment.values
  }
}

extension Expansion {
  /// Says of a part of the app that nothing of it is looked at.
  func reportNotLaidOut(_ what: String, at location: SourceLocation) {
    interpreter.reportUnresolved(what, why: "what it shows is not laid out", at: location)
  }
}
