import SightlineModel
import Testing

@testable import AuditEngine

struct BackdropTests {
  private static let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  private func layer(
    _ paint: DrawPaint, frame: Rect = screen, opacity: Double = 1, outline: Outline? = nil, ports: [ScrollPort] = []
  ) -> PaintLayer {
    PaintLayer(
      frame: frame, outline: outline, paint: paint, opacity: opacity, clip: Self.screen,
      scrollPorts: ports, derivation: [])
  }

  /// A row below the screen is seen over what stays where it is, not over a strip that scrolls along with it.
  @Test func whatScrollsAlongIsNotBehind() {
    let page = ScrollPort(container: 1, viewport: Self.screen)
    let strip = ScrollPort(container: 2, viewport: Rect(x: 0, y: 50, width: 100, height: 40))
    let row = Rect(x: 0, y: 150, width: 50, height: 40)
    var backdrop = Backdrop()
    backdrop.paint(layer(.color(.white)))
    backdrop.paint(layer(.color(.black), frame: strip.viewport, ports: [page, strip]))
    #expect(backdrop.resolve(behind: [row], in: [page]).paint == .color(.white))
    backdrop.paint(layer(.color(.black), frame: Rect(x: 0, y: 50, width: 100, height: 50)))
    #expect(backdrop.resolve(behind: [row], in: [page]).paint == .color(.black))
  }

  @Test func translucentLayersAreCompositedInOrder() {
    var backdrop = Backdrop()
    backdrop.paint(layer(.color(.white)))
    backdrop.paint(layer(.color(RGBA.black.opacity(0.5))))
    backdrop.paint(layer(.color(.white), opacity: 0.5))
    let (paint, _) = backdrop.resolve(behind: [Rect(x: 10, y: 10, width: 20, height: 20)])
    #expect(paint == .color(RGBA(red: 0.75, green: 0.75, blue: 0.75)))
  }

  @Test func aLayerBesideTheTextDoesNotCount() {
    var backdrop = Backdrop()
    backdrop.paint(layer(.color(.white)))
    backdrop.paint(layer(.color(.black), frame: Rect(x: 50, y: 0, width: 50, height: 100)))
    #expect(backdrop.resolve(behind: [Rect(x: 0, y: 0, width: 49, height: 10)]).paint == .color(.white))
  }

  @Test func aTextOverAnEdgeSeesBothColours() {
    var backdrop = Backdrop()
    backdrop.paint(layer(.color(.white)))
    backdrop.paint(layer(.color(.black), frame: Rect(x: 50, y: 0, width: 50, height: 100)))
    guard case .gradient(let colors, _) = backdrop.resolve(behind: [Rect(x: 40, y: 0, width: 20, height: 10)]).paint
    else {
      Issue.record("one colour only")
      return
    }
    #expect(Set(colors) == [.white, .black])
  }

  @Test func theCornersOfARoundedShapeLetTheGroundThrough() {
    let circle = Outline([
      .move(Point(x: 50, y: 0)), .cubic(Point(x: 77.6, y: 0), Point(x: 100, y: 22.4), Point(x: 100, y: 50)),
      .cubic(Point(x: 100, y: 77.6), Point(x: 77.6, y: 100), Point(x: 50, y: 100)),
      .cubic(Point(x: 22.4, y: 100), Point(x: 0, y: 77.6), Point(x: 0, y: 50)),
      .cubic(Point(x: 0, y: 22.4), Point(x: 22.4, y: 0), Point(x: 50, y: 0)), .close,
    ])
    var backdrop = Backdrop()
    backdrop.paint(layer(.color(.white)))
    backdrop.paint(layer(.color(.black), outline: circle))
    #expect(backdrop.resolve(behind: [Rect(x: 40, y: 40, width: 20, height: 20)]).paint == .color(.black))
    #expect(backdrop.resolve(behind: [Rect(x: 0, y: 0, width: 5, height: 5)]).paint == .color(.white))
  }

  @Test func onlyTheCoveredStretchOfAGradientCounts() {
    var backdrop = Backdrop()
    backdrop.paint(
      layer(.linear(start: .zero, end: Point(x: 100, y: 0), stops: [(0, .black), (1, .white)])))
    guard case .gradient(let colors, _) = backdrop.resolve(behind: [Rect(x: 50, y: 0, width: 10, height: 10)]).paint
    else {
      Issue.record("one colour only")
      return
    }
    #expect(colors.map(\.red).min() == 0.5)
    #expect(abs(colors.map(\.red).max()! - 0.6) < 1e-9)
  }

  @Test func aMaterialIsUnknownUnlessAnOpaqueLayerHidesIt() {
    var backdrop = Backdrop()
    backdrop.paint(layer(.color(.white)))
    backdrop.paint(layer(.material("ultraThin")))
    let place = [Rect(x: 10, y: 10, width: 20, height: 20)]
    guard case .material = backdrop.resolve(behind: place).paint else {
      Issue.record("a material is no colour")
      return
    }
    backdrop.paint(layer(.color(.black)))
    #expect(backdrop.resolve(behind: place).paint == .color(.black))
  }
}
