import SightlineModel
import SwiftInterpreter

/// Styles of the project's own for controls whose content stays as it is: what `makeBody` makes is all that is shown.
struct OwnStyles {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }

  private static let families: [ViewKind: (style: String, configuration: String)] = [
    .progressView: ("progressViewStyle", "ProgressViewStyleConfiguration"),
    .gauge: ("gaugeStyle", "GaugeStyleConfiguration"),
    .labeledContent: ("labeledContentStyle", "LabeledContentStyleConfiguration"),
    .groupBox: ("groupBoxStyle", "GroupBoxStyleConfiguration"),
    .disclosureGroup: ("disclosureGroupStyle", "DisclosureGroupStyleConfiguration"),
    .controlGroup: ("controlGroupStyle", "ControlGroupStyleConfiguration"),
    .menu: ("menuStyle", "MenuStyleConfiguration"),
    .form: ("formStyle", "FormStyleConfiguration"),
  ]

  func apply(
    to node: inout ViewNode, _ view: BuiltInView, _ environment: EnvironmentValues, _ identity: Identity
  ) throws {
    let isField = node.kind == .textField || node.kind == .secureField
    let styleName = isField ? "textFieldStyle" : Self.families[node.kind]?.style
    if styleName.flatMap({ environment.styles[$0] })?.isUnknown == true { node.hasUnknownLook = true }
    if isField { return try field(&node, environment, identity) }
    guard let (style, configuration) = Self.families[node.kind], case .structure? = environment.styles[style]?.payload,
      let body = try StyleResolution(expansion: expansion)
        .body(style, try fields(of: node, view), configuration: configuration, environment, identity)
    else { return }
    node = ViewNode(.group, children: body.nodes)
  }

  /// `_body(configuration:)` is given the field itself, without a style.
  private func field(_ node: inout ViewNode, _ environment: EnvironmentValues, _ identity: Identity) throws {
    guard let style = environment.styles["textFieldStyle"], case .structure(let structure) = style.payload,
      interpreter.declaredType(structure.typeName) != nil
    else { return }
    var inner = environment
    inner.styles["textFieldStyle"] = nil
    let plain = ViewValue("TextField", .nodes([node]))
    node = ViewNode(
      .group,
      children: try expansion.styleBody(
        style, plain, method: "_body", inner, identity.child(structure.typeName)))
  }

  /// - Source: a part that the control was not given is `nil` in its configuration.
  private func fields(of node: ViewNode, _ view: BuiltInView) throws -> [String: Value] {
    func shown(_ nodes: [ViewNode]?) -> Value {
      nodes.map { $0.isEmpty ? .none : .host(ViewValue("View", .nodes($0))) } ?? .none
    }
    let arguments = node.arguments
    var fields: [String: Value] = [:]
    for name in ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"] {
      fields[name] = shown(arguments.views(name))
    }
    if fields["label"]?.isNone == true {
      let title = ControlExpansion(expansion: expansion).label(from: arguments, at: node.source, symbol: node.symbol)
      fields["label"] = shown(node.kind == .menu ? node.children : title)
    }
    switch node.kind {
    case .progressView, .gauge:
      var bounds: [Double]?
      if case .list(let ends)? = arguments["bounds"] ?? arguments["in"] { bounds = ends.compactMap(\.number) }
      let (start, end) = bounds?.count == 2 ? (bounds![0], bounds![1]) : (0, arguments.number("total") ?? 1)
      let share = arguments.number("value").map { Value.double(($0 - start) / (end - start)) }
      fields[node.kind == .gauge ? "value" : "fractionCompleted"] = share ?? given("value", view)
    case .menu: fields["content"] = shown(arguments.views("content"))
    case .labeledContent where node.children.isEmpty:
      let value = arguments.text("value").map { ViewNode(text: $0, source: node.source, symbol: node.symbol) }
      fields["content"] = shown(value.map { [$0] } ?? [])
    default: fields["content"] = .host(ViewValue("View", .nodes(node.children)))
    }
    if node.kind == .disclosureGroup {
      let number = arguments.action("isExpandedBinding")
      let actions = expansion.outcome.actions
      let isExpanded = Value.bool(arguments.bool("isExpanded") ?? false)
      let binding = BindingValue(
        get: { isExpanded }, set: { if let number { try actions[number].run($0) } })
      fields["isExpanded"] = isExpanded
      fields["$isExpanded"] = .host(binding)
    }
    return fields
  }

  /// What is not known stays so; what was not given is `nil`.
  private func given(_ name: String, _ view: BuiltInView) -> Value {
    view.arguments[name].map { $0.isUnknown ? $0 : .none } ?? .none
  }
}
