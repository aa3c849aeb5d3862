import SightlineModel

/// Puts the glyphs of set lines where they are drawn, left to right.
struct GlyphPlacement {
  let text: PreparedText
  let paragraph: Paragraph
  let outcome: TextSetter.Outcome
  private let scales: [ScaleClass.Scale]
  private let boxes: [GlyphBoxes]
  /// One for each item.
  private let drawnFaces: [DrawnFace]
  private(set) var ink = InkBox()
  /// Of the line being placed.
  private var images: [PlacedImage] = []

  init(_ text: PreparedText, _ paragraph: Paragraph, _ outcome: TextSetter.Outcome) {
    self.text = text
    self.paragraph = paragraph
    self.outcome = outcome
    let scales = text.classes.map { outcome.context.scale(of: $0) }
    self.scales = scales
    boxes = text.glyphBoxes()
    drawnFaces = text.items.map { item in
      DrawnFace(
        item.face, scales[item.scaleClass],
        baselineOffset: text.runs[text.classes[item.scaleClass].run].baselineOffset)
    }
  }

  mutating func lines() -> [TextLine] {
    var lines: [TextLine] = []
    var top = 0.0
    for (line, metrics) in zip(outcome.lines, outcome.metrics) {
      let baseline = ((top + metrics.ascent) * paragraph.scale).rounded() / paragraph.scale
      let x = start(of: line)
      var glyphs: [PlacedGlyph] = []
      images = []
      place(line, x: x, baseline: baseline, into: &glyphs)
      lines.append(
        TextLine(
          text: drawnText(line), start: offset(line.first), end: offset(line.end), x: x, baseline: baseline,
          width: line.width, ascent: metrics.ascent, descent: metrics.descent, elided: line.elided,
          breaksWord: line.ending == .insideWord || line.ending == .hyphen, glyphs: glyphs,
          images: images))
      top += metrics.ascent + metrics.descent + metrics.gap + paragraph.lineSpacing
    }
    return lines
  }

  private func offset(_ cluster: Int) -> Int {
    cluster < text.clusters.count ? Int(text.clusters[cluster].start) : text.analysis.bytes.count
  }

  private func start(of line: SetLine) -> Double {
    let free = outcome.size.width - line.width
    switch (paragraph.alignment, paragraph.direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    case (.center, _): return free / 2
    case (.leading, .rightToLeft), (.trailing, .leftToRight): return free
    }
  }

  private func drawnText(_ line: SetLine) -> String {
    line.parts.map { part in
      switch part {
      case .clusters(let range):
        String(decoding: text.analysis.bytes[offset(range.lowerBound)..<offset(range.upperBound)], as: UTF8.self)
      case .mark(let mark): mark.text
      }
    }.joined()
  }

  // MARK: One line

  /// A stretch at one level: clusters of the text or an added mark.
  private enum Stretch {
    case clusters(Range<Int>)
    case mark(AddedMark)
  }

  private mutating func place(_ line: SetLine, x: Double, baseline: Double, into glyphs: inout [PlacedGlyph]) {
    var stretches: [Stretch] = []
    var levels: [UInt8] = []
    let base = UInt8(text.analysis.paragraphLevel)
    for part in line.parts {
      switch part {
      case .mark(let mark):
        stretches.append(.mark(mark))
        levels.append(base)
      case .clusters(let range):
        var start = range.lowerBound
        while start < range.upperBound {
          let level = text.clusters[start].level
          var end = start + 1
          while end < range.upperBound, text.clusters[end].level == level { end += 1 }
          stretches.append(.clusters(start..<end))
          levels.append(level)
          start = end
        }
      }
    }
    var pen = x
    for index in TextAnalysis.visualOrder(of: levels) {
      switch stretches[index] {
      case .mark(let mark): placeMark(mark, line, &pen, baseline, &glyphs)
      case .clusters(let range):
        if levels[index] & 1 == 1 {
          for cluster in range.reversed() { placeCluster(cluster, &pen, baseline, &glyphs) }
        } else {
          for cluster in range { placeCluster(cluster, &pen, baseline, &glyphs) }
        }
      }
    }
  }

  private mutating func placeCluster(
    _ index: Int, _ pen: inout Double, _ baseline: Double, _ glyphs: inout [PlacedGlyph]
  ) {
    let cluster = text.clusters[index]
    let scale = scales[Int(cluster.scaleClass)]
    let end =
      pen + scale.text * cluster.text + scale.display * cluster.display + scale.perGlyph * Double(cluster.tracked)
    defer { pen = end }
    if let height = text.imageHeights[index] {
      placeImage(cluster, height * scale.size, min(pen, end)...max(pen, end), baseline)
    }
    guard cluster.item >= 0 else { return }
    let drawn = drawnFaces[Int(cluster.item)]
    let raised = baseline - drawn.baselineOffset
    let own = Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount)
    // What calibration adds to a glyph's advance widens the glyph.
    let stretch = own.reduce(end - pen) { $0 - advance(text.glyphs[$1], scale) }
    for index in own {
      put(text.glyphs[index], boxes[index], drawn, scale, &pen, raised, Int(cluster.start), stretch, &glyphs)
    }
  }

  /// Em; symbols are centred on capital letters.
  private static let capHeight = 0.705

  private mutating func placeImage(
    _ cluster: PreparedText.Cluster, _ height: Double, _ extent: ClosedRange<Double>, _ baseline: Double
  ) {
    let row = text.classes[Int(cluster.scaleClass)]
    let middle =
      baseline - text.runs[row.run].baselineOffset - Self.capHeight / 2 * scales[Int(cluster.scaleClass)].size
    let frame = Rect(
      x: extent.lowerBound, y: middle - height / 2, width: extent.upperBound - extent.lowerBound, height: height)
    images.append(PlacedImage(frame: frame, offset: Int(cluster.start)))
    ink.add(frame)
  }

  private func advance(_ glyph: ShapedGlyph, _ scale: ScaleClass.Scale) -> Double {
    scale.text * glyph.advance + scale.display * glyph.displayAdvance + (glyph.advance > 0 ? scale.perGlyph : 0)
  }

  private mutating func placeMark(
    _ mark: AddedMark, _ line: SetLine, _ pen: inout Double, _ baseline: Double, _ glyphs: inout [PlacedGlyph]
  ) {
    let scale = outcome.context.scale(of: mark.scaleClass)
    let end = pen + mark.width(scale)
    if let face = mark.face {
      let drawn = DrawnFace(face, scale, baselineOffset: 0)
      let offset = line.elided?.lowerBound ?? offset(line.end)
      for glyph in mark.glyphs { put(glyph, GlyphBoxes(glyph, face), drawn, scale, &pen, baseline, offset, 0, &glyphs) }
    }
    pen = end
  }

  private mutating func put(
    _ glyph: ShapedGlyph, _ boxes: GlyphBoxes, _ drawn: DrawnFace, _ scale: ScaleClass.Scale, _ pen: inout Double,
    _ baseline: Double, _ offset: Int, _ stretch: Double, _ glyphs: inout [PlacedGlyph]
  ) {
    let x = pen + Double(glyph.offsetX) * scale.size
    let y = baseline - Double(glyph.offsetY) * scale.size
    glyphs.append(
      PlacedGlyph(
        font: drawn.font, glyph: drawn.isDisplay ? glyph.displayGlyph : glyph.glyph, size: drawn.size,
        position: Point(x: x, y: y), offset: offset))
    ink.add(boxes, x: x, y: y, size: drawn.size, blend: scale.blend, stretch: stretch)
    pen += advance(glyph, scale)
  }
}

/// The master that is drawn at one size.
struct DrawnFace {
  let font: FontFaceID
  let isDisplay: Bool
  let size: Double
  let baselineOffset: Double
  init(_ face: StyledFace, _ scale: ScaleClass.Scale, baselineOffset: Double) {
    isDisplay = scale.blend > 0.5 && face.display != nil
    font = isDisplay ? face.display!.id : face.text.id
    size = scale.size * face.sizeFactor
    self.baselineOffset = baselineOffset
  }
}

/// The ink of one glyph in both masters.
struct GlyphBoxes: Sendable {
  var text: GlyphExtents
  var display: GlyphExtents
  init(text: GlyphExtents, display: GlyphExtents) {
    self.text = text
    self.display = display
  }
  init(_ glyph: ShapedGlyph, _ face: StyledFace) {
    text = face.text.extents(of: glyph.glyph)
    display = face.display?.extents(of: glyph.displayGlyph) ?? text
  }
}

/// What is inked, in points.
struct InkBox {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  /// Adds a glyph's outline; between two masters its box is between theirs.
  mutating func add(_ boxes: GlyphBoxes, x: Double, y: Double, size: Double, blend: Double, stretch: Double) {
    guard !boxes.text.isEmpty else { return }
    let (a, b, share) = (boxes.text, boxes.display, Float(blend))
    func mixed(_ first: Float, _ second: Float) -> Double { Double(first + (second - first) * share) }
    minX = min(minX, x + mixed(a.minX, b.minX) * size)
    maxX = max(maxX, x + mixed(a.maxX, b.maxX) * size + stretch)
    minY = min(minY, y - mixed(a.maxY, b.maxY) * size)
    maxY = max(maxY, y - mixed(a.minY, b.minY) * size)
  }

  mutating func add(_ frame: Rect) {
    (minX, maxX) = (min(minX, frame.minX), max(maxX, frame.maxX))
    (minY, maxY) = (min(minY, frame.minY), max(maxY, frame.maxY))
  }

  var rect: Rect {
    minX <= maxX ? Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .zero
  }
}
