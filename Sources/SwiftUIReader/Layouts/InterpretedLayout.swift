import Foundation
import SightlineModel
import SwiftInterpreter

extension Budget {
  /// For code that layout asks for an answer.
  static var procedure: Budget {
    var budget = Budget()
    budget.steps = 1_000_000
    return budget
  }
}

/// A `Layout` of the project's own, run whenever layout asks; layouts of one project take turns.
final class InterpretedLayout: LayoutProcedure, @unchecked Sendable {
  /// Why a layout or a shape gave no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let layout: Value
  private let typeName: String
  private let interpreter: Interpreter
  /// The interpreter belongs to one thread at a time; a layout inside a layout asks again.
  private let turn: NSRecursiveLock
  private let reading: Reading

  init(_ layout: Value, reading: Reading, interpreter: Interpreter) {
    self.layout = layout
    self.reading = reading
    self.interpreter = interpreter
    typeName = interpreter.typeName(of: layout)
    interpreter.holdLaunch(of: layout)
    turn = reading.layoutTurn
  }

  /// As an argument of a view.
  var argument: OpaqueArgument {
    OpaqueArgument(name: typeName, key: interpreter.describe(layout), object: self)
  }

  func sizeThatFits(_ proposal: ProposedSize, _ subviews: [any LayoutSubview]) throws -> Size {
    try turn.withLock {
      let answer = try once("sizeThatFits", proposal, subviews) {
        try ask("sizeThatFits", [("proposal", .host(ProposalValue(proposal)))], subviews.map(SubviewValue.init))
      }
      let size = try interpreter.resolve(answer, as: "CGSize")
      if let size = size.host(SizeValue.self)?.size { return size }
      var reason = size.unknownReason ?? "no size but \(interpreter.describe(answer))"
      if case .structure(let parts) = answer.payload,
        let unknown = parts.fields.compactMap(\.value.unknownReason).min()
      {
        reason = "a size that is not known: \(unknown)"
      }
      throw Failure(description: "sizeThatFits gave \(reason)")
    }
  }

  func placements(
    in size: Size, _ proposal: ProposedSize, _ subviews: [any LayoutSubview]
  ) throws -> [SubviewPlacement?] {
    try turn.withLock {
      let views = subviews.map(SubviewValue.init)
      let bounds = GeometryStructure.rect(Rect(origin: .zero, size: size))
      let answer = try once("placeSubviews", proposal, subviews) {
        try ask("placeSubviews", [("in", bounds), ("proposal", .host(ProposalValue(proposal)))], views)
      }
      if let reason = answer.unknownReason { throw Failure(description: "placeSubviews: \(reason)") }
      if let reason = views.lazy.compactMap(\.problem).first { throw Failure(description: reason) }
      return views.map(\.placed)
    }
  }

  /// Code that has come to no end is not run again when the same is asked in another pass or variant.
  private func once(
    _ method: String, _ proposal: ProposedSize, _ subviews: [any LayoutSubview], _ body: () throws -> Value
  ) throws -> Value {
    func question() -> String { "\(interpreter.describe(layout)) \(method) \(proposal) \(subviews.count)" }
    if !reading.layoutsWithoutEnd.isEmpty {
      if let known = reading.layoutsWithoutEnd[question()] { throw Failure(description: known) }
      // It has come to no end for some questions already: nor will it for others.
      if let tried = reading.endlessLayouts[typeName], tried.times >= 3 { throw Failure(description: tried.reason) }
    }
    do {
      return try body()
    } catch let stop as RunStopped where stop.reason != .trap {
      reading.layoutsWithoutEnd[question()] = "\(stop)"
      reading.endlessLayouts[typeName, default: (0, "\(stop)")].times += 1
      throw stop
    }
  }

  /// Calls one of the layout's methods; the cache is made for each call.
  private func ask(_ method: String, _ arguments: [(label: String, value: Value)], _ views: [SubviewValue]) throws
    -> Value
  {
    try interpreter.untimed { try run(method, arguments, views) }
  }

  private func run(_ method: String, _ arguments: [(label: String, value: Value)], _ views: [SubviewValue]) throws
    -> Value
  {
    interpreter.budget = .procedure
    let subviews = (label: "subviews", value: Value(.array(views.map { .host($0) })))
    func call(_ arguments: [(label: String, value: Value)]) -> Call {
      Call(
        arguments: arguments.map { Call.Argument(label: $0.label, value: $0.value, location: .nowhere) },
        location: interpreter.declaredType(typeName)?.location ?? .nowhere)
    }
    let cache = try interpreter.member(of: layout, "makeCache", call: call([subviews]))
    return try interpreter.member(
      of: layout, method, call: call(arguments + [subviews, (label: "cache", value: cache)]))
  }
}
