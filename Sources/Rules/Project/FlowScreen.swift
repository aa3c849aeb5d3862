package import SightlineModel

/// What a person finds on one state of a flow.
package struct FlowScreen: Sendable, Hashable {
  /// Something VoiceOver stops at.
  package struct Element: Sendable, Hashable {
    package var label: String
    package var value: String?
    package var traits: SpokenTraits
    /// Drawn words, also where the label says something else.
    package var words: String
    package var symbols: [String]
    /// `emailAddress`, … of a field; `nil` where nothing is said.
    package var purpose: String?
    package var isEnabled: Bool
    package var location: SourceLocation?
    /// Of its words and marks and of what lies behind them, in drawing order.
    package var colors: [String]
    /// Reacts to a tap without being a button.
    package var isTapped: Bool
    package init(
      label: String, value: String? = nil, traits: SpokenTraits = [], words: String = "", symbols: [String] = [],
      purpose: String? = nil, isEnabled: Bool = true, location: SourceLocation? = nil,
      colors: [String] = [], isTapped: Bool = false
    ) {
      self.label = label
      self.value = value
      self.traits = traits
      self.words = words
      self.symbols = symbols
      self.purpose = purpose
      self.isEnabled = isEnabled
      self.location = location
      self.colors = colors
      self.isTapped = isTapped
    }
    package var isField: Bool { !traits.isDisjoint(with: [.textField, .secureTextField]) }
    package var isButton: Bool { traits.contains(.button) || traits.contains(.link) }
  }

  /// A small shape that stands for itself: a lamp, a dot.
  package struct Mark: Sendable, Hashable {
    package var location: SourceLocation
    package var kind: String
    /// As drawn, composited.
    package var color: String
    package var width: Double
    package init(location: SourceLocation, kind: String, color: String, width: Double) {
      self.location = location
      self.kind = kind
      self.color = color
      self.width = width
    }
  }

  /// What the navigation bar says, and where it is written.
  package struct Title: Sendable, Hashable {
    package var words: String
    /// The view whose body it stands in.
    package var view: String?
    package var location: SourceLocation
    package init(words: String, view: String?, location: SourceLocation) {
      self.words = words
      self.view = view
      self.location = location
    }
  }

  package var elements: [Element]
  package var marks: [Mark]
  package var title: Title?

  package init(_ elements: [Element], marks: [Mark] = [], title: Title? = nil) {
    self.elements = elements
    self.marks = marks
    self.title = title
  }

  package init(_ scene: Scene) {
    title = scene.nodes.last { $0.kind == .navigationTitle && $0.isModifier && !$0.isCovered }.flatMap { node in
      guard case .navigationTitle(let modifier)? = node.modifier, let content = modifier.title.value,
        !content.runs.contains(where: { $0.unknownReason != nil }), !content.string.trimmed.isEmpty,
        let location = node.source
      else { return nil }
      return Title(words: content.string, view: node.userView ?? node.symbol, location: location)
    }
    marks = scene.nodes.compactMap { node in
      guard !node.isModifier, ShapeKinds.all.contains(node.kind), node.isVisible, let location = node.source,
        max(node.frame.width, node.frame.height) <= Self.largestMark, case .color(let color)? = node.foreground,
        color.alpha > 0.01, scene.control(around: node) == nil, !scene.isSystemDrawn(node),
        ProgressDrawing.track(of: node, in: scene) == nil
      else { return nil }
      return Mark(location: location, kind: node.kind.rawValue, color: color.hexString, width: node.frame.width)
    }
    elements = scene.spokenElements.map { node in
      let spoken = node.spoken!
      let inside = scene.subtree(of: node)
      var purpose: String?
      if case .textContentType(let type)? = scene.modifier(around: node, [.textContentType])?.modifier {
        purpose = type.textContentType.value
      }
      return Element(
        label: spoken.label, value: spoken.value, traits: spoken.traits,
        words: inside.compactMap(\.shownString).joined(separator: " "),
        symbols: inside.compactMap { $0.systemName }, purpose: purpose,
        isEnabled: !spoken.traits.contains(.notEnabled),
        location: node.source ?? scene.ancestors(of: node).lazy.compactMap(\.source).first,
        colors: Coloring(of: node, in: scene).paints, isTapped: node.isInteractive || scene.control(around: node) != nil
      )
    }
  }

  /// Points on a side.
  private static let largestMark = 48.0
}
