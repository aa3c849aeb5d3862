import DesignTokens
import Layout
import SightlineModel
import SpokenElements

/// Turns a laid-out screen into the scene that rules look at: paints composited, hit regions and spoken elements found.
struct SceneAssembler {
  let variant: Variant
  private var nodes: [SceneNode] = []
  private var children: [[Int]] = []
  private var roles: [LaidOutNode.Role] = []
  private var backdrop = Backdrop()
  private var siblings: [String: Int] = [:]

  private let accent: ColorSpec?
  /// Without, only where things lie and which shapes are filled is found out, not what colour meets what.
  private let findsColors: Bool
  /// The same tree in another layout or appearance, as long as it is the same: what the code says is taken from there.
  private let twin: AssembledScene?
  /// The twin is the same layout, in another appearance: only colours differ.
  private let sharesLayout: Bool
  /// The tree turned out to be another than the twin's.
  private var isAbandoned = false
  private let bounds: Rect
  private var knownStyles: (scheme: ColorScheme?, styles: StyleResolver)

  private init(variant: Variant, accent: ColorSpec?, twin: AssembledScene?, sharesLayout: Bool, findsColors: Bool) {
    self.variant = variant
    self.accent = accent
    self.twin = twin
    self.sharesLayout = sharesLayout && twin != nil
    self.findsColors = findsColors
    bounds = Rect(origin: .zero, size: variant.device.size)
    if let twin {
      nodes.reserveCapacity(twin.roles.count)
      roles.reserveCapacity(twin.roles.count)
    }
    knownStyles = (nil, StyleResolver(appearance: variant.appearance, platform: variant.platform, accent: accent))
  }

  /// What a node inherits on the way down.
  private struct Context {
    var parent: Int?
    var path: String
    var clip: Rect
    var opacity: Double
    /// Outermost first.
    var scrollPorts: [ScrollPort] = []
    var scrollAxes: Set<Axis>
    var isEnabled: Bool
    var isCovered = false
    /// Rounded clips around, outermost first.
    var clipOutlines: [Outline] = []
    /// Of the view around: it is the node's own, too, where both have one frame, or where nothing is known of it.
    var uncertainty: Double
    var uncertainFrame: Rect?
  }

  static func assemble(
    _ screen: LaidOutScreen, name: String, state: String, variant: Variant, motions: [Motion], accent: ColorSpec? = nil
  ) -> Scene {
    assembled(screen, name: name, state: state, variant: variant, motions: motions, accent: accent).scene
  }

  /// - Parameters:
  ///   - twin: A scene of the same tree, in another layout or another appearance.
  ///   - sharesLayout: The twin was made of this very layout.
  ///   - findsColors: Without, no node has a foreground or a backdrop.
  static func assembled(
    _ screen: LaidOutScreen, name: String, state: String, variant: Variant, motions: [Motion], accent: ColorSpec?,
    twin: AssembledScene? = nil, sharesLayout: Bool = false, findsColors: Bool = true
  ) -> AssembledScene {
    var assembler = SceneAssembler(
      variant: variant, accent: accent, twin: twin, sharesLayout: sharesLayout, findsColors: findsColors)
    let bounds = assembler.bounds
    let styles = withUnsafePointer(to: screen.root) { assembler.styles(for: $0) }
    assembler.backdrop.paint(
      PaintLayer(
        frame: bounds, outline: nil, paint: .color(styles.systemBackground), opacity: 1, clip: bounds,
        scrollPorts: [],
        derivation: [DerivationStep(.systemBackground)]))
    let context = Context(
      parent: nil, path: "", clip: bounds, opacity: 1, scrollAxes: [], isEnabled: true, uncertainty: 0)
    withUnsafePointer(to: screen.root) { assembler.add($0, context) }
    if let twin, assembler.isAbandoned || assembler.nodes.count != twin.scene.nodes.count {
      return assembled(
        screen, name: name, state: state, variant: variant, motions: motions, accent: accent, findsColors: findsColors)
    }
    if twin == nil {
      for index in assembler.nodes.indices where !assembler.children[index].isEmpty {
        assembler.nodes[index].children = assembler.children[index]
      }
    }
    var scene =
      if let twin {
        Scene(like: twin.scene, name, state, variant, nodes: assembler.nodes, motions: motions)
      } else {
        Scene(screen: name, state: state, variant: variant, nodes: assembler.nodes, motions: motions)
      }
    assembler.nodes = []
    if let twin, assembler.sharesLayout {
      // Fingers find the same; whether something covers the screen is a matter of colours.
      scene.markOverlaid()
      return AssembledScene(scene: scene, roles: twin.roles, speaksLikeTwin: true)
    }
    findReach(in: &scene)
    let speaksLikeTwin = twin?.speaks(like: scene) == true
    if !speaksLikeTwin { findSpeech(in: &scene) }
    return AssembledScene(scene: scene, roles: assembler.roles, speaksLikeTwin: speaksLikeTwin)
  }

  private mutating func styles(for place: UnsafePointer<LaidOutNode>) -> StyleResolver {
    let scheme = place.pointee.facts.box.value.colorScheme
    if knownStyles.scheme == scheme { return knownStyles.styles }
    let appearance = scheme.map(variant.appearance.with) ?? variant.appearance
    let styles = StyleResolver(appearance: appearance, platform: variant.platform, accent: accent)
    knownStyles = (scheme, styles)
    return styles
  }

  /// - Parameter place: Nodes are large: they are looked at where they are.
  private mutating func add(_ place: UnsafePointer<LaidOutNode>, _ context: Context) {
    let id = nodes.count
    guard !isAbandoned, var node = node(of: place, id, context) else { return }
    let (path, frame, isHidden) = (node.path, place.pointee.frame, place.pointee.isHidden)
    node.visibleFrame = isHidden ? Rect(origin: frame.origin, size: .zero) : frame.intersection(context.clip)
    node.scrollContainer = context.scrollPorts.last?.container
    node.scrollAxes = context.scrollAxes
    node.opacity = context.opacity * place.pointee.opacity
    node.isEnabled = context.isEnabled && place.pointee.facts.box.value.isEnabled
    node.clipOutlines = context.clipOutlines
    node.isCovered = context.isCovered || place.pointee.isCovered
    let isShared = context.uncertainFrame == frame || context.uncertainty >= LaidOutNode.unknownExtent
    node.uncertainty = max(isShared ? context.uncertainty : 0, place.pointee.facts.box.value.uncertainty)
    if sharesLayout, let same = twin?.scene.nodes[id] {
      node.isEnabled = same.isEnabled
      node.isInteractive = same.isInteractive
      node.hitRegion = same.hitRegion
    } else if let hitShape = place.pointee.hitShape {
      node.hitRegion = hitShape
    }
    if let text = place.pointee.text {
      node.text = SceneText(
        content: text.content, measured: text.measured, font: text.font, scales: text.scales, lineLimit: text.lineLimit)
      node.uncertainty = max(node.uncertainty, text.measured.size.width * text.measured.relativeError)
    }
    if !isHidden { draw(place, into: &node, context) }

    var inner = context
    inner.parent = id
    inner.path = path
    inner.opacity = node.opacity
    inner.isEnabled = node.isEnabled
    inner.isCovered = node.isCovered
    inner.uncertainty = max(isShared ? context.uncertainty : 0, place.pointee.facts.box.value.uncertainty)
    inner.uncertainFrame = inner.uncertainty > 0 ? frame : nil
    nodes.append(node)
    if let clip = place.pointee.clipFrame { inner.clip = inner.clip.intersection(clip) }
    if let clip = place.pointee.clip, clip.isCurved { inner.clipOutlines.append(clip) }
    if let scroll = place.pointee.scroll {
      inner.clip = Self.reachable(within: inner.clip.intersection(scroll.viewport), axes: scroll.axes)
      // What scrolls moves against the clips around it; only those within go with it.
      inner.clipOutlines = []
      inner.scrollPorts.append(ScrollPort(container: id, viewport: context.clip.intersection(scroll.viewport)))
      inner.scrollAxes.formUnion(scroll.axes)
    }
    if isHidden { inner.opacity = 0 }
    place.pointee.children.withUnsafeBufferPointer { children in
      guard let first = children.baseAddress else { return }
      for index in children.indices { add(first + index, inner) }
    }
  }

  /// - Returns: The node with all that the code says of it; `nil` where the twin's tree has another.
  private mutating func node(of place: UnsafePointer<LaidOutNode>, _ id: Int, _ context: Context) -> SceneNode? {
    let frame = place.pointee.frame
    if sharesLayout, let twin { return SceneNode(like: twin.scene.nodes[id], frame: frame) }
    roles.append(place.pointee.facts.box.value.role)
    if let twin {
      guard let same = twin.node(id, like: place, in: context.parent) else {
        isAbandoned = true
        return nil
      }
      return SceneNode(like: same, frame: frame)
    }
    if let parent = context.parent { children[parent].append(id) }
    children.append([])
    let path = place.pointee.facts.box.value.isModifier ? context.path : nextPath(under: context.path, place)
    var node = SceneNode(
      id: id, parent: context.parent, kind: place.pointee.facts.box.value.kind,
      isModifier: place.pointee.facts.box.value.isModifier, frame: frame,
      path: path)
    node.view = place.pointee.facts.box.value.view
    node.isPartlyRead = place.pointee.facts.box.value.isPartlyRead
    if place.pointee.facts.box.value.hasUnknownLook { node.hasUnknownLook = true }
    node.isSectionTitle = place.pointee.facts.box.value.isSectionTitle
    node.source = place.pointee.facts.box.value.source
    node.symbol = place.pointee.facts.box.value.symbol
    node.userView = place.pointee.facts.box.value.userView
    if !place.pointee.facts.box.value.uses.isEmpty { node.uses = place.pointee.facts.box.value.uses }
    if let askedAt = place.pointee.facts.box.value.askedAt { node.askedAt = askedAt }
    node.appearsAfter = place.pointee.facts.box.value.appearsAfter
    if let modifier = place.pointee.facts.box.value.modifier {
      node.accessibility = AccessibilityFacts(modifier)
      node.modifier = modifier
    }
    return node
  }

  private mutating func nextPath(under parent: String, _ place: UnsafePointer<LaidOutNode>) -> String {
    let role = place.pointee.facts.box.value.role
    let base =
      (parent.isEmpty ? "" : parent + "/") + (role == .content ? "" : role.rawValue + ".")
      + place.pointee.facts.box.value.kind.rawValue
    let count = siblings[base, default: 0]
    siblings[base] = count + 1
    return count == 0 ? base : "\(base)[\(count)]"
  }

  /// What scrolling can bring into the viewport: unlimited along the axes, unless the viewport itself can't be seen.
  private static func reachable(within viewport: Rect, axes: Set<Axis>) -> Rect {
    guard !viewport.isEmpty else { return viewport }
    let far = 1e6
    var region = viewport
    if axes.contains(.vertical) { (region.y, region.height) = (-far, 2 * far) }
    if axes.contains(.horizontal) { (region.x, region.width) = (-far, 2 * far) }
    return region
  }

  private mutating func draw(_ place: UnsafePointer<LaidOutNode>, into node: inout SceneNode, _ context: Context) {
    let covers = place.pointee.facts.box.value.kind.coversWhatIsBehind
    guard covers || !place.pointee.shapes.isEmpty || place.pointee.text != nil || place.pointee.image != nil else {
      return
    }
    let styles = styles(for: place)
    let (frame, base, tint) = (
      place.pointee.frame, place.pointee.facts.box.value.foregroundBase, place.pointee.facts.box.value.tint
    )
    if covers { cover(place, &node, styles, context) }
    for shape in place.pointee.shapes {
      let paint = styles.paint(shape.style, in: shape.bounds, base: base, tint: tint)
      if let width = shape.strokeWidth {
        node.drawings.append(.stroke(shape.outline, paint.faded(node.opacity), width: width))
      } else {
        node.drawings.append(.fill(shape.outline, paint.faded(node.opacity)))
      }
      let derivation =
        findsColors
        ? styles.derivation(of: shape.style, base: base, tint: tint) + shape.derivation : []
      // A shape that stands for itself is judged against what lies behind it.
      if node.foreground == nil, !place.pointee.facts.box.value.isModifier || shape.strokeWidth != nil {
        resolveForeground(of: &node, context, paint, behind: [shape.bounds], derivation)
      }
      guard shape.strokeWidth == nil else { continue }
      backdrop.paint(
        PaintLayer(
          frame: shape.bounds, outline: shape.outline, paint: paint, opacity: node.opacity,
          clip: context.clip, scrollPorts: context.scrollPorts,
          derivation: derivation))
    }
    let style = place.pointee.facts.box.value.foreground
    if let text = place.pointee.text {
      let runs = TextRunPaints(text, place, styles)
      if runs.isClear { node.noteDrawnClear() }
      if findsColors {
        resolveForeground(
          of: &node, context, runs.firstShown.map { runs.paints[$0] } ?? .unknown("no text"),
          behind: Self.inked(text, at: frame.origin),
          runs.derivation(runs.firstShown ?? 0))
      }
      if runs.paints.count > 1 {
        let (opacity, backdrop) = (node.opacity, node.backdrop)
        node.text?.runs = runs.sceneRuns { resolved($0.faded(opacity), over: backdrop) }
        let colors = Set(
          (node.text?.runs ?? []).compactMap { if case .color(let color) = $0.foreground { color } else { nil } })
        if colors.count > 1 {
          node.foreground = .gradient(
            colors.sorted { $0.hexString < $1.hexString }, reason: "the text has several colours")
        }
        node.drawings += runs.drawings(opacity: node.opacity)
      } else {
        node.drawings.append(.text((runs.paints.first ?? .color(.black)).faded(node.opacity)))
      }
    }
    if let image = place.pointee.image {
      let paint =
        image.isSystem
        ? styles.paint(style, in: frame, base: base, tint: tint) : .image(image.name)
      // A symbol leaves the corners of its frame empty: it stands on the circle of a round button.
      let (width, height) = (frame.width * 0.7, frame.height * 0.7)
      let (x, y) = (frame.center.x - width / 2, frame.center.y - height / 2)
      let inner = Rect(x: x, y: y, width: width, height: height)
      if findsColors {
        resolveForeground(
          of: &node, context, paint, behind: [image.isSystem ? inner : frame],
          styles.derivation(of: style, base: base, tint: tint))
      }
      // A picture that is a template is drawn in the foreground style, whatever it is judged as.
      let ink =
        image.isSystem
        ? paint : styles.paint(style, in: frame, base: base, tint: tint)
      if image.isSystem, ink.isClear { node.noteDrawnClear() }
      node.drawings.append(.symbol(image.name, ink.faded(node.opacity), isMirrored: image.isMirrored))
      if !image.isSystem {
        backdrop.paint(
          PaintLayer(
            frame: frame, outline: nil, paint: paint, opacity: node.opacity, clip: context.clip,
            scrollPorts: context.scrollPorts,
            derivation: [DerivationStep(.image(image.name), at: place.pointee.facts.box.value.source)]))
      }
    }
  }

  /// UIKit's navigation controller is opaque: what an app puts behind a navigation stack is not seen through it.
  ///
  /// In a sheet the sheet's own ground is the stack's.
  private mutating func cover(
    _ place: UnsafePointer<LaidOutNode>, _ node: inout SceneNode, _ styles: StyleResolver, _ context: Context
  ) {
    let ground = styles.systemBackground
    guard !context.path.contains("sheet"), !context.path.contains("popover"),
      backdrop.resolve(behind: [place.pointee.frame]).paint != .color(ground)
    else { return }
    let screen = Rect(origin: .zero, size: variant.device.size)
    let frame = place.pointee.frame.width >= screen.width ? screen : place.pointee.frame
    node.drawings.append(.fill(.rectangle(frame), DrawPaint.color(ground).faded(node.opacity)))
    backdrop.paint(
      PaintLayer(
        frame: frame, outline: nil, paint: .color(ground), opacity: node.opacity, clip: context.clip,
        scrollPorts: context.scrollPorts,
        derivation: [DerivationStep(.systemBackground)]))
  }

  /// Stops, and eight steps between each two.
  private static func samples(between stops: [RGBA]) -> [RGBA] {
    guard let first = stops.first else { return [] }
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { samples, pair in
      for step in 1...8 { samples.append(pair.0.mixed(with: pair.1, Double(step) / 8)) }
    }
  }

  /// Each line as far as ink reaches: above capitals and below the last line nothing has to be read.
  private static func inked(_ text: LaidOutText, at origin: Point) -> [Rect] {
    let ink = text.measured.inkBounds
    return text.measured.lines.map { line in
      let rect = Rect(
        x: line.x, y: line.baseline - line.ascent, width: line.width, height: line.ascent + line.descent)
      let common = ink.isEmpty ? rect : rect.intersection(ink)
      return (common.isEmpty ? rect : common).offsetBy(x: origin.x, y: origin.y)
    }.filter { !$0.isEmpty }
  }

  private func resolveForeground(
    of node: inout SceneNode, _ context: Context, _ paint: DrawPaint, behind rects: [Rect],
    _ derivation: [DerivationStep]
  ) {
    guard findsColors else { return }
    var front: PaintLayer?
    if paint.isKnown {
      let all = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      front = PaintLayer(
        frame: all, outline: nil, paint: paint, opacity: node.opacity, clip: all, scrollPorts: [], derivation: [])
    }
    let (behind, behindDerivation, meetings) = backdrop.resolve(behind: rects, in: context.scrollPorts, front: front)
    node.backdrop = behind
    // Of one colour every ground that it meets is known already.
    node.meetings = paint.isGradient || !behind.isKnown ? meetings : nil
    node.backdropDerivation = behindDerivation
    node.foregroundDerivation = derivation
    node.foreground = resolved(paint.faded(node.opacity), over: behind)
  }

  private func resolved(_ paint: DrawPaint, over behind: ResolvedPaint?) -> ResolvedPaint {
    switch paint {
    case .color(let color):
      if case .color(let below)? = behind { return .color(color.composited(over: below)) }
      return .color(color)
    case .linear(_, _, let stops), .radial(_, _, _, let stops), .angular(_, _, _, let stops):
      return .gradient(Self.samples(between: stops.map(\.color)), reason: "drawn with a gradient")
    case .material(let name): return .material(reason: "drawn with the material \(name)")
    case .image(let name): return .image(reason: "the image \(name)")
    case .unknown(let reason): return .unknown(reason: reason)
    }
  }
}

extension ViewKind {
  fileprivate var coversWhatIsBehind: Bool { self == .navigationStack || self == .navigationView }
}
