import DesignTokens
import Rules
import SightlineModel

/// A text, a run of one, or a drawn thing, as it looks in one appearance: what colour lands on what.
struct ObservedColor: Sendable {
  /// Which element, whatever the appearance.
  struct Element: Hashable, Sendable, Codable, Comparable {
    var screen: String
    var state: String
    var path: String
    var run: Int
    static func < (a: Self, b: Self) -> Bool {
      (a.screen, a.state, a.path, a.run) < (b.screen, b.state, b.path, b.run)
    }
  }
  var element: Element
  var appearance: Appearance
  var foreground: ResolvedPaint
  var backdrop: ResolvedPaint
  var foregroundSteps: [DerivationStep]
  var backdropSteps: [DerivationStep]
  /// `nil` for text.
  var mark: NonTextMark.Kind?
  /// Points; 0 where it is no text.
  var size: Double
  var isBold: Bool
  var use: SourceLocation?

  /// Names and colours do not change with size, language or device; one of each is enough.
  static func isLooked(at variant: Variant, among variants: [Variant]) -> Bool {
    guard let first = variants.first else { return false }
    let size = variants.contains { $0.size == .large } ? .large : first.size
    return variant.size == size && variant.locale == first.locale && variant.device == first.device
  }

  /// What a person has to tell from what lies behind it: what is disabled, or iOS's own placeholder, is not.
  static func all(in scene: Scene) -> [ObservedColor] { texts(in: scene) + marks(in: scene) }

  private static func marks(in scene: Scene) -> [ObservedColor] {
    NonTextMark.all(in: scene).map { mark in
      ObservedColor(
        element: Element(screen: scene.screen, state: scene.state, path: mark.node.path, run: -1),
        appearance: scene.variant.appearance, foreground: mark.foreground, backdrop: mark.backdrop,
        foregroundSteps: mark.foregroundSteps, backdropSteps: mark.backdropSteps, mark: mark.kind, size: 0,
        isBold: false, use: mark.node.source)
    }
  }

  private static func texts(in scene: Scene) -> [ObservedColor] {
    scene.nodes.flatMap { node -> [ObservedColor] in
      guard let text = node.text, node.isVisible, node.isEnabled, let foreground = node.foreground,
        let backdrop = node.backdrop, text.content.string.contains(where: { $0.isLetter || $0.isNumber })
      else { return [] }
      func observed(_ run: Int, _ paint: ResolvedPaint, _ steps: [DerivationStep], _ size: Double, _ isBold: Bool)
        -> ObservedColor
      {
        ObservedColor(
          element: Element(screen: scene.screen, state: scene.state, path: node.path, run: run),
          appearance: scene.variant.appearance, foreground: paint, backdrop: backdrop, foregroundSteps: steps,
          backdropSteps: node.backdropDerivation, size: size, isBold: isBold, use: node.source)
      }
      if node.isPlaceholder { return [] }
      guard text.runs.count > 1 else {
        return [observed(0, foreground, node.foregroundDerivation, text.measured.fontSize, text.measured.isBold)]
      }
      return text.runs.enumerated().map {
        observed($0, $1.foreground, $1.foregroundDerivation, $1.fontSize, $1.isBold)
      }
    }
  }

  // MARK: Pairs

  /// What an element's appearances say together, as a pair of its own; `nil` where there is no pair.
  ///
  /// - Parameter own: Of one element, at least one.
  static func pair(of own: [ObservedColor]) -> (key: ColorPairFold.Key, pair: ObservedPair)? {
    guard let first = own.min(by: { $0.appearance.rank < $1.appearance.rank }),
      let background = first.name(of: first.backdrop, first.backdropSteps),
      let foreground = first.name(of: first.foreground, first.foregroundSteps)
    else { return nil }
    var seen: [Appearance: ObservedPair.Seen] = [:]
    for observed in own { seen[observed.appearance] = observed.observed }
    let isLarge = LargeTextReading.allCases.map { $0.isLarge(size: first.size, weight: first.isBold ? 700 : 400) }
    // A control in the colour of what it stands on shows no area of its own.
    if let mark = first.mark, !mark.isNeeded, own.allSatisfy({ $0.foreground == $0.backdrop }) { return nil }
    let key = ColorPairFold.Key(
      foreground: foreground, background: background, mark: first.mark, isLarge: isLarge, observed: seen)
    let pair = ObservedPair(
      foreground: foreground, background: background, isText: first.mark == nil,
      isNeeded: first.mark?.isNeeded ?? true, thing: first.mark?.words, size: first.size, isBold: first.isBold,
      location: first.foregroundSteps.lazy.compactMap(\.location).first ?? first.use,
      uses: first.use.map { [$0] } ?? [], screens: [first.element.screen], observed: seen,
      derivation: first.foregroundSteps + first.backdropSteps)
    return (key, pair)
  }

  /// What the source calls a colour, else the colour; `nil` off the screen, where there is nothing.
  private func name(of paint: ResolvedPaint, _ steps: [DerivationStep]) -> String? {
    if let name = steps.first?.words, !name.isEmpty { return name }
    switch paint {
    case .color(let color): return color.alpha > 0.01 ? String(color.hexString.prefix(7)) : nil
    case .gradient: return "a gradient"
    case .image: return "an image"
    case .material: return "a material"
    case .unknown: return "something unknown"
    }
  }

  private var observed: ObservedPair.Seen {
    switch (foreground.known, backdrop.known) {
    case (let front?, let behind?): ObservedPair.Seen(foreground: front, background: .colors(behind))
    case (let front?, nil): ObservedPair.Seen(foreground: front, background: .unknown(backdrop.reason))
    case (nil, _): ObservedPair.Seen(foreground: [], background: .unknown(foreground.reason))
    }
  }
}

extension NonTextMark.Kind {
  fileprivate var words: String {
    switch self {
    case .symbol: "symbol"
    case .progress: "filled part of a bar"
    case .outline: "line of a control"
    case .fill: "area of a control"
    }
  }
}

extension Appearance {
  var rank: Int { Appearance.allCases.firstIndex(of: self) ?? 0 }
}

extension ResolvedPaint {
  fileprivate var known: [RGBA]? {
    switch self {
    case .color(let color): [color]
    case .gradient(let colors, _): colors.filter { $0.alpha > 0.01 }
    case .image, .material, .unknown: nil
    }
  }
  fileprivate var reason: String {
    switch self {
    case .color, .gradient: ""
    case .image(let reason), .material(let reason), .unknown(let reason): reason
    }
  }
}
