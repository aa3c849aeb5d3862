import SightlineModel

/// Random trees of every view and modifier that layout takes numbers from, with the numbers that arithmetic fears.
struct HostileTree {
  var random: SplitMix
  init(seed: UInt64) { random = SplitMix(seed: seed ^ 0xBAD0_BAD0) }

  static let numbers: [Double] = [
    .infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0, 1, 44, 0x1p53,
    0x1p63, -0x1p63, 9.3e18,
  ]
  static let integers: [Int] = [.max, .min, -1, 0, 1, 2, 1 << 53, 1 << 32]

  private mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random)! }
  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
  private mutating func double() -> Double {
    chance(3) ? Double(Int.random(in: 0...200, using: &random)) : pick(Self.numbers)
  }
  private mutating func number() -> ArgumentValue { chance(2) ? .number(double()) : .integer(pick(Self.integers)) }
  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: double(), leading: double(), bottom: double(), trailing: double())
  }

  private static let leaves: [ViewKind] = [
    .text, .spacer, .divider, .circle, .color, .image, .roundedRectangle, .capsule, .progressView, .gauge,
    .slider,
    .stepper, .toggle, .textField, .rectangle, .unevenRoundedRectangle, .datePicker,
  ]
  private static let containers: [ViewKind] = [
    .vStack, .hStack, .zStack, .lazyVStack, .lazyHStack, .group, .scrollView, .grid, .lazyVGrid, .lazyHGrid,
    .viewThatFits, .button, .section, .list, .form, .tabView, .picker, .navigationStack, .gridRow, .label,
    .geometryReader, .groupBox, .disclosureGroup, .navigationSplitView,
  ]
  /// What views call their numbers.
  private static let names = [
    "spacing", "minLength", "value", "total", "cornerRadius", "horizontalSpacing", "verticalSpacing", "selectionIndex",
    "pageCount", "selection", "step", "depth", "insetAmount", "topLeadingRadius", "variableValue", "lineWidth",
  ]
  private static let modifiers: [(kind: ViewKind, names: [String])] = [
    (.padding, ["length"]), (.frame, ["width", "height"]), (.offset, ["x", "y"]), (.position, ["x", "y"]),
    (
      .flexFrame, ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    ), (.lineLimit, ["number"]), (.lineLimit, ["min", "max"]), (.gridCellColumns, ["count"]),
    (.opacity, ["opacity"]),
    (.cornerRadius, ["radius"]), (.scaleEffect, ["x", "y"]), (.scaleEffect, ["s"]), (.zIndex, ["value"]),
    (.layoutPriority, ["value"]), (.aspectRatio, ["ratio"]), (.lineSpacing, ["lineSpacing"]),
    (.tracking, ["tracking"]), (.kerning, ["kerning"]), (.baselineOffset, ["baselineOffset"]),
    (.minimumScaleFactor, ["factor"]), (.listRowSpacing, ["spacing"]), (.listSectionSpacing, ["spacing"]),
    (.containerRelativeFrame, ["count", "span", "spacing"]), (.safeAreaInset, ["spacing"]),
    (.alignmentGuide, ["value"]),
    (.defaultMinListRowHeight, ["value"]), (.tag, ["tag"]), (.id, ["id"]), (.contentMargins, ["length"]),
    (.presentationCornerRadius, ["cornerRadius"]), (.accessibilitySortPriority, ["sortPriority"]),
    (.rotationEffect, ["angle"]), (.blur, ["radius"]), (.shadow, ["radius", "x", "y"]), (.stroke, ["lineWidth"]),
    (.accessibilityHeading, ["level"]), (.navigationSplitViewColumnWidth, ["min", "ideal", "max"]),
  ]

  private static let buttonStyles = ["bordered", "borderedProminent", "glass", "glassProminent", "borderless", "plain"]

  mutating func tree(depth: Int = 3) -> ViewNode {
    let kind = pick(depth == 0 || chance(3) ? Self.leaves : Self.containers)
    var arguments = NamedArguments()
    for name in Self.names where chance(4) { arguments.set(name, number()) }
    if chance(3) { arguments.set("in", .list([number(), number()])) }
    switch kind {
    case .text: arguments.set("content", .text(content()))
    case .image: arguments.set("systemName", .string("star"))
    case .color: arguments.set("style", .style(style()))
    case .lazyVGrid, .lazyHGrid:
      let tracks = (0..<3).map { _ in
        ArgumentValue.list([.name(pick(["fixed", "flexible", "adaptive"])), number(), number(), number()])
      }
      arguments.set(kind == .lazyVGrid ? "columns" : "rows", .list(tracks))
    default: break
    }
    var node = ViewNode(kind, arguments: arguments)
    if Self.containers.contains(kind), depth > 0 {
      let count = Int.random(in: 0...3, using: &random)
      node.children = (0..<count).map { _ in
        let child = tree(depth: depth - 1)
        return kind == .grid && chance(2) ? ViewNode(.gridRow, children: [child, tree(depth: 0)]) : child
      }
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) { node.modifiers.append(modifier()) }
    return node
  }

  private mutating func content() -> TextContent {
    var run = TextRun(string: pick(["", "a", "some words that wrap", "a\nb", String(repeating: "m", count: 60)]))
    if chance(3) { run.tracking = double() }
    if chance(3) { run.kerning = double() }
    if chance(3) { run.baselineOffset = double() }
    if chance(2) { run.font = font() }
    return TextContent(runs: [run, TextRun(string: " end")])
  }

  private mutating func font() -> FontSpec {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: FontSpec(.system(size: double()))
    case 1: FontSpec(.custom(family: "Nunito", size: double(), relativeTo: .body))
    default: FontSpec(.system(size: 17), scaledFrom: double())
    }
  }

  private mutating func color() -> RGBA { RGBA(red: double(), green: double(), blue: double(), alpha: double()) }
  private mutating func point() -> UnitPoint { UnitPoint(x: double(), y: double()) }

  private mutating func style() -> StyleSpec {
    let stops = [
      GradientSpec.Stop(color: ColorSpec(light: color()), location: double()),
      .init(color: ColorSpec(light: .white), location: double()),
    ]
    let geometry: GradientSpec.Geometry =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .linear(start: point(), end: point())
      case 1: .radial(center: point(), startRadius: double(), endRadius: double())
      case 2: .angular(center: point(), startAngle: double(), endAngle: double())
      default: .elliptical(center: point())
      }
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: .color(ColorSpec(light: color()))
    case 1: .opacity(.tint, double())
    case 2: .hierarchical(pick(Self.integers))
    default: .gradient(GradientSpec(geometry: geometry, stops: stops))
    }
  }

  private mutating func modifier() -> ViewModifier {
    switch Int.random(in: 0..<14, using: &random) {
    case 12: return ViewModifier(.buttonStyle, arguments: ["style": .name(pick(Self.buttonStyles))])
    case 13: return ViewModifier(.labelStyle, arguments: ["style": .name(pick(["iconOnly", "titleOnly"]))])
    case 0: return ViewModifier(.padding, arguments: ["insets": .insets(insets())])
    case 1: return ViewModifier(.listRowInsets, arguments: ["insets": .insets(insets())])
    case 2: return ViewModifier(.font, arguments: ["font": .font(font())])
    case 3: return ViewModifier(.foregroundStyle, arguments: ["style": .style(style())])
    case 4: return ViewModifier(.background, arguments: ["style": .style(style())])
    case 5:
      let key = pick(["lineLimit", "lineSpacing", "minimumScaleFactor", "defaultMinListRowHeight"])
      return ViewModifier(.environment, arguments: ["keyPath": .name(key), "value": number()])
    case 6: return ViewModifier(.gridCellAnchor, arguments: ["anchor": .unitPoint(point())])
    case 7: return ViewModifier(.offset, arguments: ["offset": .size(Size(width: double(), height: double()))])
    default:
      let (kind, names) = pick(Self.modifiers)
      var arguments = NamedArguments()
      for name in names where !chance(4) { arguments.set(name, number()) }
      if chance(3) { arguments.set("limit", .list([number(), number()])) }
      if kind == .containerRelativeFrame { arguments.set("axes", .names(["horizontal", "vertical"])) }
      if kind == .alignmentGuide { arguments.set("guide", .name(pick(["leading", "top", "center"]))) }
      return ViewModifier(kind, arguments: arguments)
    }
  }
}
