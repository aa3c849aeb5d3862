import SightlineModel

/// What one element has to say to one demand.
struct DemandCheck {
  enum Answer: Sendable, Codable {
    case holds(String)
    case fails(String)
    case undecided(String)
    case needsPerson(String)
  }

  let scene: Scene
  let node: SceneNode
  /// When and how the view was first seen.
  var entrance: Entrance?
  /// Half a pixel, in points.
  private var tolerance: Double { 0.5 / scene.variant.device.scale + 1e-6 }

  /// - Returns: `nil` when the demand is not one on elements.
  func answer(to demand: Demand) -> Answer? {
    switch demand {
    case .width(let wanted): length("wide", wanted, extents.map(\.width))
    case .height(let wanted): length("high", wanted, extents.map(\.height))
    case .fontSize(let wanted): fontSize(wanted)
    case .font(let font): self.font(font)
    case .padding(let edges): padding(edges)
    case .radius(let wanted): radius(wanted)
    case .spacing(let wanted): spacing(wanted)
    case .foreground(let wanted): color("foreground", wanted, drawn)
    case .background(let wanted):
      color("background", wanted, inside.first { $0.text != nil }?.backdrop ?? node.backdrop)
    case .lines(let range): lines(range)
    case .spoken(let spoken): self.spoken(spoken)
    case .mirrors(let wanted): mirrors(wanted)
    case .appears(let timing): appears(timing)
    case .animates(let timing): animates(timing)
    default: nil
    }
  }

  var inside: ArraySlice<SceneNode> { scene.subtree(of: node) }

  /// The colour of the first text or symbol inside; a control's own colour shows only through them.
  private var drawn: ResolvedPaint? {
    let content = inside.first { ($0.text != nil || $0.kind == .image) && $0.foreground != nil }
    return content?.foreground ?? inside.lazy.compactMap(\.foreground).first
  }

  /// The view's own frame and those of the modifiers around it.
  private var extents: [Rect] {
    [node.frame] + scene.ancestors(of: node).prefix { $0.isModifier }.map(\.frame)
  }

  func length(_ word: String, _ wanted: Double, _ measured: [Double]) -> Answer {
    if let hit = measured.first(where: { abs($0 - wanted) <= tolerance }) { return .holds("\(points(hit)) pt \(word)") }
    let uncertain = node.uncertainty > tolerance && measured.contains { abs($0 - wanted) <= node.uncertainty }
    let text = "\(points(measured[0])) pt \(word), \(points(wanted)) pt demanded"
    return uncertain ? .undecided("\(text), within its uncertainty of \(points(node.uncertainty)) pt") : .fails(text)
  }

  private func fontSize(_ wanted: Double) -> Answer {
    if let image = inside.first(where: { $0.kind == .image }), node.text == nil, inside.allSatisfy({ $0.text == nil }) {
      guard case .image(let symbol)? = image.view, let size = symbol.pointSize.value else {
        return .undecided("the symbol's point size is not known")
      }
      return length("of font size", wanted, [size])
    }
    let sizes = inside.compactMap(\.text?.measured.fontSize)
    guard !sizes.isEmpty else { return .undecided("no text inside") }
    return length("of font size", wanted, sizes)
  }

  /// A symbol is drawn in the system's own font.
  private func symbolFont(_ wanted: Demand.Font) -> Answer {
    guard inside.contains(where: { $0.kind == .image }) else { return .undecided("no text inside") }
    if let name = wanted.name ?? wanted.family, name != "system" { return .fails("a symbol, not set in \(name)") }
    guard wanted.weight == nil else { return .undecided("the weight of a symbol is not known") }
    return wanted.size.map(fontSize) ?? .holds("a symbol of the system")
  }

  private func font(_ wanted: Demand.Font) -> Answer {
    guard let text = inside.lazy.compactMap(\.text).first else { return symbolFont(wanted) }
    var said: [String] = []
    let isCustom = if case .custom = text.font.base { true } else { false }
    if let name = wanted.name ?? wanted.family, name != "system" || isCustom {
      guard case .custom(let family, _, _) = text.font.base else {
        return .fails("set in the system font, not \(name)")
      }
      let matches = wanted.name == nil ? family == name || family.hasPrefix(name + "-") : family == name
      guard matches else { return .fails("asks for the font \(family), not \(name)") }
      said.append("asks for \(family)")
    }
    if wanted.fallback != nil {
      guard let use = text.measured.fonts.first else { return .undecided("no font was used") }
      said.append(use.substituted ? "\(use.face) stands in" : "found as \(use.file)")
    }
    if let weight = wanted.weight, text.font.weight?.rawValue != weight {
      return .fails("weight \(text.font.weight?.rawValue ?? "of the style"), \(weight) demanded")
    }
    if let size = wanted.size {
      switch length("of font size", size, [text.measured.fontSize]) {
      case .holds(let evidence): said.append(evidence)
      case let other: return other
      }
    }
    return .holds(said.joined(separator: ", "))
  }

  /// Distances to the edges of any view around; the first whose distances fit counts.
  private func padding(_ edges: [String: Double]) -> Answer {
    let isLeftToRight = scene.variant.direction == .leftToRight
    func distance(_ edge: String, _ outer: Rect, _ inner: Rect) -> [Double] {
      let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
      let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
      switch edge {
      case "leading": return [isLeftToRight ? left : right]
      case "trailing": return [isLeftToRight ? right : left]
      case "top": return [top]
      case "bottom": return [bottom]
      case "horizontal": return [left, right]
      case "vertical": return [top, bottom]
      default: return [left, right, top, bottom]
      }
    }
    let outers = scene.ancestors(of: node).map(\.frame) + [scene.bounds]
    for inner in extents {
      for outer in outers {
        let fits = edges.allSatisfy { edge, wanted in
          distance(edge, outer, inner).allSatisfy { abs($0 - wanted) <= tolerance }
        }
        if fits {
          return .holds(
            edges.sorted { $0.key < $1.key }.map { "\($0.key) \(points($0.value)) pt" }.joined(separator: ", "))
        }
      }
    }
    let measured = edges.keys.sorted().map { edge in
      "\(edge) \(distance(edge, scene.bounds, node.frame).map(points).joined(separator: " and ")) pt"
    }
    return .fails(
      "\(measured.joined(separator: ", ")) from the screen's edges; no view around it has the padding demanded")
  }

  private func radius(_ wanted: Double) -> Answer {
    let around = scene.ancestors(of: node).prefix { $0.isModifier }
    let found = (inside + around).flatMap { node in
      switch node.modifier {
      case nil: [node.view?.cornerRadius] + shapes(node.view?.views ?? [])
      case .cornerRadius(let corner)?: [corner.radius.value]
      case let modifier?: shapes(modifier.views)
      }
    }.compactMap { $0 }
    if found.contains(where: { abs($0 - wanted) < 0.001 }) { return .holds("corner radius \(points(wanted)) pt") }
    return .fails(
      found.isEmpty
        ? "no corner radius"
        : "corner radius \(found.map(points).joined(separator: ", ")) pt, \(points(wanted)) demanded")
  }

  private func shapes(_ lists: [(name: String, views: [ViewNode])]) -> [Double?] {
    lists.flatMap(\.views).map(\.payload.cornerRadius)
  }

  private func spacing(_ wanted: Double) -> Answer {
    guard let spacing = node.view?.spacing else { return .fails("no spacing is given") }
    return length("of spacing", wanted, [spacing])
  }

  private func color(_ word: String, _ wanted: String, _ paint: ResolvedPaint?) -> Answer {
    guard let wantedColor = RGBA(hexString: wanted) else { return .undecided("'\(wanted)' is not a colour") }
    switch paint {
    case .color(let color)?:
      let text = "\(word) \(color.hexString)"
      return color.hexString == wantedColor.hexString
        ? .holds(text) : .fails("\(text), \(wantedColor.hexString) demanded")
    case .gradient(let stops, let reason)?:
      return .fails("\(word) has \(stops.count) colours: \(reason)")
    case .image(let reason)?, .material(let reason)?, .unknown(let reason)?: return .undecided(reason)
    case nil: return .undecided("no \(word) is drawn")
    }
  }

  private func lines(_ range: ClosedRange<Int>) -> Answer {
    guard let text = inside.lazy.compactMap(\.text).first else { return .undecided("no text inside") }
    let count = text.measured.lines.count
    let demanded = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    return range.contains(count) ? .holds("\(count) lines") : .fails("\(count) lines, \(demanded) demanded")
  }

  private func spoken(_ wanted: Demand.Spoken) -> Answer {
    let around = scene.ancestors(of: node).prefix { $0.isModifier }
    let own = node.spoken ?? around.lazy.compactMap(\.spoken).first
    if wanted.isSilent { return own.map { .fails("spoken as “\($0.label)”") } ?? .holds("not spoken by itself") }
    guard let spoken = own ?? inside.lazy.compactMap(\.spoken).first else { return .fails("not spoken") }
    let texts = [
      ("label", wanted.label, spoken.label), ("value", wanted.value, spoken.value), ("hint", wanted.hint, spoken.hint),
    ]
    for (name, wanted, found) in texts {
      switch wanted {
      case nil: continue
      case .any?: if found?.isEmpty ?? true { return .fails("no \(name)") }
      case .text(let text)?: if found != text { return .fails("\(name) “\(found ?? "")”, “\(text)” demanded") }
      case .number, .bool: return .undecided("a \(name) is a text")
      }
    }
    for trait in wanted.traits ?? [] where !spoken.traits.names.contains(trait) {
      return .fails("traits \(spoken.traits.names.joined(separator: ", ")); \(trait) is missing")
    }
    if let order = wanted.order, spoken.order + 1 != order {
      return .fails("spoken as number \(spoken.order + 1), \(order) demanded")
    }
    return .holds(
      "spoken as “\(spoken.label)”\(spoken.traits.isEmpty ? "" : ", " + spoken.traits.names.joined(separator: ", "))")
  }

  func points(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded.shortText
  }
}

extension ViewPayload {
  /// Of a shape, in points.
  fileprivate var cornerRadius: Double? {
    if case .shape(let shape) = self { shape.cornerRadius.value } else { nil }
  }
  /// Between the views of a stack or grid, in points.
  fileprivate var spacing: Double? {
    switch self {
    case .stack(let stack): stack.spacing.value
    case .lazyGrid(let grid): grid.spacing.value
    default: nil
    }
  }
}
