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

  /// A line a little higher than the button it stands on has no ink above and below it; one that runs beyond its side has.
  @Test(arguments: [
    (Rect(x: 10, y: 10, width: 40, height: 20), [RGBA.black]),
    (Rect(x: 10, y: 4, width: 40, height: 20), [.white, .black]),
    (Rect(x: 40, y: 12, width: 40, height: 10), [.black, .white]),
  ])
  func edgesAboveAndBelowAreNotBehind(line: Rect, expected: [RGBA]) {
    var backdrop = Backdrop()
    backdrop.paint(layer(.color(.white)))
    backdrop.paint(layer(.color(.black), frame: Rect(x: 5, y: 12, width: 50, height: 16)))
    switch backdrop.resolve(behind: [line]).paint {
    case .color(let color): #expect([color] == expected)
    case .gradient(let colors, _): #expect(Set(colors) == Set(expected))
    default: Issue.record("no colour")
    }
  }

  /// Among many layers, only those nearby are looked at; what is found is what all of them say.
  @Test func amongManyLayersTheSameIsFound() {
    let rows = (0..<1_000).map { Rect(x: 0, y: Double($0) * 40, width: 100, height: 40) }
    let page = ScrollPort(container: 1, viewport: Self.screen)
    func row(_ number: Int) -> PaintLayer {
      PaintLayer(
        frame: rows[number], outline: nil, paint: .color(RGBA(red: Double(number % 7) / 7, green: 0, blue: 0)),
        opacity: number.isMultiple(of: 2) ? 1 : 0.5, clip: Rect(x: 0, y: 0, width: 100, height: 40_000),
        scrollPorts: [page], derivation: [])
    }
    var backdrop = Backdrop()
    let ground = PaintLayer(
      frame: Rect(x: 0, y: 0, width: 100, height: 40_000), outline: nil, paint: .color(.white), opacity: 1,
      clip: Rect(x: 0, y: 0, width: 100, height: 40_000), scrollPorts: [page], derivation: [])
    backdrop.paint(ground)
    for number in rows.indices { backdrop.paint(row(number)) }
    for number in [0, 1, 255, 256, 257, 500, 998, 999] {
      var few = Backdrop()
      few.paint(ground)
      for near in max(0, number - 1)...min(999, number + 1) { few.paint(row(near)) }
      for stretch in [rows[number], Rect(x: 10, y: Double(number) * 40 - 10, width: 20, height: 20)] {
        let (found, expected) = (
          backdrop.resolve(behind: [stretch], in: [page]), few.resolve(behind: [stretch], in: [page])
        )
        #expect(found.paint == expected.paint, "row \(number), \(stretch)")
      }
    }
    // A stretch that lies in very many cells is held against all of them.
    let wide = Rect(x: 0, y: 0, width: 100, height: 40_000)
    guard case .gradient(let colors, _) = backdrop.resolve(behind: [wide], in: [page]).paint else {
      Issue.record("one colour only")
      return
    }
    #expect(colors.count > 3)
  }

  /// A pile that nobody could look through, as a view nested in itself makes it, is said to be unknown.
  @Test func aDeepPileIsUnknown() {
    let circle = Outline([
      .move(Point(x: 50, y: 0)), .cubic(Point(x: 77.6, y: 0), Point(x: 100, y: 22.4), Point(x: 100, y: 50)),
      .cubic(Point(x: 100, y: 150), Point(x: 0, y: 150), Point(x: 50, y: 0)), .close,
    ])
    var backdrop = Backdrop()
    for _ in 0..<300 { backdrop.paint(layer(.color(.white), outline: circle)) }
    #expect(
      backdrop.resolve(behind: [Rect(x: 10, y: 10, width: 20, height: 20)]).paint
        == .unknown(reason: "more than 256 shapes lie behind it"))
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
