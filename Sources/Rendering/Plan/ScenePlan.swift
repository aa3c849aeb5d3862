import Foundation
import SightlineModel

/// A scene as a list of steps, the same for every back end.
///
/// Nodes are drawn in document order, which is SwiftUI's painting order: a modifier's background comes before its content.
struct ScenePlan {
  /// Points; larger than the screen where the device's edge is drawn.
  let size: Size
  /// Where the screen's top left lies on the canvas.
  let origin: Point
  /// In screen coordinates, to be moved by `origin`.
  let layers: [PaintLayer]
  /// What scrolls vertically, and how far it is scrolled.
  let scroll: VectorPicture.Scroll?
  let scrolled: Double
  /// Around and above the screen, in screen coordinates.
  let frame: [PaintStep]
  let marks: [PaintStep]
  /// The screen's shape, for the clip.
  let screen: Outline

  private static let bezel = 10.0

  init(_ scene: Scene, from sources: DrawingSources, options: PictureOptions) {
    let bounds = scene.bounds
    var layers: [PaintLayer] = []
    func add(_ steps: [PaintStep], clip: Rect?, scrolls: Bool) {
      guard !steps.isEmpty else { return }
      if let last = layers.last, last.clip == clip, last.scrolls == scrolls {
        layers[layers.count - 1].steps += steps
      } else {
        layers.append(PaintLayer(clip: clip, scrolls: scrolls, steps: steps))
      }
    }
    let ground: RGBA = scene.variant.appearance.isDark ? .black : .white
    add([.fill(.rectangle(bounds), .color(ground))], clip: nil, scrolls: false)
    let scrolling = SceneScrolling(scene)
    // Tab bars show the filled form of their items' symbols.
    let filled = Set(scene.nodes.filter { $0.kind == .tabBarItem }.flatMap { scene.subtree(of: $0).map(\.id) })
    let planner = NodePlanner(
      sources: sources, appearance: scene.variant.appearance, scale: scene.variant.device.scale, filled: filled)
    let appearance = scene.variant.appearance
    /// Everything drawn below a node, as one group: cut as the node itself is.
    func inner(_ node: SceneNode, depth: Int = 0) -> [PaintStep] {
      var steps: [PaintStep] = []
      var skipped = -1
      for part in scene.subtree(of: node) where part.id > skipped && part.id != node.id && part.isDrawn {
        if depth < 8, let effect = SceneEffect(part, appearance) {
          let within = inner(part, depth: depth + 1)
          switch effect {
          case .shadow(let color, let radius, let offset):
            steps.append(.shadow(within, color, radius: radius, offset: offset))
          case .around(let effect):
            steps.append(.group(effect, within))
            skipped = scene.subtree(of: part).last?.id ?? part.id
          }
        }
        if part.id > skipped { steps += planner.steps(for: part) }
      }
      return steps
    }
    var skipped = -1
    let system = SystemGlass(scene)
    for node in scene.nodes where node.isDrawn && node.id > skipped {
      let effect = node.isModifier ? SceneEffect(node, appearance) : nil
      let glass = system?.steps(behind: node) ?? []
      guard effect != nil || !node.drawings.isEmpty || !glass.isEmpty else { continue }
      let scrolls = scrolling.moves(node)
      let clip = scrolling.clip(of: node)
      if let clip, clip.isEmpty { continue }
      switch effect {
      case .shadow(let color, let radius, let offset)?:
        let steps = inner(node)
        // What is cut off lies further out than a shadow may fall.
        let reach = 3 * radius + max(abs(offset.x), abs(offset.y))
        let wider = clip.map {
          Rect(x: $0.x - reach, y: $0.y - reach, width: $0.width + 2 * reach, height: $0.height + 2 * reach)
        }
        if !steps.isEmpty {
          add([.shadow(steps, color, radius: radius, offset: offset)], clip: wider, scrolls: scrolls)
        }
      case .around(let effect)?:
        let steps = inner(node)
        if !steps.isEmpty { add([.group(effect, steps)], clip: clip, scrolls: scrolls) }
        skipped = scene.subtree(of: node).last?.id ?? node.id
        continue
      case nil: break
      }
      if !glass.isEmpty { add(glass, clip: clip, scrolls: scrolls) }
      if !node.drawings.isEmpty { add(planner.steps(for: node), clip: clip, scrolls: scrolls) }
    }
    self.layers = layers
    scroll = scrolling.scroll
    let most = scroll.map { max(0, $0.contentBottom - $0.window.maxY) } ?? 0
    let scrolled = min(options.scrolled, most)
    self.scrolled = scrolled
    let edge = options.showsDevice ? Self.bezel : 0
    let corner = options.showsDevice ? Self.cornerRadius(of: scene.variant.device) : 0
    origin = Point(x: edge, y: edge)
    size = Size(width: bounds.width + 2 * edge, height: bounds.height + 2 * edge)
    screen = .roundedRectangle(bounds, radius: corner)
    frame = options.showsDevice ? Self.deviceFrame(bounds, corner: corner) : []
    marks = options.marks.flatMap { mark in
      var mark = mark
      if mark.scrolls { mark.frame.y -= scrolled }
      return MarkPlan(mark: mark, bounds: bounds).steps
    }
  }

  /// Some picture is larger than an icon.
  var showsPhotos: Bool {
    func isPhoto(_ step: PaintStep) -> Bool {
      switch step {
      case .picture(_, let frame, _): max(frame.width, frame.height) > 64
      case .clipped(_, let steps), .group(_, let steps): steps.contains(where: isPhoto)
      default: false
      }
    }
    return layers.contains { $0.steps.contains(where: isPhoto) }
  }

  /// Screens with a home button have square corners.
  private static func cornerRadius(of device: Device) -> Double {
    device.safeArea.bottom > 0 || device.isPad ? (device.isPad ? 18 : 47) : 0
  }

  private static func deviceFrame(_ bounds: Rect, corner: Double) -> [PaintStep] {
    let outer = Rect(
      x: bounds.x - bezel, y: bounds.y - bezel, width: bounds.width + 2 * bezel, height: bounds.height + 2 * bezel)
    return [.fill(.roundedRectangle(outer, radius: max(corner + bezel, 14)), .color(RGBA(hex: 0x1C1C1E)))]
  }
}
