import Reporting
import SightlineModel

/// What the page says of an element that somebody points at.
struct ElementWords {
  private let node: SceneNode
  private let scene: Scene

  init(_ node: SceneNode, in scene: Scene) {
    self.node = node
    self.scene = scene
  }

  /// Equal in many variants: kind, text, place, modifiers, what is spoken.
  var value: JSONValue {
    var members: [(String, JSONValue)] = [("k", .string(node.kind.rawValue))]
    if let text = node.text { members.append(("t", .string(text.content.string))) }
    if let image = node.imageName { members.append(("i", .string(image))) }
    if let place = node.source { members.append(("s", .string(place.description))) }
    if let type = node.userView { members.append(("u", .string(type))) }
    let modifiers = scene.ancestors(of: node).prefix { $0.isModifier }.prefix(24).map { modifier -> JSONValue in
      [.string(Self.call(modifier)), .optional(modifier.source?.description)]
    }
    if !modifiers.isEmpty { members.append(("m", .array(modifiers))) }
    if let spoken = node.spoken { members.append(("v", .string(SpokenTree.sentence(spoken)))) }
    if let text = node.text {
      members.append(("z", .number(text.measured.fontSize)))
      if !text.scales { members.append(("f", true)) }
    }
    return .object(members.map { JSONValue.Member(key: $0.0, value: $0.1) })
  }

  /// `.padding(edges: .all, length: 16)`.
  private static func call(_ node: SceneNode) -> String {
    let entries = node.modifier?.arguments.entries ?? []
    let said = entries.compactMap { entry in words(entry.argument.value).map { (name: entry.name, words: $0) } }
    let list = said.prefix(6).map { $0.name == "_" ? $0.words : "\($0.name): \($0.words)" }.joined(separator: ", ")
    // What was written can't be said in a line; SwiftUI has one name for both frames.
    let arguments = list.isEmpty && !entries.isEmpty ? "…" : list
    return ".\(node.kind.rawValue == "flexFrame" ? "frame" : node.kind.rawValue)(\(arguments))"
  }

  /// - Returns: `nil` for what is too much to be said in a line.
  private static func words(_ value: ArgumentValue) -> String? {
    switch value {
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return value.isFinite ? value.shortText : ".infinity"
    case .integer(let value): return String(value)
    case .string(let text): return "\"\(text.prefix(60))\""
    case .name(let name): return ".\(name)"
    case .names(let names): return "[" + names.map { "." + $0 }.joined(separator: ", ") + "]"
    case .text(let text): return "\"\(text.string.prefix(60))\""
    case .size(let size): return "\(size.width.shortText) × \(size.height.shortText)"
    case .insets(let insets):
      return [insets.top, insets.leading, insets.bottom, insets.trailing].map(\.shortText).joined(separator: ", ")
    case .unknown: return "?"
    default: return nil
    }
  }

  // MARK: Colours

  /// `f` in front, `b` behind, each a colour or words; `d` and `e` how they came about. `nil` for what has no colour.
  var colors: JSONValue? {
    guard let front = node.foreground else { return nil }
    var members: [(String, JSONValue)] = [("f", Self.value(front))]
    if let back = node.backdrop { members.append(("b", Self.value(back))) }
    if let text = node.text {
      // WCAG 2.2, 1.4.3: large is 18 pt, or 14 pt and bold.
      let isLarge = text.measured.fontSize >= 24 || text.measured.fontSize >= 18.66 && node.isBold
      members.append(("q", .number(isLarge ? 3 : 4.5)))
    } else {
      members.append(("q", 3))
    }
    let steps = node.foregroundDerivation.prefix(12), behind = node.backdropDerivation.prefix(12)
    if !steps.isEmpty { members.append(("d", .array(steps.map(Self.value)))) }
    if !behind.isEmpty { members.append(("e", .array(behind.map(Self.value)))) }
    return .object(members.map { JSONValue.Member(key: $0.0, value: $0.1) })
  }

  private static func value(_ paint: ResolvedPaint) -> JSONValue {
    switch paint {
    case .color(let color): .string(color.hexString.lowercased())
    case .gradient(_, let reason), .image(let reason), .material(let reason), .unknown(let reason): .string(reason)
    }
  }

  private static func value(_ step: DerivationStep) -> JSONValue {
    [.string(step.words), .optional(step.location?.description)]
  }
}

extension SceneNode {
  fileprivate var isBold: Bool { text?.runs.contains { $0.isBold } ?? false }
}
