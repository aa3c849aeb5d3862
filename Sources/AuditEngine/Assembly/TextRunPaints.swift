import Layout
import SightlineModel

/// How each run of a text is painted.
struct TextRunPaints {
  let text: LaidOutText
  let styles: StyleResolver
  private let base: StyleSpec?
  private let tint: StyleSpec
  /// One for each run of the content.
  private let runStyles: [StyleSpec]
  let paints: [DrawPaint]

  /// A link without a colour of its own is drawn in the tint, whatever the text around it is drawn in.
  init(_ text: LaidOutText, _ place: UnsafePointer<LaidOutNode>, _ styles: StyleResolver) {
    self.text = text
    self.styles = styles
    let (base, tint) = (place.pointee.foregroundBase, place.pointee.tint)
    (self.base, self.tint) = (base, tint)
    let foreground = place.pointee.foreground
    let runStyles = text.content.runs.map { $0.foreground ?? ($0.link == nil ? foreground : .tint) }
    self.runStyles = runStyles
    let frame = place.pointee.frame
    paints = runStyles.map { styles.paint($0, in: frame, base: base, tint: tint) }
  }

  /// Nothing of it is drawn.
  var isClear: Bool { !paints.isEmpty && paints.allSatisfy(\.isClear) }
  /// The first run that is seen, or the first.
  var firstShown: Int? { paints.firstIndex { !$0.isClear } ?? paints.indices.first }

  func derivation(_ run: Int) -> [DerivationStep] {
    runStyles.indices.contains(run) ? styles.derivation(of: runStyles[run], base: base, tint: tint) : []
  }

  /// Runs that show something.
  /// - Parameter resolve: Composites a paint.
  func sceneRuns(_ resolve: (DrawPaint) -> ResolvedPaint) -> [SceneTextRun] {
    let measured = text.measured.runs
    return zip(text.content.runs.indices, ranges).compactMap { index, range in
      guard !range.isEmpty, !paints[index].isClear else { return nil }
      let run = text.content.runs[index]
      let size = measured.indices.contains(index) ? measured[index].fontSize : text.measured.fontSize
      let isBold = measured.indices.contains(index) ? measured[index].isBold : text.measured.isBold
      return SceneTextRun(
        range: range, text: run.shown, foreground: resolve(paints[index]),
        foregroundDerivation: derivation(index), fontSize: size, isBold: isBold, isLink: run.link != nil)
    }
  }

  func drawings(opacity: Double) -> [Drawing] {
    zip(ranges, paints).filter { !$0.0.isEmpty }.map { .textRun($0.0, $0.1.faded(opacity)) }
  }

  /// UTF-8 offsets in the whole text.
  private var ranges: [Range<Int>] {
    var start = 0
    return text.content.runs.map { run in
      let end = start + run.shown.utf8.count
      defer { start = end }
      return start..<end
    }
  }
}

extension DrawPaint {
  /// Nothing drawn with it is seen.
  var isClear: Bool { if case .color(let color) = self { color.alpha < 0.01 } else { false } }
}

extension SceneNode {
  /// Set in `.clear`, it takes its room and is spoken, and nobody sees it; what is hidden otherwise is not spoken either.
  mutating func noteDrawnClear() {
    guard opacity > 0.01 else { return }
    (opacity, isDrawnClear) = (0, true)
  }
}
