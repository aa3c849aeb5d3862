import SightlineModel

/// Puts the glyphs of set lines where they are drawn, left to right.
struct GlyphPlacement {
  let text: PreparedText
  let paragraph: Paragraph
  let outcome: TextSetter.Outcome
  private let scales: [ScaleClass.Scale]
  private(set) var ink: InkBox = InkBox()

  init(_ text: PreparedText, _ paragraph: Paragraph, _ outcome: TextSetter.Outcome) {
    self.text = text
    self.paragraph = paragraph
    self.outcome = outcome
    scales = text.classes.map { outcome.context.scale(of: $0) }
  }

  mutating func lines() -> [TextLine] {
    var lines: [TextLine] = []
    var top = 0.0
    for (line, metrics) in zip(outcome.lines, outcome.metrics) {
      let baseline = ((top + metrics.ascent) * paragraph.scale).rounded() / paragraph.scale
      let x = start(of: line)
      var glyphs: [PlacedGlyph] = []
      place(line, x: x, baseline: baseline, into: &glyphs)
      lines.append(
        TextLine(
          text: drawnText(line), start: offset(line.first), end: offset(line.end), x: x, baseline: baseline,
          width: line.width, ascent: metrics.ascent, descent: metrics.descent, elided: line.elided,
          breaksWord: line.ending == .insideWord || line.ending == .hyphen, glyphs: glyphs))
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
    guard cluster.item >= 0 else { return }
    let item = text.items[Int(cluster.item)]
    let raised = text.runs[text.classes[Int(cluster.scaleClass)].run].baselineOffset
    let shaped = text.glyphs[Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount)]
    put(shaped, item.face, scale, &pen, baseline - raised, end, Int(cluster.start), &glyphs)
  }

  private mutating func placeMark(
    _ mark: AddedMark, _ line: SetLine, _ pen: inout Double, _ baseline: Double, _ glyphs: inout [PlacedGlyph]
  ) {
    let scale = outcome.context.scale(of: mark.scaleClass)
    let end = pen + mark.width(scale)
    if let face = mark.face {
      put(mark.glyphs[...], face, scale, &pen, baseline, end, line.elided?.lowerBound ?? offset(line.end), &glyphs)
    }
    pen = end
  }

  private mutating func put(
    _ shaped: ArraySlice<ShapedGlyph>, _ face: StyledFace, _ scale: ScaleClass.Scale, _ pen: inout Double,
    _ baseline: Double, _ end: Double, _ offset: Int, _ glyphs: inout [PlacedGlyph]
  ) {
    let isDisplay = scale.blend > 0.5 && face.display != nil
    let font = isDisplay ? face.display! : face.text
    let size = scale.size * face.sizeFactor
    // What calibration adds to a glyph's advance widens the glyph.
    let advances = shaped.reduce(0) { total, glyph in
      total + scale.text * glyph.advance + scale.display * glyph.displayAdvance
        + (glyph.advance > 0 ? scale.perGlyph : 0)
    }
    let stretch = end - pen - advances
    for glyph in shaped {
      let x = pen + Double(glyph.offsetX) * scale.size
      let y = baseline - Double(glyph.offsetY) * scale.size
      glyphs.append(
        PlacedGlyph(
          font: font.id, glyph: isDisplay ? glyph.displayGlyph : glyph.glyph, size: size, position: Point(x: x, y: y),
          offset: offset))
      ink.add(glyph, face, x: x, y: y, size: size, blend: scale.blend, stretch: stretch)
      pen += scale.text * glyph.advance + scale.display * glyph.displayAdvance
      if glyph.advance > 0 { pen += scale.perGlyph }
    }
  }
}

/// What is inked, in points.
struct InkBox {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  /// Adds a glyph's outline; between two masters its box is between theirs.
  mutating func add(
    _ glyph: ShapedGlyph, _ face: StyledFace, x: Double, y: Double, size: Double, blend: Double, stretch: Double
  ) {
    var box = face.text.extents(of: glyph.glyph)
    guard !box.isEmpty else { return }
    if blend > 0, let display = face.display {
      let (other, share) = (display.extents(of: glyph.displayGlyph), Float(blend))
      func mixed(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
      box = GlyphExtents(
        minX: mixed(box.minX, other.minX), minY: mixed(box.minY, other.minY), maxX: mixed(box.maxX, other.maxX),
        maxY: mixed(box.maxY, other.maxY))
    }
    minX = min(minX, x + Double(box.minX) * size)
    maxX = max(maxX, x + Double(box.maxX) * size + stretch)
    minY = min(minY, y - Double(box.maxY) * size)
    maxY = max(maxY, y - Double(box.minY) * size)
  }

  var rect: Rect {
    minX <= maxX ? Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .zero
  }
}
