import DesignTokens
import SightlineModel

/// Turns declared styles into paints for one appearance and platform.
struct StyleResolver {
  var appearance: Appearance
  var platform: Platform
  /// The colour set `AccentColor` of the app: what is tinted has its colour where no view says another. `nil` without
  /// one: the system's blue.
  var accent: ColorSpec?

  /// What a screen is drawn on.
  var systemBackground: RGBA { system("systemBackground") ?? (appearance.isDark ? .black : .white) }

  func system(_ name: String) -> RGBA? { SystemColors.color(named: name, platform: platform)?[appearance] }

  /// - Parameters:
  ///   - frame: What a gradient is stretched over.
  ///   - base: The style that hierarchical levels are shares of; `nil`: the system's label colours.
  func paint(_ style: StyleSpec, in frame: Rect, base: StyleSpec?, tint: StyleSpec, depth: Int = 0) -> DrawPaint {
    guard depth < 8 else { return .unknown("the style refers to itself") }
    func resolve(_ style: StyleSpec, base: StyleSpec? = base) -> DrawPaint {
      paint(style, in: frame, base: base, tint: tint, depth: depth + 1)
    }
    switch style {
    case .color(let color): return .color(color[appearance])
    case .hierarchical(let level):
      let labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quaternaryLabel"]
      let name = labels[min(max(level, 1), labels.count) - 1]
      guard let base else { return .color(system(name) ?? (appearance.isDark ? .white : .black)) }
      guard level > 1 else { return resolve(base, base: nil) }
      return resolve(base, base: nil).faded(system(name)?.alpha ?? 0.5)
    case .tint:
      if case .tint = tint { return .color(accent?[appearance] ?? system("systemBlue") ?? .black) }
      return paint(tint, in: frame, base: nil, tint: .tint, depth: depth + 1)
    case .foreground: return resolve(base ?? .hierarchical(1), base: nil)
    case .background: return .color(systemBackground)
    case .gradient(let gradient): return paint(gradient, in: frame)
    case .material(let name): return .material(name)
    case .image(let name): return .image(name)
    case .opacity(let style, let opacity): return resolve(style).faded(opacity)
    case .unknown(let reason): return .unknown(reason)
    }
  }

  private func paint(_ gradient: GradientSpec, in frame: Rect) -> DrawPaint {
    let stops = gradient.stops.map { (location: $0.location, color: $0.color[appearance]) }
    func point(_ unit: UnitPoint) -> Point {
      Point(x: frame.x + unit.x * frame.width, y: frame.y + unit.y * frame.height)
    }
    switch gradient.geometry {
    case .linear(let start, let end): return .linear(start: point(start), end: point(end), stops: stops)
    case .radial(let center, let start, let end):
      return .radial(center: point(center), startRadius: start, endRadius: end, stops: stops)
    case .angular(let center, let start, let end):
      return .angular(center: point(center), startAngle: start, endAngle: end, stops: stops)
    case .elliptical(let center):
      return .radial(center: point(center), startRadius: 0, endRadius: max(frame.width, frame.height) / 2, stops: stops)
    }
  }

  /// - Returns: From the use inwards: the name a person would use, then what the source says.
  func derivation(of style: StyleSpec, base: StyleSpec?, tint: StyleSpec) -> [DerivationStep] {
    switch style {
    case .color(let color):
      let value = color[appearance]
      let place = color.derivation.first?.location
      let plain = DerivationStep(.color(value), at: place)
      guard let name = color.name, name.first != "#" || name.uppercased() != plain.words else {
        return [plain] + color.derivation
      }
      return [
        DerivationStep(.named(name, system: color.system), at: place), DerivationStep(.value(value, appearance)),
      ] + color.derivation
    case .opacity(let style, let opacity):
      var steps = derivation(of: style, base: base, tint: tint)
      if steps.isEmpty { steps = [DerivationStep(.foreground)] }
      steps[0].kind = .share(opacity, of: steps[0].kind)
      return steps
    case .hierarchical(let level):
      guard let base else { return [DerivationStep(.level(level, of: nil))] }
      let steps = derivation(of: base, base: nil, tint: tint)
      return [DerivationStep(.level(level, of: level > 1 ? steps.first?.kind : nil))] + steps
    case .tint:
      if case .tint = tint {
        if let accent { return derivation(of: .color(accent), base: nil, tint: tint) }
        return [DerivationStep(.accent)]
      }
      return derivation(of: tint, base: nil, tint: .tint)
    case .gradient(let gradient):
      return gradient.stops.flatMap { derivation(of: .color($0.color), base: nil, tint: tint) }
    case .foreground: return base.map { derivation(of: $0, base: nil, tint: tint) } ?? []
    case .background: return [DerivationStep(.systemBackground)]
    case .material(let name): return [DerivationStep(.material(name))]
    case .image(let name): return [DerivationStep(.image(name))]
    case .unknown(let reason): return [DerivationStep(.unknown(reason: reason))]
    }
  }
}

extension ResolvedPaint {
  var isKnown: Bool {
    switch self {
    case .color, .gradient: true
    case .image, .material, .unknown: false
    }
  }
}

extension DrawPaint {
  /// Its colour is known wherever it is drawn.
  var isKnown: Bool {
    switch self {
    case .color, .linear, .radial, .angular: true
    case .material, .image, .unknown: false
    }
  }
  /// Not the same colour everywhere.
  var isGradient: Bool {
    switch self {
    case .linear, .radial, .angular: true
    case .color, .material, .image, .unknown: false
    }
  }
  func faded(_ factor: Double) -> DrawPaint {
    func fade(_ stops: [(location: Double, color: RGBA)]) -> [(location: Double, color: RGBA)] {
      stops.map { ($0.location, $0.color.opacity(factor)) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(let start, let end, let stops): return .linear(start: start, end: end, stops: fade(stops))
    case .radial(let center, let start, let end, let stops):
      return .radial(center: center, startRadius: start, endRadius: end, stops: fade(stops))
    case .angular(let center, let start, let end, let stops):
      return .angular(center: center, startAngle: start, endAngle: end, stops: fade(stops))
    case .material, .image, .unknown: return self
    }
  }
}
