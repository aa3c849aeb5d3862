import SightlineModel
import Testing

@testable import Rendering

struct SceneEffectTests {
  private static let frame = Rect(x: 100, y: 100, width: 80, height: 60)

  /// A red rectangle within a modifier, on a white screen.
  private func scene(
    _ kind: ViewKind, _ arguments: NamedArguments, under: DrawPaint? = nil,
    paint: DrawPaint = .color(RGBA(hex: 0xFF0000))
  ) -> Scene {
    var sample = SampleScene()
    if let under { sample.fill(Rect(x: 0, y: 0, width: 402, height: 874), under) }
    var modifier = SceneNode(
      id: sample.scene.nodes.count, parent: 0, kind: kind, isModifier: true, frame: Self.frame, path: "zStack")
    modifier.modifier = .inert(arguments)
    sample.scene.nodes[0].children.append(modifier.id)
    sample.scene.nodes.append(modifier)
    sample.add(.rectangle, Self.frame, parent: modifier.id) { node in
      node.drawings = [.fill(.rectangle(Self.frame), paint)]
    }
    return Scene(screen: "A", state: "settled", variant: sample.scene.variant, nodes: sample.scene.nodes)
  }

  private func bitmap(_ scene: Scene) throws -> Bitmap {
    let png = try PNGWriter().data(of: scene, from: DrawingSources(glyphs: BlockFont()))
    guard case .bitmap(let bitmap) = try PictureReader.picture(png) else { throw PictureError(reason: "no bitmap") }
    return bitmap
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
    let pixel = bitmap.pixels[y * bitmap.width + x]
    return (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
  }

  /// SwiftUI's radius is the deviation: 2 % are left at twice the radius, and half of the colour at the edge.
  @Test func shadowsFadeLikeAGaussian() throws {
    let drawn = try bitmap(scene(.shadow, ["radius": .number(10), "color": .style(.color(ColorSpec(light: .black)))]))
    let line = (0..<40).map { pixel(drawn, 180 + $0, 130).red }
    #expect(zip(line, line.dropFirst()).allSatisfy { $0 <= $1 + 1 })
    #expect(abs(line[0] - 128) < 16 && (32...54).contains(255 - line[10]) && 255 - line[20] < 14 && line[36] > 252)
    // No step that an eye sees.
    #expect(zip(line, line.dropFirst()).allSatisfy { abs($1 - $0) < 16 })
    #expect(pixel(drawn, 140, 130) == (255, 0, 0))
  }

  @Test func shadowsMoveAndTakeTheirOwnColour() throws {
    let drawn = try bitmap(scene(.shadow, ["radius": .number(0), "x": .number(20), "y": .number(30)]))
    #expect(pixel(drawn, 190, 180) == (171, 171, 171))
    #expect(pixel(drawn, 90, 90) == (255, 255, 255) && pixel(drawn, 140, 130) == (255, 0, 0))
  }

  @Test func blurSpreadsOverTheEdge() throws {
    let drawn = try bitmap(scene(.blur, ["radius": .number(6)]))
    #expect(pixel(drawn, 140, 130).green < 8)
    #expect((90...165).contains(pixel(drawn, 180, 130).green))
    #expect(pixel(drawn, 186, 130).green < 250 && pixel(drawn, 210, 130) == (255, 255, 255))
  }

  @Test func blendModesMixColours() throws {
    let under = DrawPaint.color(RGBA(hex: 0x8080FF))
    let drawn = try bitmap(scene(.blendMode, ["blendMode": .name("multiply")], under: under))
    #expect(pixel(drawn, 140, 130) == (128, 0, 0))
    let plain = try bitmap(scene(.blendMode, ["blendMode": .name("noSuchMode")], under: under))
    #expect(pixel(plain, 140, 130) == (255, 0, 0))
  }

  /// What lies behind shows through, without its detail.
  @Test func materialsBlurWhatLiesBehind() throws {
    var sample = SampleScene()
    for x in stride(from: 0, to: 402, by: 8) {
      sample.fill(Rect(x: Double(x), y: 0, width: 4, height: 874), .color(RGBA(hex: 0x0000FF)))
    }
    sample.fill(Self.frame, .material("ultraThinMaterial"))
    let drawn = try bitmap(sample.scene)
    let inside = (110..<170).map { pixel(drawn, $0, 130) }
    #expect((inside.map(\.red).max() ?? 0) - (inside.map(\.red).min() ?? 0) <= 3)
    #expect(inside[0].blue > inside[0].red + 20)
    let outside = (10..<90).map { pixel(drawn, $0, 130).red }
    #expect(Set(outside).count > 1)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 1e300])
  func wildNumbersAreLeftOut(value: Double) throws {
    for kind in [ViewKind.shadow, .blur] {
      _ = try bitmap(scene(kind, ["radius": .number(value), "x": .number(value), "y": .number(value)]))
    }
  }

  @Test func pagesHaveTheSameEffects() {
    let sources = DrawingSources(glyphs: BlockFont())
    let shadow = SVGWriter().document(of: scene(.shadow, ["radius": .number(10)]), from: sources)
    #expect(shadow.contains("<feGaussianBlur stdDeviation=\"10\"/>") && shadow.contains("fill-opacity=\".33\""))
    let blend = SVGWriter().document(of: scene(.blendMode, ["blendMode": .name("plusLighter")]), from: sources)
    #expect(blend.contains("mix-blend-mode:plus-lighter"))
  }
}
