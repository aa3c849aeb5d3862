import SightlineModel

/// The flow as a drawing with a thumbnail for each state.
struct FlowPicture {
  let graph: FlowGraph
  let layout: FlowLayout
  let sheet: PictureSheet
  /// How many states each box stands for.
  let counts: [String: Int]
  private let hasThumbnails: Bool
  /// A graph of more states is read by its names.
  static let mostThumbnails = 40

  init(_ outline: FlowGraph.Outline, sheet: PictureSheet) {
    graph = outline.graph
    counts = outline.counts
    self.sheet = sheet
    hasThumbnails = graph.states.count <= Self.mostThumbnails
    var metrics = FlowLayout.Metrics()
    if !hasThumbnails { (metrics.nodeHeight, metrics.rowGap, metrics.nodeWidth) = (48, 40, 124) }
    layout = FlowLayout(graph, metrics: metrics)
  }

  private init(
    graph: FlowGraph, layout: FlowLayout, sheet: PictureSheet, counts: [String: Int], hasThumbnails: Bool
  ) {
    (self.graph, self.layout, self.sheet, self.counts) = (graph, layout, sheet, counts)
    self.hasThumbnails = hasThumbnails
  }

  private func n(_ value: Double) -> String { PictureSheet.number(value) }

  /// The picture as part of a page.
  var markup: Markup {
    Markup(
      raw:
        "<svg class=\"flow\" role=\"img\" aria-label=\"The flow as a graph; the table below says the same\" \(frame)>"
        + content + "</svg>")
  }

  /// The picture as a file of its own.
  var file: String {
    let used = Set(layout.states.compactMap(picture(of:)))
    let few = FlowPicture(
      graph: graph, layout: layout, sheet: sheet.only(used), counts: counts, hasThumbnails: hasThumbnails)
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" \(frame)>\n<style>\n\(PageStyle.flowText)\n</style>\n"
      + "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<defs>\n\(few.sheet.definitions)</defs>\n\(few.content)\n</svg>\n"
  }

  private var frame: String {
    let size = layout.size
    return "width=\"\(n(size.width))\" height=\"\(n(size.height))\" viewBox=\"0 0 \(n(size.width)) \(n(size.height))\""
  }

  private var content: String {
    // Longest ways first, so that near neighbours stay on top.
    let order = layout.bundles.indices.sorted { a, b in
      func span(_ index: Int) -> Int {
        abs(layout.column[layout.bundles[index].from] - layout.column[layout.bundles[index].to])
      }
      return (-span(a), a) < (-span(b), b)
    }
    var html =
      "<defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" "
      + "orient=\"auto\"><path d=\"M0 .5L7.5 4 0 7.5z\" class=\"tip\"/></marker></defs>"
    for index in order { html += way(layout.bundles[index]) }
    for index in layout.states.indices { html += state(index) }
    for index in order { html += label(layout.bundles[index]) }
    return html
  }

  // MARK: States

  private func picture(of state: FlowGraph.State) -> Int? {
    guard hasThumbnails else { return nil }
    return sheet.number(screen: state.screen, state: state.id) ?? sheet.number(screen: state.screen)
  }

  private func state(_ index: Int) -> String {
    let (state, place, metrics) = (layout.states[index], layout.positions[index], layout.metrics)
    let isStart = state.id == graph.start
    let hasWayOut = graph.edges.contains { $0.from == state.id && $0.to != state.id }
    let style = "state" + (isStart ? " start" : "") + (hasWayOut ? "" : " end")
    var html = "<g class=\"\(style)\">"
    let box =
      "x=\"\(n(place.x))\" y=\"\(n(place.y))\" width=\"\(n(metrics.nodeWidth))\" height=\"\(n(metrics.nodeHeight))\""
    html += "<rect class=\"frame\" \(box) rx=\"12\"/>"
    let picture = picture(of: state)
    let room = Rect(x: place.x + 6, y: place.y + 6, width: metrics.nodeWidth - 12, height: metrics.nodeHeight - 46)
    if !hasThumbnails {
      // The names alone.
    } else if let picture {
      let size = sheet.size(picture)
      let scale = min(room.width / max(size.width, 1), room.height / max(size.height, 1))
      let x = room.x + (room.width - size.width * scale) / 2
      let scaleText = Decimals.text(scale, decimals: 3) ?? "1"
      html +=
        "<g transform=\"translate(\(n(x)) \(n(room.y)))scale(\(scaleText))\">\(PictureSheet.use(picture).html)</g>"
    } else {
      html +=
        "<rect class=\"blank\" x=\"\(n(room.x))\" y=\"\(n(room.y))\" width=\"\(n(room.width))\" height=\"\(n(room.height))\" rx=\"8\"/>"
    }
    let middle = place.x + metrics.nodeWidth / 2
    let bottom = place.y + metrics.nodeHeight
    let count = counts[state.screen] ?? 1
    let detail =
      count > 1 ? "\(count) states" : state.id == state.screen ? (isStart ? "start" : hasWayOut ? "" : "end") : state.id
    html +=
      "<text class=\"name\" x=\"\(n(middle))\" y=\"\(n(bottom - 22))\">\(Markup.escaped(Visible.line(state.screen, limit: 16)))</text>"
    html +=
      "<text class=\"id\" x=\"\(n(middle))\" y=\"\(n(bottom - 8))\">\(Markup.escaped(Visible.line(detail, limit: 18)))</text>"
    return html + "</g>"
  }

  // MARK: Ways

  private struct Curve {
    var start: Point
    var first: Point
    var second: Point
    var end: Point
    /// Half way along.
    var middle: Point {
      Point(
        x: (start.x + 3 * first.x + 3 * second.x + end.x) / 8, y: (start.y + 3 * first.y + 3 * second.y + end.y) / 8)
    }
  }

  private func curve(_ bundle: FlowLayout.Bundle) -> Curve {
    let metrics = layout.metrics
    let (from, to) = (layout.positions[bundle.from], layout.positions[bundle.to])
    let (left, right) = (layout.column[bundle.from], layout.column[bundle.to])
    let (width, height) = (metrics.nodeWidth, metrics.nodeHeight)
    if bundle.from == bundle.to {
      let base = Point(x: from.x + width / 2, y: from.y + height)
      return Curve(
        start: Point(x: base.x + 16, y: base.y), first: Point(x: base.x + 34, y: base.y + 30),
        second: Point(x: base.x - 34, y: base.y + 30), end: Point(x: base.x - 16, y: base.y))
    }
    if right > left {
      // Ways of one pair of neighbours leave at slightly different heights.
      let start = Point(x: from.x + width, y: from.y + height * 0.42)
      let end = Point(x: to.x - 2, y: to.y + height * 0.42)
      let pull = max(40, (end.x - start.x) * 0.45)
      let bow = right - left > 1 && abs(from.y - to.y) < 1 ? -height * 0.62 : 0
      return Curve(
        start: start, first: Point(x: start.x + pull, y: start.y + bow), second: Point(x: end.x - pull, y: end.y + bow),
        end: end)
    }
    if right == left {
      let down = to.y > from.y
      let x = from.x + width / 2 + (down ? 18 : -18)
      let start = Point(x: x, y: down ? from.y + height : from.y)
      let end = Point(x: x, y: down ? to.y - 2 : to.y + height + 2)
      return Curve(
        start: start, first: Point(x: x, y: (start.y + end.y) / 2), second: Point(x: x, y: (start.y + end.y) / 2),
        end: end)
    }
    // Back: below the boxes.
    let start = Point(x: from.x + width * 0.3, y: from.y + height)
    let end = Point(x: to.x + width * 0.7, y: to.y + height + 2)
    let depth = max(start.y, end.y) + 34
    return Curve(
      start: start, first: Point(x: start.x - 10, y: depth), second: Point(x: end.x + 10, y: depth), end: end)
  }

  private func way(_ bundle: FlowLayout.Bundle) -> String {
    let c = curve(bundle)
    let isBack = layout.column[bundle.to] < layout.column[bundle.from]
    let d =
      "M\(n(c.start.x)) \(n(c.start.y))C\(n(c.first.x)) \(n(c.first.y)) \(n(c.second.x)) \(n(c.second.y)) \(n(c.end.x)) \(n(c.end.y))"
    return "<path class=\"way\(isBack ? " back" : "")\" d=\"\(d)\" marker-end=\"url(#arrow)\"/>"
  }

  /// What leads from one state to the other, three ways at most, each with a sign for its effects.
  private func label(_ bundle: FlowLayout.Bundle) -> String {
    let middle = curve(bundle).middle
    var lines = bundle.edges.prefix(3).map { index -> String in
      let edge = graph.edges[index]
      return Visible.line(edge.action.words, limit: 22) + (edge.effects.isEmpty ? "" : " •")
    }
    if bundle.edges.count > 3 { lines.append("and \(bundle.edges.count - 3) more") }
    let top = middle.y - Double(lines.count - 1) * 6.5 + 3.5
    return lines.enumerated().map { index, line in
      "<text class=\"action\" x=\"\(n(middle.x))\" y=\"\(n(top + Double(index) * 13))\">\(Markup.escaped(line))</text>"
    }.joined()
  }
}
