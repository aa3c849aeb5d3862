/// A view before layout: the parameters that SwiftUI gets, with the modifiers in the order they are applied (innermost first).
package struct ViewNode: Hashable, Sendable {
  package var kind: ViewKind
  package var payload: ViewPayload
  /// Made by an initialiser that is not known: what it passes is left out.
  package var isPartlyRead = false
  /// A style that is not known, or a modifier, draws it in its own way.
  package var hasUnknownLook = false
  /// The name of a view that is not known: `kind` is `unknown` then.
  package var unknownName: String?
  /// The content, for views that have one list of it; further lists (a label, a header) are arguments.
  package var children: [ViewNode]
  package var modifiers: [ViewModifier]
  /// The call that makes the view.
  package var source: SourceLocation?
  /// The type of the project's own in whose body the call stands: `FeatureHighlightRow`.
  package var symbol: String?
  /// Set on the root of a user view's body: that view's type name.
  package var userView: String?
  /// The calls that make the views of the project's own whose bodies begin here, innermost first.
  package var uses: [SourceLocation] = []
  /// The explicit identity (`ForEach` element, `.id`, `.tag`), as text.
  package var identity: String?
  /// Virtual seconds after launch or the last action until a control could first be seen; `nil` for other views.
  package var visibleAfter: Double?
  /// When and how the view was first seen; `nil` where it never was, and in screen documents that do not say.
  package var entrance: Entrance?

  /// - Parameter payload: One that the kind has: `ViewPayload(kind, …)` makes it from arguments.
  package init(
    _ kind: ViewKind, _ payload: ViewPayload, children: [ViewNode] = [], modifiers: [ViewModifier] = [],
    source: SourceLocation? = nil, symbol: String? = nil
  ) {
    self.kind = kind
    self.payload = payload
    self.children = children
    self.modifiers = modifiers
    self.source = source
    self.symbol = symbol
  }

  /// Decodes arguments by the names of SwiftUI's declaration.
  package init(
    _ kind: ViewKind, arguments: NamedArguments = NamedArguments(), children: [ViewNode] = [],
    modifiers: [ViewModifier] = [],
    source: SourceLocation? = nil, symbol: String? = nil
  ) {
    self.init(
      kind, ViewPayload(kind, arguments), children: children, modifiers: modifiers, source: source, symbol: symbol)
  }

  /// As a screen document has them. Writing decodes them again.
  package var arguments: NamedArguments {
    get { payload.arguments }
    set { payload = ViewPayload(kind, newValue) }
  }

  /// As SwiftUI's name or, for a view that is not known, its own.
  package var name: String { unknownName ?? kind.rawValue }
}

extension ViewNode {
  /// A text as it is shown.
  package init(
    text content: TextContent, derivation: [DerivationStep] = [], source: SourceLocation? = nil, symbol: String? = nil
  ) {
    var text = TextView()
    text.content = Given(content, derivation: derivation)
    self.init(.text, .text(text), source: source, symbol: symbol)
  }

  /// A button with a title.
  package init(button title: TextContent, source: SourceLocation? = nil) {
    var button = ButtonView()
    button.titleKey = Given(title)
    self.init(.button, .button(button), source: source)
  }

  /// The content of a container, without the container.
  package static func group(of node: ViewNode) -> ViewNode {
    var group = node
    group.kind = .group
    group.payload = .group(GroupView())
    return group
  }
}

/// One modifier applied to a view. Views it brings along (a background, an overlay) are in its payload.
package struct ViewModifier: Hashable, Sendable {
  package var kind: ViewKind
  package var payload: ModifierPayload
  package var source: SourceLocation?
  package var symbol: String?
  /// Where a view of the project's asks for it, if it stands in a function of an extension: `.card()`.
  package var askedAt: SourceLocation?

  /// - Parameter payload: One that the kind has: `ModifierPayload(kind, …)` makes it from arguments.
  package init(
    _ kind: ViewKind, _ payload: ModifierPayload, source: SourceLocation? = nil, symbol: String? = nil
  ) {
    self.kind = kind
    self.payload = payload
    self.source = source
    self.symbol = symbol
  }

  /// Decodes arguments by the names of SwiftUI's declaration.
  package init(
    _ kind: ViewKind, arguments: NamedArguments = NamedArguments(), source: SourceLocation? = nil, symbol: String? = nil
  ) {
    self.init(kind, ModifierPayload(kind, arguments), source: source, symbol: symbol)
  }

  /// As a screen document has them. Writing decodes them again.
  package var arguments: NamedArguments {
    get { payload.arguments }
    set { payload = ModifierPayload(kind, newValue) }
  }
}
