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

  init(_ scene: Scene, glyphs: any GlyphOutlines, options: PictureOptions) {
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
    let planner = NodePlanner(glyphs: glyphs, isDark: scene.variant.appearance.isDark)
    for node in scene.nodes where node.isDrawn && !node.drawings.isEmpty {
      let scrolls = scrolling.moves(node)
      let clip = scrolling.clip(of: node)
      if let clip, clip.isEmpty { continue }
      add(planner.steps(for: node), clip: clip, scrolls: scrolls)
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
