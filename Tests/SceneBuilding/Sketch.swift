package import SightlineModel

/// A view drawn by hand for a test: what the scene should hold, without layout.
package struct Sketch: Sendable {
  package var kind: ViewKind
  package var arguments: NamedArguments
  package var children: [Sketch]
  package var isModifier = false
  package var modifier: ModifierPayload?
  /// Screen space; without one, the union of the children, or a place of its own below the last leaf.
  package var frame: Rect?
  package var visibleFrame: Rect?
  package var text: SceneText?
  package var foreground: ResolvedPaint?
  package var backdrop: ResolvedPaint?
  package var opacity = 1.0
  package var source: SourceLocation?
  package var isEnabled = true
  package var scrolls: Set<Axis> = []
  package var drawings: [Drawing] = []
  package var uncertainty = 0.0
  package var appearsAfter: Double?
  package var isSectionTitle = false
  package var symbol: String?
  package var foregroundDerivation: [DerivationStep] = []
  package var backdropDerivation: [DerivationStep] = []

  package init(_ kind: ViewKind, _ arguments: NamedArguments = NamedArguments(), _ children: [Sketch] = []) {
    self.kind = kind
    self.arguments = arguments
    self.children = children
  }

  /// Wraps the view in a modifier.
  package func modified(
    _ kind: ViewKind, _ arguments: NamedArguments = NamedArguments(), frame: Rect? = nil, line: Int? = nil
  )
    -> Sketch
  {
    var result = Sketch(kind, [:], [self])
    result.isModifier = true
    result.modifier = ModifierPayload(kind, arguments)
    result.frame = frame
    result.source = line.map { SourceLocation(file: "Test.swift", line: $0, column: 1) }
    return result
  }
  /// Changes a copy.
  package func with(_ change: (inout Sketch) -> Void) -> Sketch {
    var copy = self
    change(&copy)
    return copy
  }
  package func at(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Sketch {
    with { $0.frame = Rect(x: x, y: y, width: width, height: height) }
  }
  package func line(_ line: Int) -> Sketch {
    with { $0.source = SourceLocation(file: "Test.swift", line: line, column: 1) }
  }
}

// MARK: Views

package func text(
  _ string: String, size: Double = 17, bold: Bool = false, scales: Bool = true, lineLimit: Int? = nil,
  style: TextStyle = .body, font: FontSpec? = nil, truncated: Bool = false, shown: String? = nil,
  ink: Rect? = nil, color: RGBA = .black, on backdrop: RGBA? = .white, measured: Size? = nil
) -> Sketch {
  var sketch = Sketch(.text, ["content": .text(TextContent(string))])
  let frame = measured ?? Size(width: Double(string.count) * size / 2, height: size * 1.2)
  var line = TextLine(
    text: shown ?? string, start: 0, end: string.utf8.count, x: 0, baseline: size, width: frame.width, ascent: size,
    descent: size * 0.2)
  if truncated { line.elided = max(0, string.utf8.count / 2)..<string.utf8.count }
  sketch.text = SceneText(
    content: TextContent(string),
    measured: MeasuredText(
      size: frame, lines: [line], isTruncated: truncated, fontSize: size, isBold: bold,
      inkBounds: ink ?? Rect(origin: .zero, size: frame)),
    font: font ?? (scales ? FontSpec(.style(style)) : FontSpec(.system(size: size))), scales: scales,
    lineLimit: lineLimit)
  sketch.foreground = .color(color)
  sketch.backdrop = backdrop.map { .color($0) } ?? .unknown(reason: "the view behind is not known")
  sketch.frame = nil
  return sketch
}

package func symbol(_ name: String, color: RGBA = .black, on backdrop: RGBA = .white) -> Sketch {
  Sketch(.image, ["systemName": .string(name)]).with {
    $0.foreground = .color(color)
    $0.backdrop = .color(backdrop)
  }
}
package func asset(_ name: String) -> Sketch { Sketch(.image, ["name": .string(name)]) }
package func decorative(_ name: String) -> Sketch {
  Sketch(.image, ["decorative": .bool(true), "name": .string(name)])
}
package func vStack(_ children: Sketch...) -> Sketch { Sketch(.vStack, [:], children) }
package func hStack(_ children: Sketch...) -> Sketch { Sketch(.hStack, [:], children) }
package func zStack(_ children: Sketch...) -> Sketch { Sketch(.zStack, [:], children) }
package func scrollView(_ axis: Axis = .vertical, _ children: Sketch...) -> Sketch {
  Sketch(.scrollView, [:], children).with { $0.scrolls = [axis] }
}
package func button(_ label: Sketch...) -> Sketch { Sketch(.button, [:], label) }
package func button(_ title: String) -> Sketch {
  Sketch(.button, ["titleKey": .text(TextContent(title))], [text(title)])
}
package func shape(_ kind: ViewKind = .rectangle, fill: RGBA? = nil, on backdrop: RGBA = .white) -> Sketch {
  Sketch(kind).with {
    $0.foreground = fill.map { .color($0) }
    $0.backdrop = .color(backdrop)
  }
}

extension Sketch {
  package func accessibilityLabel(_ label: String) -> Sketch {
    modified(.accessibilityLabel, ["label": .text(TextContent(label))])
  }
  package func accessibilityValue(_ value: String) -> Sketch {
    modified(.accessibilityValue, ["value": .text(TextContent(value))])
  }
  package func accessibilityHint(_ hint: String) -> Sketch {
    modified(.accessibilityHint, ["hint": .text(TextContent(hint))])
  }
  package func accessibilityHidden(_ hidden: Bool = true) -> Sketch {
    modified(.accessibilityHidden, ["hidden": .bool(hidden)])
  }
  package func accessibilityElement(_ children: String = "ignore") -> Sketch {
    modified(.accessibilityElement, ["children": .name(children)])
  }
  package func accessibilityAddTraits(_ traits: String...) -> Sketch {
    modified(.accessibilityAddTraits, ["traits": .names(traits)])
  }
  package func accessibilitySortPriority(_ priority: Double) -> Sketch {
    modified(.accessibilitySortPriority, ["sortPriority": .number(priority)])
  }
  package func accessibilityAction(_ name: String) -> Sketch {
    modified(.accessibilityAction, ["named": .text(TextContent(name))])
  }
}
