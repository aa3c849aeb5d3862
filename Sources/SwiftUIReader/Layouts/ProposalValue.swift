import SightlineModel
import SwiftInterpreter

/// `ProposedViewSize`.
struct ProposalValue: HostValue {
  let hostTypeName = "ProposedViewSize"
  var size: ProposedSize
  init(_ size: ProposedSize) { self.size = size }

  static func named(_ name: String) -> ProposalValue? {
    switch name {
    case "zero": ProposalValue(.zero)
    case "infinity": ProposalValue(.infinity)
    case "unspecified": ProposalValue(.unspecified)
    default: nil
    }
  }

  /// `ProposedViewSize(size)`, `ProposedViewSize(width: nil, height: 20)`.
  static func construct(_ call: Call, _ interpreter: Interpreter) throws -> ProposalValue {
    if let first = call.unlabelled.first?.value {
      return ProposalValue(
        ProposedSize(try interpreter.resolve(first, as: "CGSize").host(SizeValue.self)?.size ?? .zero))
    }
    func length(_ label: String) throws -> Double? {
      guard let value = call[label]?.value, !value.isNone else { return nil }
      return try value.number ?? interpreter.resolve(value, as: "CGFloat").number
    }
    return ProposalValue(ProposedSize(width: try length("width"), height: try length("height")))
  }

  static func read(_ value: Value?, _ interpreter: Interpreter) throws -> ProposedSize {
    guard let value else { return .unspecified }
    return try interpreter.resolve(value, as: "ProposedViewSize").host(ProposalValue.self)?.size ?? .unspecified
  }

  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    switch name {
    case "width": return size.width.map { .double($0) } ?? Value.none
    case "height": return size.height.map { .double($0) } ?? Value.none
    case "replacingUnspecifiedDimensions":
      let standard = try call?["by"].map { try interpreter.resolve($0.value, as: "CGSize") }?.host(SizeValue.self)?.size
      return .host(
        SizeValue(size: Size(width: size.width ?? standard?.width ?? 10, height: size.height ?? standard?.height ?? 10))
      )
    default: return nil
    }
  }
}
