import SightlineModel

extension Defect {
  /// What is seen and touched: size, colour, room, movement.
  static let looks: [Defect] = [
    Defect(
      "small target", ["target-size-comfortable", "target-size"],
      .replace(#"\.frame\(minWidth: 44, minHeight: 44\)"#, with: ".frame(width: 18, height: 18)")),
    Defect(
      "text at a fixed height", ["text-truncated", "text-clipped", "text-overlap"],
      .insert(after: #"^\s*Text\("[^"]{20,}"\)$"#, line: ".frame(height: 20)", deeper: 2), found: .screen),
    Defect(
      "text held to one line", ["text-truncated"],
      .insert(after: #"^\s*Text\("[^"]{24,}"\)$"#, line: ".lineLimit(1)", deeper: 2)),
    Defect(
      "text that shrinks", ["text-shrinks"], also: ["text-truncated"],
      .insert(
        after: #"^\s*Text\("[^"]{24,}"\)$"#, line: ".lineLimit(1).minimumScaleFactor(0.1).frame(maxWidth: 120)",
        deeper: 2)),
    Defect(
      "text at a fixed size", ["text-scaling"],
      .replace(#"\.font\(\.(body|callout|footnote|subheadline)\)"#, with: ".font(.system(size: 15))"),
      given: #"^\s*Text\("#),
    Defect(
      "text too small", ["text-small"], also: ["text-scaling"],
      .replace(#"\.font\(\.(footnote|caption|callout|subheadline)\)"#, with: ".font(.system(size: 9))"),
      given: #"^\s*Text\("#),
    Defect(
      "text growth held back", ["text-scaling-capped"],
      .insert(after: #"^\s*Text\("[^"]{16,}"\)$"#, line: ".dynamicTypeSize(...DynamicTypeSize.large)", deeper: 2)),
    Defect(
      "pale text", ["contrast-text"], also: ["contrast-text-enhanced"],
      // White on the dark fill of a prominent button is no paler for it.
      .insert(after: #"^\s*Text\("[^"]{12,}"\)$"#, line: ".foregroundStyle(Color(white: 0.62))", deeper: 2),
      unless: #"Color\.white"#),
    Defect(
      "text in the colour of its surface", ["contrast-text"], also: ["contrast-text-enhanced"],
      .replace(#"\.foregroundStyle\(Color\.white\)"#, with: ".foregroundStyle(Color(white: 0.3))"),
      given: "Text"),
    Defect(
      "pale icon", ["contrast-non-text"],
      .insert(
        after: #"^\s*Image\(systemName: "[a-z0-9.]+"\)$"#, line: ".foregroundStyle(Color(white: 0.75))", deeper: 2),
      // Icons beside a text that says the same are decoration, for which 1.4.11 asks nothing.
      given: "minHeight: 44", unless: "Text"),
    Defect(
      "texts on top of each other", ["text-overlap"], also: ["text-unreachable", "reading-order"],
      .insert(after: #"^\s*Text\("[^"]{20,}"\)$"#, line: ".offset(y: -40)", deeper: 2), found: .screen),
    Defect(
      "screen that does not scroll", ["text-unreachable", "text-truncated"],
      also: [
        "text-truncated", "text-unreachable", "text-behind-bar", "text-overlap", "target-overlap", "text-clipped",
        "word-broken", "target-size-comfortable", "target-size",
      ],
      .replace(#"^    ScrollView \{"#, with: "    VStack {"), found: .screen),
    Defect(
      "icon that stays small", ["icon-scaling"],
      .replace(#"\.font\(\.(body|title3)\)"#, with: ".resizable().frame(width: 16, height: 16)"),
      // What is hidden from everybody but the eye is decoration.
      given: #"^\s*Image\(systemName"#, unless: "accessibilityHidden"),
    Defect(
      "gone at large sizes", ["content-kept"],
      .insert(
        after: #"^\s*(\.accessibilityLabel\(|\.buttonStyle\(\.plain\))"#,
        line: ".opacity(textSize.isAccessibilitySize ? 0 : 1)"),
      member: "@Environment(\\.dynamicTypeSize) private var textSize", given: #"^\s*Button"#),
    Defect(
      "movement that does not ask", ["motion-gated"],
      .replace(#"reduceMotion \? nil : (\.[a-zA-Z]+)"#, with: "$1"), found: .screen),
    Defect(
      "overlay that leaves the rest readable", ["modal"], .remove(#"\.isModal"#), found: .screen),
    Defect(
      "bar without a value", ["status-announced"], .remove(#"\.accessibilityValue\("#)),
    Defect(
      "arrow that does not turn around", ["rtl-mirroring"],
      .replace(#"Image\(systemName: "[a-z0-9.]+"\)"#, with: #"Image(systemName: "arrow.left")"#),
      // Beside a text the arrow is decoration, and a review.
      given: #"minHeight: 44"#, unless: #"Text"#),
    Defect(
      "layout fixed to left to right", ["rtl-mirroring"],
      .insert(after: #"^\s*Text\("[^"]{20,}"\)$"#, line: #".environment(\.layoutDirection, .leftToRight)"#, deeper: 2)),
    Defect(
      "link in a text by colour alone", ["link-color"],
      also: ["contrast-text", "contrast-text-enhanced", "string-missing"],
      .replace(
        #"Text\("([^"]{20,})"\)$"#, with: #"Text("$1 [More on this page](https://example.com/more)").tint(.primary)"#),
      // A link inside a button is another mistake.
      unless: "minHeight", found: .screen),
    Defect(
      "targets on top of each other", ["target-overlap"], also: ["text-overlap", "reading-order", "target-size"],
      .insert(after: #"^\s*\.accessibilityLabel\("#, line: ".padding(.trailing, -36).padding(.bottom, -36)"),
      given: #"^\s*Button"#, next: #"^\s*Button"#, found: .screen),
    Defect(
      "movement without end", ["motion-endless"], also: ["motion-gated"],
      .replace(#"reduceMotion \? nil : \.([a-zA-Z]+)"#, with: ".linear(duration: 1).repeatForever()"), found: .screen),
  ]
}
