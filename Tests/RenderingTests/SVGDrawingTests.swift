import SightlineModel
import Testing

@testable import Rendering

struct SVGDrawingTests {
  private func steps(_ body: String, box: String = "0 0 10 10", template: StepPaint? = nil) throws -> [PaintStep] {
    let text = "<?xml version=\"1.0\"?><!-- a > b --><svg xmlns=\"x\" viewBox=\"\(box)\">\(body)</svg>"
    let drawing = try SVGDrawing(Array(text.utf8))
    let frame = Rect(x: 100, y: 0, width: 20, height: 20)
    guard case .clipped(_, let steps)? = drawing.steps(in: frame, template: template, opacity: 1).first else {
      return []
    }
    return steps
  }

  private func color(_ step: PaintStep) -> String? {
    switch step {
    case .fill(_, .color(let color)), .stroke(_, .color(let color), _): String(color.hexString.prefix(7))
    default: nil
    }
  }

  @Test(arguments: [
    ("<rect x='1' y='1' width='4' height='2' fill='#f00'/>", "#FF0000", Rect(x: 102, y: 2, width: 8, height: 4)),
    (
      "<g transform='translate(2,3) scale(2)'><circle cx='1' cy='1' r='1' fill='rgb(0,128,255)'/></g>", "#0080FF",
      Rect(x: 104, y: 6, width: 8, height: 8)
    ),
    ("<path d='M0 0h5v5z' style='fill: teal'/>", "#008080", Rect(x: 100, y: 0, width: 10, height: 10)),
    ("<g fill='navy'><polygon points='0,0 4,0 4,4'/></g>", "#000080", Rect(x: 100, y: 0, width: 8, height: 8)),
    (
      "<defs><rect width='9' height='9'/></defs><ellipse cx='5' cy='5' rx='2' ry='1'/>", "#000000",
      Rect(x: 106, y: 8, width: 8, height: 4)
    ),
  ])
  func shapes(body: String, hex: String, bounds: Rect) throws {
    let steps = try steps(body)
    #expect(steps.count == 1)
    guard case .fill(let outline, _)? = steps.first else { return }
    let box = outline.tightBounds
    #expect(color(steps[0]) == hex)
    #expect(abs(box.x - bounds.x) < 0.05 && abs(box.y - bounds.y) < 0.05)
    #expect(abs(box.width - bounds.width) < 0.1 && abs(box.height - bounds.height) < 0.1)
  }

  @Test func strokesGrowWithTheFrame() throws {
    let steps = try steps("<line x1='0' y1='0' x2='9' y2='0' stroke='black' stroke-width='3' fill='none'/>")
    guard case .stroke(_, _, let style)? = steps.first else {
      Issue.record("a line is a stroke")
      return
    }
    #expect(steps.count == 1 && style.width == 6)
  }

  @Test func gradientsLieInTheirShape() throws {
    let steps = try steps(
      """
      <linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/>
      <stop offset="100%" stop-color="#000" stop-opacity=".5"/></linearGradient>
      <rect y="5" width="10" height="5" fill="url(#g)"/>
      """)
    guard case .fill(_, .gradient(let gradient))? = steps.first else {
      Issue.record("filled with a gradient")
      return
    }
    #expect(gradient.geometry == .linear(start: Point(x: 100, y: 10), end: Point(x: 100, y: 20)))
    #expect(gradient.stops.map(\.color.alpha) == [1, 0.5])
  }

  @Test func templatesTakeOneColour() throws {
    let steps = try steps(
      "<rect width='4' height='4' fill='red'/><rect width='2' height='2' fill='blue' opacity='0.5'/>",
      template: .color(RGBA(hex: 0x00FF00)))
    #expect(steps.count == 2)
    guard case .fill(_, .color(let first)) = steps[0], case .fill(_, .color(let second)) = steps[1] else { return }
    #expect(first.green == 1 && first.alpha == 1 && second.green == 1 && second.alpha == 0.5)
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg>", "<svg viewBox='0 0 0 0'><rect width='1' height='1'/></svg>",
    "<svg viewBox='0 0 9 9'></svg>",
    "<svg viewBox='0 0 9 9'><rect width='1e400' height='1'/></svg>",
    "<svg viewBox='nan nan nan nan'><path d='M0 0'/></svg>",
    "<svg viewBox='0 0 9 9'><path d='M0 0 L", "</svg></svg>", "<svg viewBox='0 0 9 9'><g><g><g></svg>",
  ])
  func brokenFilesEndInAMessage(text: String) {
    #expect(throws: PictureError.self) { try SVGDrawing(Array(text.utf8)) }
  }

  @Test func depthHasNoEnd() throws {
    let deep = String(repeating: "<g>", count: 50_000) + "<rect width='4' height='4'/>"
    _ = try? steps(deep)
  }
}
