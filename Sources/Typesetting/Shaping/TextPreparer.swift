import SightlineModel

/// Turns the runs of a paragraph into shaped clusters: resolves fonts, itemises, shapes.
struct TextPreparer {
  let store: FontStore
  let cache: BoundedCache<ShapingKey, [ShapedGlyph]>
  let bench: Workbench

  /// Em; only where the machine has none of the fonts at all.
  static let unknownAdvance = 0.55
  /// What such a guess may be wrong by, as a fraction: letters take a quarter of an em to a little over one.
  static let unknownError = 0.5
  private let latin = ScriptFonts.tag("Latn")

  private var classes: [ScaleClass] = []
  private var items: [PreparedText.Item] = []
  private var glyphs: [ShapedGlyph] = []
  private var clusters: [PreparedText.Cluster] = []
  private var missing: [String] = []
  private var imageHeights: [Int: Double] = [:]

  init(store: FontStore, cache: BoundedCache<ShapingKey, [ShapedGlyph]>, bench: Workbench) {
    self.store = store
    self.cache = cache
    self.bench = bench
  }

  mutating func prepare(_ key: PreparationKey) -> PreparedText {
    let string = key.runs.count == 1 ? key.runs[0].string.string : key.runs.map(\.string.string).joined()
    let analysis = TextAnalysis(
      Array(string.utf8), locale: key.locale, direction: key.direction, bench: bench)
    let isPlain = analysis.bytes.allSatisfy { $0 < 0x80 }
    let han: ScriptFonts.HanForm =
      isPlain ? .simplified : ScriptFonts.hanForm(locale: key.locale, scripts: analysis.scripts)
    var runs: [PreparedText.Run] = []
    var start = 0
    for (index, run) in key.runs.enumerated() {
      let weight = FontWeightRule.weight(of: run.font, boldText: key.boldText)
      let chain = store.chain(FontWeightRule.chainKey(of: run.font, weight: weight))
      let end = start + run.string.string.utf8.count
      let primary = scaleClass(run: index, key.runs[index], weight, chain.primary, script: latin)
      runs.append(
        PreparedText.Run(
          spec: run.font, weight: weight, chain: chain, start: start, baselineOffset: run.baselineOffset,
          scaleClass: primary))
      itemise(start..<end, run: index, key: key, weight: weight, chain: chain, analysis: analysis, han: han)
      start = end
    }
    return PreparedText(
      string: string, analysis: analysis, locale: key.locale, runs: runs, classes: classes, items: items,
      glyphs: glyphs, clusters: clusters, missing: missing,
      imageHeights: imageHeights)
  }

  // MARK: Itemising

  private mutating func itemise(
    _ range: Range<Int>, run: Int, key: PreparationKey, weight: FontWeight, chain: FontChain, analysis: TextAnalysis,
    han: ScriptFonts.HanForm
  ) {
    let (bytes, marks) = (analysis.bytes, analysis.marks)
    let source = key.runs[run]
    var openFace: StyledFace?
    var (openStart, openLevel, openScript) = (range.lowerBound, UInt8(0), UInt32(0))
    func close(at end: Int) {
      guard let face = openFace else { return }
      shape(
        Stretch(start: openStart, end: end, face: face, level: openLevel, script: openScript), run: run, key: key,
        weight: weight, analysis: analysis)
      openFace = nil
    }
    var offset = range.lowerBound
    while offset < range.upperBound {
      var end = offset + 1
      while end < range.upperBound, marks[end] & Mark.grapheme == 0 { end += 1 }
      let (level, script) = (analysis.levels[offset], analysis.scripts[offset])
      if source.symbolSize != nil || LineFeed.starts(bytes, at: offset) {
        close(at: offset)
        addGlyphless(
          offset..<end, run: run, source, weight, level: level, source.symbolSize.map(Glyphless.image) ?? .lineFeed)
        offset = end
        continue
      }
      let isOpen = openFace != nil && openLevel == level && openScript == script
      switch choice(offset..<end, bytes, marks, chain, script: script, han: han, open: isOpen ? openFace?.text : nil) {
      case .open: break
      case .face(let face):
        if isOpen, openFace?.text === face.text { break }
        close(at: offset)
        (openFace, openStart, openLevel, openScript) = (face, offset, level, script)
      case .none:
        close(at: offset)
        addGlyphless(offset..<end, run: run, source, weight, level: level, .noFont)
      }
      offset = end
    }
    close(at: range.upperBound)
  }

  /// A part of a run that is shaped in one call.
  private struct Stretch {
    var start: Int
    var end: Int
    var face: StyledFace
    var level: UInt8
    var script: UInt32
  }

  private enum Choice {
    /// The face in use.
    case open
    case face(StyledFace)
    case none
  }

  /// The face of one grapheme cluster; characters no font has are noted and left to the first face.
  private mutating func choice(
    _ range: Range<Int>, _ bytes: [UInt8], _ marks: [UInt8], _ chain: FontChain, script: UInt32,
    han: ScriptFonts.HanForm, open: FontFace?
  ) -> Choice {
    let (mark, primary) = (marks[range.lowerBound], chain.primary?.text)
    func first() -> Choice {
      if let open, open === primary { return .open }
      return chain.primary.map { .face($0) } ?? .none
    }
    let (character, width) = UTF8Decoding.character(bytes, at: range.lowerBound)
    if width == range.count, mark & Mark.emoji == 0 {
      if character < 0x20 || mark & Mark.ignorable != 0 { return first() }
      if let primary, primary.glyph(for: character) != nil { return first() }
      if let open, open !== primary, open.glyph(for: character) != nil { return .open }
    }
    var characters: [UInt32] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let (character, width) = UTF8Decoding.character(bytes, at: position)
      if marks[position] & Mark.ignorable == 0 { characters.append(character) }
      position += width
    }
    if characters.isEmpty { return first() }
    if let face = chain.face(for: characters, script: script, han: han, isEmoji: mark & Mark.emoji != 0) {
      return .face(face)
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if !missing.contains(text) { missing.append(text) }
    return first()
  }

  private enum Glyphless {
    case lineFeed
    /// Its size in em.
    case image(Size)
    case noFont
  }

  private mutating func addGlyphless(
    _ range: Range<Int>, run: Int, _ source: PreparationKey.Run, _ weight: FontWeight, level: UInt8, _ kind: Glyphless
  ) {
    let row = scaleClass(run: run, source, weight, nil, script: 0)
    let advance =
      switch kind {
      case .lineFeed: 0.0
      case .image(let size): size.width
      case .noFont: Self.unknownAdvance
      }
    var isLineFeed = false
    if case .lineFeed = kind { isLineFeed = true }
    var lacksFont = false
    if case .noFont = kind { lacksFont = true }
    if case .image(let size) = kind { imageHeights[clusters.count] = size.height }
    clusters.append(
      PreparedText.Cluster(
        start: Int32(range.lowerBound), item: -1, scaleClass: Int32(row), firstGlyph: 0, glyphCount: 0, tracked: 0,
        level: level, isSpace: false, isLineFeed: isLineFeed, lacksFont: lacksFont, text: advance, display: advance))
  }

  // MARK: Shaping

  private mutating func shape(
    _ item: Stretch, run: Int, key: PreparationKey, weight: FontWeight, analysis: TextAnalysis
  ) {
    let end = item.end
    let source = key.runs[run]
    let row = scaleClass(run: run, source, weight, item.face, script: item.script)
    let isRightToLeft = item.level & 1 == 1
    let context = JoiningContext(item.start..<end, script: item.script, analysis)
    var text = String(decoding: analysis.bytes[context.range], as: UTF8.self)
    if text.utf8.contains(where: { $0 < 0x20 }) {
      text = String(decoding: text.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    }
    let shapingKey = ShapingKey(
      text: ExactText(text), before: item.start - context.range.lowerBound, after: context.range.upperBound - end,
      face: item.face.text.id, display: item.face.display?.id, script: item.script, isRightToLeft: isRightToLeft,
      language: key.locale, features: source.font.features)
    let shaped = cache.value(shapingKey) { Shaper.shape(shapingKey, with: item.face, on: bench) }
    let base = glyphs.count
    let offset = Int32(item.start - shapingKey.before)
    glyphs.append(contentsOf: shaped)
    items.append(
      PreparedText.Item(face: item.face, scaleClass: row, level: item.level, script: item.script))
    let isCalibrated = item.face.standIn == .calibrated
    let isTabular = source.font.features.contains { $0 == "monospacedDigit" || $0 == "tnum" }
    let firstCluster = clusters.count
    clusters.reserveCapacity(firstCluster + shaped.count)
    var index = 0
    while index < shaped.count {
      let cluster = shaped[index].cluster
      var last = index
      var (textAdvance, displayAdvance, tracked) = (0.0, 0.0, Int32(0))
      while last < shaped.count, shaped[last].cluster == cluster {
        textAdvance += shaped[last].advance
        displayAdvance += shaped[last].displayAdvance
        if shaped[last].advance > 0 { tracked += 1 }
        last += 1
      }
      let start = Int(cluster + offset)
      if isCalibrated, tracked > 0 {
        let isDigit = (0x30...0x39).contains(analysis.bytes[start])
        let delta =
          isTabular && isDigit
          ? SystemFontCalibration.tabularDelta(weight)
          : SystemFontCalibration.delta(atCharacter: analysis.bytes, start)
        let (inText, inDisplay) = delta.em(weight)
        textAdvance += inText
        displayAdvance += inDisplay
      }
      clusters.append(
        PreparedText.Cluster(
          start: Int32(start), item: Int32(items.count - 1), scaleClass: Int32(row), firstGlyph: Int32(base + index),
          glyphCount: Int32(last - index), tracked: tracked, level: item.level,
          isSpace: analysis.marks[start] & Mark.space != 0, isLineFeed: false,
          // Glyph 0 is what a font has for what it has not.
          lacksFont: !missing.isEmpty && shaped[index..<last].contains { $0.glyph == 0 }, text: textAdvance,
          display: displayAdvance))
      index = last
    }
    if isRightToLeft { clusters[firstCluster...].reverse() }
  }

  /// The row of a class, made where it is new.
  private mutating func scaleClass(
    run: Int, _ source: PreparationKey.Run, _ weight: FontWeight, _ face: StyledFace?, script: UInt32
  ) -> Int {
    let standIn = face?.standIn ?? .design(.default)
    // Only what stands in has an error, which the script decides.
    let script = standIn == .asIs || standIn == .sanFrancisco ? latin : script
    let hasDisplay = face?.display != nil
    if let known = classes.firstIndex(where: {
      $0.run == run && $0.standIn == standIn && $0.script == script && $0.hasDisplayMaster == hasDisplay
    }) {
      return known
    }
    classes.append(
      ScaleClass(
        run: run, sizing: ScaleClass.Sizing(source.font.base), standIn: standIn, script: script,
        design: source.font.design, weight: weight, hasDisplayMaster: hasDisplay,
        spacing: source.tracking != 0 ? source.tracking : source.kerning))
    return classes.count - 1
  }
}
