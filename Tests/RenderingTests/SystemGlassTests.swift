import SightlineModel
import Testing

@testable import Rendering

struct SystemGlassTests {
  private func tabs(_ platform: Platform) -> Scene {
    var sample = SampleScene()
    let bar = sample.add(.tabBar, Rect(x: 0, y: 791, width: 402, height: 49)) { _ in }
    for index in 0..<2 {
      let frame = Rect(x: 25 + Double(index) * 176, y: 791, width: 176, height: 49)
      let item = sample.add(.tabBarItem, frame, parent: bar) { node in
        node.spoken = SpokenElement(order: index, label: "Tab", traits: index == 0 ? [.selected] : [])
      }
      sample.add(.image, Rect(x: frame.center.x - 14, y: 795, width: 28, height: 28), parent: item) { node in
        node.drawings = [.symbol("heart", .color(.black), isMirrored: false)]
      }
    }
    var variant = sample.scene.variant
    variant.platform = platform
    return Scene(screen: "A", state: "settled", variant: variant, nodes: sample.scene.nodes)
  }

  /// One capsule around all items, a second one behind the selected; none before iOS 26.
  @Test func tabBarsStandOnGlass() throws {
    let scene = tabs(.ios26)
    let steps = try #require(SystemGlass(scene)).steps(behind: scene.nodes[1])
    let glass = steps.compactMap { step -> Rect? in
      if case .material(let outline, _, _) = step { outline.bounds } else { nil }
    }
    #expect(glass == [Rect(x: 21, y: 785, width: 360, height: 61)])
    guard case .fill(let pill, _)? = steps.last else {
      Issue.record("the selected item has a ground of its own")
      return
    }
    #expect(pill.bounds == Rect(x: 25, y: 789, width: 176, height: 53))
    #expect(SystemGlass(tabs(.ios18)) == nil)
  }

  /// Below the capsule, which ends at 846 pt, the ground is darker than further down.
  @Test func glassCastsAShadow() throws {
    let png = try PNGWriter().data(of: tabs(.ios26), from: DrawingSources(glyphs: BlockFont()))
    guard case .bitmap(let bitmap) = try PictureReader.picture(png) else { throw PictureError(reason: "no bitmap") }
    let column = [849, 873].map { bitmap.pixels[$0 * bitmap.width + 200] & 0xFF }
    #expect(column[0] < 250 && column[1] > column[0] + 3)
  }

  @Test func itemsOfATabBarAreFilled() {
    let filled = ScenePlan(tabs(.ios18), from: DrawingSources(glyphs: BlockFont()), options: PictureOptions())
    let fills = filled.layers.flatMap(\.steps).count { step in
      if case .fill(let outline, _) = step { outline.isCurved } else { false }
    }
    #expect(fills == 2)
  }
}
