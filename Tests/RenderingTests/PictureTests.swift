import Foundation
import SightlineModel
import Testing

@testable import Rendering

struct PictureTests {
  private let marks = [
    Mark(frame: Rect(x: 354, y: 70, width: 22, height: 22), number: 1, severity: .error, label: "target-size"),
    Mark(frame: Rect(x: 24, y: 814, width: 354, height: 20), number: 12, severity: .review),
    Mark(frame: Rect(x: 24, y: 900, width: 354, height: 20), number: 3, severity: .warning, label: "unreachable"),
  ]

  @Test(arguments: [Appearance.light, .dark])
  func aPhoneScreenFitsIntoThirtyKilobytes(appearance: Appearance) throws {
    var scene = SampleScene.welcome(appearance: appearance)
    // Hatches stand for what is not known; a screen that was read in full has none.
    for node in scene.nodes.indices {
      scene.nodes[node].drawings.removeAll {
        if case .fill(_, let paint) = $0, case .unknown = paint {
          true
        } else if case .fill(_, .material) = $0 {
          true
        } else {
          false
        }
      }
    }
    let png = try PNGWriter().data(of: scene, from: DrawingSources(glyphs: BlockFont()))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(png.count < 30 << 10)
    let svg = SVGWriter().document(
      of: scene, from: DrawingSources(glyphs: BlockFont()), options: PictureOptions(marks: marks))
    #expect(svg.utf8.count < 45_000)
  }

  @Test func aSpinnerHasEightSpokes() throws {
    var sample = SampleScene()
    let frame = Rect(x: 100, y: 100, width: 20, height: 20)
    _ = sample.add(.spinner, frame) { node in
      node.drawings = [.stroke(.circle(center: frame.center, radius: 9), .color(.black), width: 2)]
    }
    let plan = ScenePlan(sample.scene, from: DrawingSources(glyphs: BlockFont()), options: PictureOptions())
    let styles = plan.layers.flatMap(\.steps).compactMap { step in
      if case .stroke(_, _, let style) = step { style } else { nil }
    }
    let style = try #require(styles.first)
    #expect(styles.count == 1 && style.dash.count == 18)
    // Eight spokes and gaps are once round.
    let length: Double = style.dash.reduce(0, +)
    let difference: Double = abs(length - 14 * Double.pi)
    #expect(difference < 1e-9)
  }

  @Test func sameSceneSameBytes() throws {
    let scene = SampleScene.welcome()
    let options = PictureOptions(showsDevice: true, marks: marks)
    let svg = SVGWriter().document(
      of: scene, from: DrawingSources(glyphs: BlockFont()), options: options)
    let png = try PNGWriter().data(
      of: scene, from: DrawingSources(glyphs: BlockFont()), options: options)
    let pdf = try PDFWriter().data(
      of: scene, from: DrawingSources(glyphs: BlockFont()), options: options)
    for _ in 0..<3 {
      #expect(
        SVGWriter().document(
          of: scene, from: DrawingSources(glyphs: BlockFont()), options: options) == svg)
      #expect(
        try PNGWriter().data(
          of: scene, from: DrawingSources(glyphs: BlockFont()), options: options) == png)
      #expect(
        try PDFWriter().data(
          of: scene, from: DrawingSources(glyphs: BlockFont()), options: options) == pdf)
    }
    #expect(pdf.starts(with: Array("%PDF".utf8)))
  }

  @Test func fontNumbersDoNotShow() {
    struct Renumbered: GlyphOutlines {
      func outline(font: FontFaceID, glyph: UInt32) -> Outline? {
        BlockFont().outline(font: FontFaceID(font.value - 40), glyph: glyph)
      }
    }
    var scene = SampleScene.welcome()
    let before = SVGWriter().document(of: scene, from: DrawingSources(glyphs: BlockFont()))
    for node in scene.nodes.indices {
      for line in scene.nodes[node].text?.measured.lines.indices ?? 0..<0 {
        for glyph in scene.nodes[node].text!.measured.lines[line].glyphs.indices {
          scene.nodes[node].text!.measured.lines[line].glyphs[glyph].font.value += 40
        }
      }
    }
    #expect(SVGWriter().document(of: scene, from: DrawingSources(glyphs: Renumbered())) == before)
  }

  @Test func definitionsAreSharedByName() {
    let light = SVGWriter().picture(
      of: SampleScene.welcome(), from: DrawingSources(glyphs: BlockFont()))
    let dark = SVGWriter().picture(
      of: SampleScene.welcome(appearance: .dark), from: DrawingSources(glyphs: BlockFont()))
    let all = Dictionary((light.definitions + dark.definitions).map { ($0.id, [$0.markup]) }, uniquingKeysWith: +)
    #expect(all.values.allSatisfy { Set($0).count == 1 })
    #expect(all.count < light.definitions.count + dark.definitions.count)
    // Every reference has its definition.
    for picture in [light, dark] {
      let known = Set(picture.definitions.map(\.id))
      let used = picture.body.matches(of: /#([gcph][0-9a-z]+)["\)]/).map { String($0.1) }
      #expect(!used.isEmpty && used.allSatisfy(known.contains))
    }
  }

  /// A page taller than the phone: its end can be brought into view, in every format.
  @Test func scrolledContentMovesAndTheRestStays() throws {
    var sample = SampleScene()
    let window = Rect(x: 0, y: 62, width: 402, height: 700)
    let scroll = sample.add(.scrollView, window) { _ in }
    for index in 0..<20 {
      let frame = Rect(x: 24, y: 80 + Double(index) * 100, width: 300, height: 60)
      let id = sample.add(.rectangle, frame, parent: scroll) { node in
        node.drawings = [.fill(SampleScene.rounded(frame, 0), .color(.black))]
        node.scrollContainer = scroll
      }
      sample.scene.nodes[id].scrollAxes = [.vertical]
    }
    sample.fill(Rect(x: 0, y: 780, width: 402, height: 94), .color(RGBA(hex: 0x2563EB)))
    let last = Rect(x: 24, y: 1980, width: 300, height: 60)
    let picture = SVGWriter().picture(of: sample.scene, from: DrawingSources(glyphs: BlockFont()))
    let area = try #require(picture.scroll)
    // The content shows through under the status bar; the bottom bar's edge stays a border.
    #expect(area.window == Rect(x: 0, y: 0, width: 402, height: 762) && area.contentBottom == 2040)
    #expect(area.offset(toShow: Rect(x: 24, y: 80, width: 300, height: 60)) == 0)
    let offset = area.offset(toShow: last)
    #expect(offset == 1278 && area.window.contains(last.offsetBy(x: 0, y: -offset)))
    #expect(picture.body.contains("style=\"transform:translateY(var(--scroll,0px))\""))
    let options = PictureOptions(
      marks: [Mark(frame: last, number: 1, severity: .error, scrolls: true)], scrolled: offset)
    let svg = SVGWriter().document(
      of: sample.scene, from: DrawingSources(glyphs: BlockFont()), options: options)
    #expect(svg.contains("transform=\"translate(0 -1278)\"") && !svg.contains("--scroll"))
    let still = try PNGWriter().data(of: sample.scene, from: DrawingSources(glyphs: BlockFont()))
    #expect(
      try PNGWriter().data(
        of: sample.scene, from: DrawingSources(glyphs: BlockFont()), options: options) != still)
  }

  @Test func scrolledContentIsCutAtItsContainer() throws {
    let scene = SampleScene.welcome()
    let plan = ScenePlan(
      scene, from: DrawingSources(glyphs: BlockFont()), options: PictureOptions())
    #expect(plan.layers.contains { $0.clip == Rect(x: 24, y: 640, width: 354, height: 60) })
    #expect(plan.layers.first?.clip == nil)
  }

  @Test func namesCannotLeaveTheirPlace() {
    var sample = SampleScene(screen: "</title><script>alert(1)</script>\u{202E}\u{0}")
    sample.symbol("</svg><script>", Rect(x: 0, y: 0, width: 80, height: 80), .color(.black))
    let svg = SVGWriter().document(of: sample.scene, from: DrawingSources(glyphs: BlockFont()))
    #expect(!svg.contains("<script") && !svg.contains("\u{202E}") && !svg.contains("\u{0}"))
  }

  /// Numbers no screen has, in every place where a scene carries one.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e9])
  func wildNumbersAreLeftOut(value: Double) throws {
    var sample = SampleScene()
    let wild = Rect(x: value, y: 10, width: 20, height: value)
    sample.symbol("star.fill", wild, .color(.black))
    sample.text(["wild"], x: value, y: value, width: 100, size: 17, .color(.black))
    sample.text(["wild"], x: 0, y: 0, width: 100, size: value, .color(.black))
    sample.add(.rectangle, Rect(x: 0, y: 0, width: 10, height: 10)) { node in
      let outline = SampleScene.rounded(wild, 4)
      let odd = [(location: value, color: RGBA.black)]
      node.drawings = [
        .fill(outline, .color(.black)), .stroke(outline, .color(.black), width: value),
        .shadow(outline, .color(.black), radius: value, offset: Point(x: value, y: 0)),
        .fill(
          SampleScene.rounded(Rect(x: 0, y: 0, width: 9, height: 9), 2), .linear(start: .zero, end: .zero, stops: odd)),
        .fill(
          SampleScene.rounded(Rect(x: 0, y: 0, width: 9, height: 9), 2), .linear(start: .zero, end: .zero, stops: [])),
      ]
    }
    let options = PictureOptions(marks: [Mark(frame: wild, number: 1, severity: .error)])
    let svg = SVGWriter().document(
      of: sample.scene, from: DrawingSources(glyphs: BlockFont()), options: options)
    #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("e+"))
    _ = try PNGWriter().data(
      of: sample.scene, from: DrawingSources(glyphs: BlockFont()), options: options)
  }

  @Test func picturesTooLargeAreRefused() {
    #expect(throws: DrawingError.self) {
      try PNGWriter().data(
        of: SampleScene.welcome(), from: DrawingSources(glyphs: BlockFont()),
        options: PictureOptions(scale: 100))
    }
  }
}
