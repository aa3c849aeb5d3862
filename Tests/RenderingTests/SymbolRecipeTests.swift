import Foundation
import SightlineModel
import Testing

@testable import Rendering

/// Stand-ins for SF Symbols, with the icon sets that `Scripts/setup` installs.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: IconSet.systemFolder)))
struct SymbolRecipeTests {
  private static let icons = IconSet()

  private func steps(_ name: String, isMirrored: Bool = false) -> [PaintStep] {
    SymbolPlan(
      name: name, frame: Rect(x: 10, y: 10, width: 40, height: 40), paint: .color(.black), backdrop: .color(.white),
      isMirrored: isMirrored, icons: Self.icons
    ).steps
  }

  /// Every entry names an icon that the sets have: a table that is wrong shows boxes.
  @Test func everyNameHasAnIcon() {
    #expect(SymbolTable.icons.count > 800)
    let missing = SymbolTable.icons.filter { Self.icons.icon(String($0.value)) == nil }
    #expect(missing.isEmpty, "\(missing.keys.sorted())")
  }

  @Test(arguments: [
    "magnifyingglass", "house.fill", "person.crop.circle.badge.plus", "bell.slash.fill", "figure.run", "1.circle",
    "a.square.fill", "leaf.circle.fill", "sailboat.circle", "folder.badge.gearshape", "star.square.on.square",
    "figure.roller.skate", "airplane.circle.fill", "chart.line.uptrend.xyaxis.circle.fill", "mic.slash",
    "pawprint.fill",
    "trash.slash.circle.fill", "xmark.circle.fill", "12.circle.fill",
  ])
  func namesAreDrawn(name: String) throws {
    let recipe = try #require(SymbolRecipe(name, from: Self.icons))
    #expect(!steps(name).isEmpty)
    // A filled shape has its figure cut out, whatever lies behind.
    if let enclosure = recipe.enclosure, enclosure.isFilled, case .icon = recipe.figure {
      guard case .glyphs(let run, _)? = steps(name).first else {
        Issue.record("an enclosed figure is one glyph")
        return
      }
      #expect(run.glyphs[0].outline.subpaths.count > 1)
    }
  }

  @Test(arguments: ["my.logo", "", "....", ".fill", "square.on.nothing", "../../etc/passwd", "a/b"])
  func namesThatSayNothingHaveNone(name: String) { #expect(SymbolRecipe(name, from: Self.icons) == nil) }

  @Test func withoutIconsOurOwnDrawingsAreUsed() { #expect(SymbolRecipe("house", from: .none) == nil) }

  @Test func inkFillsTheFrameButItsMargin() throws {
    for name in ["circle", "chevron.right", "minus", "house.fill", "leaf"] {
      let boxes = steps(name).compactMap { step -> Rect? in
        guard case .glyphs(let run, _) = step, let glyph = run.glyphs.first else { return nil }
        return glyph.outline.placed(scaleX: run.size, scaleY: run.size, at: glyph.position).tightBounds
      }
      let (left, right) = (boxes.map(\.minX).min() ?? 0, boxes.map(\.maxX).max() ?? 0)
      let (top, bottom) = (boxes.map(\.minY).min() ?? 0, boxes.map(\.maxY).max() ?? 0)
      #expect(abs(max(right - left, bottom - top) - 33.6) < 0.5, "\(name)")
      #expect(abs((left + right) / 2 - 30) < 0.1 && abs((top + bottom) / 2 - 30) < 0.1, "\(name)")
    }
  }

  @Test func mirroringTurnsTheIconRound() throws {
    func widest(_ isMirrored: Bool) throws -> Double {
      guard case .glyphs(let run, _)? = steps("chevron.forward", isMirrored: isMirrored).first else { return 0 }
      let outline = run.glyphs[0].outline.placed(scaleX: run.size, scaleY: run.size, at: run.glyphs[0].position)
      // The tip lies at half the height.
      let points = outline.commands.compactMap { command -> Point? in
        if case .cubic(_, _, let point) = command { point } else { nil }
      }
      return try #require(points.min { abs($0.y - 30) < abs($1.y - 30) }).x
    }
    #expect(try widest(false) > 30)
    #expect(try widest(true) < 30)
  }
}
