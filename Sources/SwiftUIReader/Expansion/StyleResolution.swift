import SightlineModel
import SwiftInterpreter

/// Styles: the platform's by name, the project's own by running `makeBody`.
struct StyleResolution {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }

  /// A `NameValue` for the platform's styles, a structure for the project's own.
  func style(_ value: Value, family: String) throws -> Value {
    guard case .implicit = value.payload else { return value }
    let resolved = try interpreter.resolve(value, as: family)
    if case .implicit = resolved.payload, family == "ButtonStyle" {
      return try interpreter.resolve(value, as: "PrimitiveButtonStyle")
    }
    return resolved
  }

  /// What the project's own style in the environment makes of a control; `nil` when the platform draws it.
  ///
  /// - Returns: Whether the control itself is among it, so that it is not to be put around.
  func body(
    _ styleName: String, _ fields: [String: Value], configuration: String, _ environment: EnvironmentValues,
    _ identity: Identity
  ) throws -> (nodes: [ViewNode], isWhole: Bool)? {
    guard let style = environment.styles[styleName], case .structure(let structure) = style.payload,
      interpreter.declaredType(structure.typeName) != nil
    else { return nil }
    var inner = environment
    inner.styles[styleName] = nil
    let configuration = StyleConfiguration(hostTypeName: configuration, fields: fields)
    let nodes = try expansion.styleBody(style, configuration, inner, identity.child(structure.typeName))
    return (nodes, configuration.use.isWhole)
  }

  /// The name for the node: `primary` style's type, or `bordered`.
  func name(_ styleName: String, _ environment: EnvironmentValues) -> String? {
    guard let style = environment.styles[styleName] else { return nil }
    return style.host(NameValue.self)?.name ?? interpreter.typeName(of: style)
  }
}
