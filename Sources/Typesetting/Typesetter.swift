package import SightlineModel

/// Sets paragraphs as iOS does: finds fonts, shapes once, breaks lines at any size and width.
///
/// Safe to use from any number of threads; what was shaped is kept, within bounds, and shared.
package final class Typesetter: Sendable, GlyphOutlines {
  package let fonts: FontLibrary
  private let pool = WorkbenchPool()
  private let shaped = BoundedCache<ShapingKey, [ShapedGlyph]>(capacity: 16_000)
  private let prepared = BoundedCache<PreparationKey, PreparedText>(capacity: 8_000)
  private let asked = BoundedCache<Question, AskedText>(capacity: 4_000)
  private let hyphenation: Hyphenation

  /// The same text stands on many states of a screen, and on many screens.
  private struct Question: Hashable {
    /// Byte for byte: canonically equivalent strings are set alike, but not at the same offsets.
    var text: PreparationKey
    /// Everything else.
    var demands: Paragraph

    init(_ paragraph: Paragraph) {
      text = PreparationKey(paragraph)
      demands = paragraph
      demands.runs = []
    }
  }

  /// libhyphen's dictionaries: those that an installed program brings along, else where Debian keeps them.
  package static let hyphenationFolder = InstalledFiles.folder.map { "\($0)/hyphen" } ?? "/usr/share/hyphen"

  /// - Parameter hyphenationFolder: Of libhyphen dictionaries.
  package init(fonts: FontLibrary, hyphenationFolder: String = Typesetter.hyphenationFolder) {
    self.fonts = fonts
    hyphenation = Hyphenation.inFolder(hyphenationFolder)
  }

  /// Sets a paragraph.
  ///
  /// - Parameters:
  ///   - width: Points; `nil` is unlimited.
  ///   - height: Points; lines beyond it are cut as SwiftUI's Text does, but never the first.
  package func measure(_ paragraph: Paragraph, width: Double?, height: Double? = nil) -> MeasuredText {
    measure(asked(paragraph), width: width, height: height)
  }

  /// The same for one who asks about a paragraph more than once.
  package func measure(_ text: AskedText, width: Double?, height: Double? = nil) -> MeasuredText {
    text.answer(width: width, height: height) {
      typeset(prepare(text.key), text.paragraph, width: width, height: height)
    }
  }

  /// - Returns: The same for equal paragraphs, as long as it is kept.
  package func asked(_ paragraph: Paragraph) -> AskedText {
    let question = Question(paragraph)
    return asked.value(question) { AskedText(question.text, paragraph) }
  }

  private func typeset(_ text: PreparedText, _ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
    let outcome = set(text, paragraph, width: width, height: height)
    var placement = GlyphPlacement(text, paragraph, outcome)
    let lines = placement.lines()
    let scales = text.classes.map { outcome.context.scale(of: $0) }
    let first = text.runs.first.map { scales[$0.scaleClass].size } ?? 0
    var measured = MeasuredText(
      size: outcome.size, lines: lines, isTruncated: outcome.isTruncated, scaleFactor: outcome.context.factor,
      fontSize: first, isBold: !text.runs.isEmpty && text.runs.allSatisfy(\.isBold),
      isSemibold: !text.runs.isEmpty && text.runs.allSatisfy(\.isSemibold),
      runs: measuredRuns(text, scales), relativeError: relativeError(text, scales), inkBounds: placement.ink.rect,
      fonts: text.fontUses(),
      missingCharacters: text.missing)
    measured.lacksHyphenation =
      TextSetter.hyphenates(paragraph, width: Self.limit(width)) && lines.contains(where: \.breaksWord)
      && !hyphenation.knows(text.locale)
    return measured
  }

  /// The size of a paragraph alone, without glyphs: what layout asks for again and again.
  package func size(of paragraph: Paragraph, width: Double?, height: Double? = nil) -> TextExtent {
    prepared(paragraph).extent(at: paragraph.contentSize, width: width, height: height)
  }

  /// Shapes a paragraph for questions about many sizes and widths.
  package func prepared(_ paragraph: Paragraph) -> PreparedParagraph {
    PreparedParagraph(text: prepare(paragraph), paragraph: paragraph, typesetter: self)
  }

  func extent(_ text: PreparedText, _ paragraph: Paragraph, width: Double?, height: Double?) -> TextExtent {
    let outcome = set(text, paragraph, width: width, height: height)
    return TextExtent(size: outcome.size, lineCount: outcome.lines.count, isTruncated: outcome.isTruncated)
  }

  package func outline(font: FontFaceID, glyph: UInt32) -> Outline? { fonts.store.face(font)?.outline(of: glyph) }

  /// Where the face with this number comes from: its file, its place in the file, and its place on the axes, by tag.
  package func file(of font: FontFaceID) -> (path: String, index: Int, variations: [(tag: UInt32, value: Double)])? {
    fonts.store.face(font).map { face in
      (face.file.path, face.index, face.variations.map { ($0.tag, $0.value) })
    }
  }

  func prepare(_ paragraph: Paragraph) -> PreparedText { prepare(PreparationKey(paragraph)) }

  private func prepare(_ key: PreparationKey) -> PreparedText {
    prepared.value(key) {
      pool.withWorkbench { bench in
        var preparer = TextPreparer(store: fonts.store, cache: shaped, bench: bench)
        return preparer.prepare(key)
      }
    }
  }

  private func set(
    _ text: PreparedText, _ paragraph: Paragraph, width: Double?, height: Double?
  ) -> TextSetter.Outcome {
    let setter = TextSetter(
      text: text, paragraph: paragraph, width: Self.limit(width), height: Self.limit(height),
      marks: AddedMarkMaker(cache: shaped, pool: pool), hyphenation: hyphenation)
    return setter.set()
  }

  private static func limit(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, length)
  }

  private func measuredRuns(_ text: PreparedText, _ scales: [ScaleClass.Scale]) -> [MeasuredRun] {
    text.runs.indices.map { index in
      let run = text.runs[index]
      let end = index + 1 < text.runs.count ? text.runs[index + 1].start : text.analysis.bytes.count
      return MeasuredRun(
        range: run.start..<end, fontSize: scales[run.scaleClass].size, isBold: run.isBold)
    }
  }

  /// Of the whole text: the classes' errors weighted by their advances.
  private func relativeError(_ text: PreparedText, _ scales: [ScaleClass.Scale]) -> Double {
    var (total, error) = (0.0, 0.0)
    let errors = text.classes.indices.map { text.classes[$0].relativeError(size: scales[$0].size) }
    if text.missing.isEmpty, errors.allSatisfy({ $0 == 0 }) { return 0 }
    for cluster in text.clusters {
      let row = Int(cluster.scaleClass)
      let advance =
        scales[row].text * cluster.text + scales[row].display * cluster.display
        + scales[row].perGlyph * Double(cluster.tracked)
      total += advance
      error += advance * (cluster.lacksFont ? max(TextPreparer.unknownError, errors[row]) : errors[row])
    }
    return total > 0 ? error / total : 0
  }
}

/// How much room a paragraph takes.
package struct TextExtent: Hashable, Sendable {
  /// The frame the host gives, rounded up to the pixel.
  package var size: Size
  package var lineCount: Int
  package var isTruncated: Bool
  package init(size: Size, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}
