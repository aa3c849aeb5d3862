import Foundation
import SightlineModel
import SwiftInterpreter

/// A `Shape` of the project's own, run whenever layout asks for its outline at another size.
final class InterpretedShape: ShapeProcedure, @unchecked Sendable {
  typealias Failure = InterpretedLayout.Failure

  private let shape: Value
  private let typeName: String
  private let interpreter: Interpreter
  /// The interpreter belongs to one thread at a time.
  private let turn: NSRecursiveLock
  private var known: [Size: Result<Outline, any Error>] = [:]
  let isMirrored: Bool

  init(_ shape: Value, reading: Reading, interpreter: Interpreter) {
    self.shape = shape
    self.interpreter = interpreter
    typeName = interpreter.typeName(of: shape)
    interpreter.holdLaunch(of: shape)
    turn = reading.layoutTurn
    // Apple: mirrors by default when deploying on iOS 17 and later.
    let behavior =
      interpreter.hasProperty("layoutDirectionBehavior", of: shape)
      ? try? interpreter.member(of: shape, "layoutDirectionBehavior", call: nil) : nil
    isMirrored = (behavior?.implicitName ?? behavior?.host(NameValue.self)?.name) != "fixed"
  }

  /// As an argument of a view.
  var argument: OpaqueArgument { OpaqueArgument(name: typeName, key: interpreter.describe(shape), object: self) }

  func outline(in size: Size) throws -> Outline {
    try turn.withLock {
      if let known = known[size] { return try known.get() }
      let result = Result { try interpreter.untimed { try run(size) } }
      known[size] = result
      return try result.get()
    }
  }

  private func run(_ size: Size) throws -> Outline {
    interpreter.budget = .procedure
    let location = interpreter.declaredType(typeName)?.location ?? .nowhere
    let rect = GeometryStructure.rect(Rect(origin: .zero, size: size))
    let call = Call(arguments: [Call.Argument(label: "in", value: rect, location: location)], location: location)
    let answer = try interpreter.member(of: shape, "path", call: call)
    let path = answer.host(PathValue.self)
    if let path, path.unknownReason == nil { return path.outline }
    let reason = path?.unknownReason ?? answer.unknownReason ?? "no path but \(interpreter.describe(answer))"
    throw Failure(description: "\(typeName).path(in:) gave \(reason)")
  }
}
