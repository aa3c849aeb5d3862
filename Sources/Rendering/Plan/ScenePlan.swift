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
  /// Around and above the screen, in screen coordinates.
  let frame: [PaintStep]
  let marks: [PaintStep]
  /// The screen's shape, for the clip.
  let screen: Outline

  private static let bezel = 10.0

  init(_ scene: Scene, glyphs: any GlyphOutlines, options: PictureOptions) {
    let bounds = scene.bounds
    var layers: [PaintLayer] = []
    let ground: RGBA = scene.variant.appearance.isDark ? .black : .white
    func add(_ steps: [PaintStep], clip: Rect?) {
      guard !steps.isEmpty else { return }
      if layers.last?.clip == clip, !layers.isEmpty {
        layers[layers.count - 1].steps += steps
      } else {
        layers.append(PaintLayer(clip: clip, steps: steps))
      }
    }
    add([.fill(.rectangle(bounds), .color(ground))], clip: nil)
    let planner = NodePlanner(glyphs: glyphs, isDark: scene.variant.appearance.isDark)
    for node in scene.nodes where node.isVisible && !node.drawings.isEmpty {
      let clip = Self.clip(of: node, in: scene)
      if let clip, clip.isEmpty { continue }
      add(planner.steps(for: node), clip: clip)
    }
    self.layers = layers
    let edge = options.showsDevice ? Self.bezel : 0
    let corner = options.showsDevice ? Self.cornerRadius(of: scene.variant.device) : 0
    origin = Point(x: edge, y: edge)
    size = Size(width: bounds.width + 2 * edge, height: bounds.height + 2 * edge)
    screen = .roundedRectangle(bounds, radius: corner)
    frame = options.showsDevice ? Self.deviceFrame(bounds, corner: corner) : []
    marks = options.marks.flatMap { MarkPlan(mark: $0, bounds: bounds).steps }
  }

  /// What cuts the node off, apart from the screen: scrolling ancestors and clips.
  private static func clip(of node: SceneNode, in scene: Scene) -> Rect? {
    var clip: Rect?
    func cut(_ rect: Rect) { clip = clip?.intersection(rect) ?? rect }
    // Half a point of play: rounding alone clips nothing.
    let seen = node.frame.intersection(scene.bounds)
    if node.scrollContainer == nil, !node.visibleFrame.contains(seen, tolerance: 0.5) { cut(node.visibleFrame) }
    var container = node.scrollContainer
    var steps = 0
    while let id = container, scene.nodes.indices.contains(id), steps < scene.nodes.count {
      cut(scene.nodes[id].frame)
      container = scene.nodes[id].scrollContainer
      steps += 1
    }
    guard let clip, !clip.contains(scene.bounds) else { return nil }
    return clip
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
