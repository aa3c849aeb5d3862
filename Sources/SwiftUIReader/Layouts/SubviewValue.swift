import SightlineModel
import SwiftInterpreter

/// `LayoutSubview`: a view as a layout of the project's own sees it.
final class SubviewValue: HostValue {
  let hostTypeName = "LayoutSubview"
  let subview: any LayoutSubview
  private(set) var placed: SubviewPlacement?
  /// Why it could not be placed where the code says.
  private(set) var problem: String?

  /// Steps that measuring a view counts as: about as long as evaluating so many expressions.
  private static let workPerMeasure = 20

  init(_ subview: any LayoutSubview) { self.subview = subview }

  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    switch name {
    case "sizeThatFits":
      try interpreter.spend(Self.workPerMeasure)
      return GeometryStructure.size(
        subview.sizeThatFits(try ProposalValue.read(call?.arguments.first?.value, interpreter)))
    case "dimensions":
      try interpreter.spend(Self.workPerMeasure)
      return .host(MeasuredDimensions(of: subview, try ProposalValue.read(call?.arguments.first?.value, interpreter)))
    case "place":
      guard let call else { return nil }
      try place(call, interpreter)
      return .void
    case "priority": return .double(subview.priority)
    case "spacing": return .host(ViewSpacingValue(subview: subview))
    default: return nil
    }
  }

  private func place(_ call: Call, _ interpreter: Interpreter) throws {
    guard let point = call["at"].map(\.value),
      let position = try interpreter.resolve(point, as: "CGPoint").host(PointValue.self)?.point
    else {
      problem = "placeSubviews puts a view at a point that is not known"
      return
    }
    let anchor = try call["anchor"].map { try interpreter.resolve($0.value, as: "UnitPoint") }
    placed = SubviewPlacement(
      position: position, anchor: anchor?.host(UnitPointValue.self)?.point ?? UnitPoint(x: 0, y: 0),
      proposal: try ProposalValue.read(call["proposal"]?.value, interpreter))
  }

  /// `subview[Rank.self]`: what `layoutValue` said, else the key's default.
  func value(_ key: String, _ interpreter: Interpreter) throws -> Value {
    if let box = subview.value(key)?.object as? LayoutValueBox { return box.value }
    return try interpreter.staticMember(of: key, "defaultValue", call: nil)
  }
}

/// The value of a `LayoutValueKey`, carried through layout unseen.
final class LayoutValueBox: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// `ViewSpacing`.
struct ViewSpacingValue: HostValue {
  let hostTypeName = "ViewSpacing"
  /// `nil` for `ViewSpacing()`, which asks for the standard distance.
  let subview: (any LayoutSubview)?
  /// - Source: what stacks put between views that say nothing else; recorded cases, `Layout`.
  private static let standard = 8.0

  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard name == "distance", let call, let next = call["to"]?.value.host(ViewSpacingValue.self) else { return nil }
    guard let subview, let next = next.subview else { return .double(Self.standard) }
    let axis = try call["along"].map { try interpreter.resolve($0.value, as: "Axis") }
    return .double(
      subview.spacing(to: next, along: axis?.host(NameValue.self)?.name == "vertical" ? .vertical : .horizontal)
    )
  }
}

/// `ViewDimensions` of a view that layout has measured.
struct MeasuredDimensions: HostValue {
  let hostTypeName = "ViewDimensions"
  let subview: any LayoutSubview
  let proposal: ProposedSize

  init(of subview: any LayoutSubview, _ proposal: ProposedSize) {
    self.subview = subview
    self.proposal = proposal
  }
  func member(_ name: String) -> Value? {
    switch name {
    case "width": .double(subview.sizeThatFits(proposal).width)
    case "height": .double(subview.sizeThatFits(proposal).height)
    default: nil
    }
  }
  func guide(_ axis: String, _ name: String) -> Value {
    .double(subview.guide(axis == "vertical" ? .vertical : .horizontal, name, in: proposal))
  }
}
