import SightlineModel
import SwiftInterpreter

/// Views that a call hands over and that are laid out nowhere: a preview of a context menu, suggestions of a search, a
/// label that layout does not know. They are made all the same, so that the coverage can name them.
final class UndrawnPart {
  /// Nothing else shows them: they do not count as looked at. The system draws the items of a menu.
  let isLost: Bool
  /// Views of the project's own among it.
  var types: [String] = []
  init(isLost: Bool) { self.isLost = isLost }

  /// - Returns: `nil` where a parameter's views are laid out, or looked at otherwise.
  static func of(_ parameter: String, ofView kind: ViewKind) -> UndrawnPart? {
    if kind == .menu, parameter == "content" { return UndrawnPart(isLost: false) }
    let given = arguments(parameter)
    return ViewPayload(kind, given).arguments[parameter] == nil ? UndrawnPart(isLost: true) : nil
  }

  static func of(_ parameter: String, ofModifier kind: ViewKind) -> UndrawnPart? {
    if items.contains(kind), parameter != "preview" { return UndrawnPart(isLost: false) }
    let given = arguments(parameter)
    switch ModifierPayload(kind, given) {
    case .inert: return UndrawnPart(isLost: true)
    case let payload: return payload.arguments[parameter] == nil ? UndrawnPart(isLost: true) : nil
    }
  }

  private static func arguments(_ parameter: String) -> NamedArguments {
    var arguments = NamedArguments()
    arguments.set(parameter, .views([ViewNode(.emptyView)]))
    return arguments
  }

  /// Their views are items that the system draws once they are open.
  private static let items: Set<ViewKind> = [.contextMenu, .swipeActions, .accessibilityQuickAction]
}

extension Expansion {
  /// Makes the views of a part that is not laid out, and says so.
  ///
  /// - Parameter owner: The view or modifier, as it is called.
  func undrawn(
    _ part: UndrawnPart, _ parameter: String, of owner: String, at location: SourceLocation,
    _ make: () throws -> [ViewNode]
  ) rethrows -> [ViewNode] {
    let around = undrawnPart
    undrawnPart = part
    defer { undrawnPart = around }
    let nodes = try make()
    var types: [String] = []
    for type in part.types where !types.contains(type) { types.append(type) }
    guard part.isLost && !nodes.isEmpty || !types.isEmpty else { return nodes }
    let what = types.isEmpty ? "what it shows" : "what it shows (\(types.joined(separator: ", ")))"
    interpreter.reportUnresolved("\(owner)(\(parameter):)", why: "\(what) is not laid out", at: location)
    return nodes
  }
}
