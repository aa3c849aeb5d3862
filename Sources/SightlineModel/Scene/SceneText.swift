/// A text after setting, where it stands. Copies share their storage until one of them is changed.
package struct SceneText: Sendable {
  @usableFromInline var storage: Storage

  package var content: TextContent {
    @inlinable get { storage.content }
    _modify {
      makeUnique()
      yield &storage.content
    }
  }
  package var measured: MeasuredText {
    @inlinable get { storage.measured }
    _modify {
      makeUnique()
      yield &storage.measured
    }
  }
  package var font: FontSpec {
    @inlinable get { storage.font }
    _modify {
      makeUnique()
      yield &storage.font
    }
  }
  /// The font size follows Dynamic Type.
  @inlinable package var scales: Bool { storage.scales }
  @inlinable package var lineLimit: Int? { storage.lineLimit }
  /// The stretches of a text that has several; empty where one says all.
  package var runs: [SceneTextRun] {
    @inlinable get { storage.runs }
    _modify {
      makeUnique()
      yield &storage.runs
    }
  }
  package init(content: TextContent, measured: MeasuredText, font: FontSpec, scales: Bool, lineLimit: Int?) {
    storage = Storage(content: content, measured: measured, font: font, scales: scales, lineLimit: lineLimit, runs: [])
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(
      content: storage.content, measured: storage.measured, font: storage.font, scales: storage.scales,
      lineLimit: storage.lineLimit, runs: storage.runs)
  }

  /// Written by one owner only, shared when read.
  @usableFromInline final class Storage: @unchecked Sendable {
    @usableFromInline var content: TextContent
    @usableFromInline var measured: MeasuredText
    @usableFromInline var font: FontSpec
    @usableFromInline let scales: Bool
    @usableFromInline let lineLimit: Int?
    @usableFromInline var runs: [SceneTextRun]
    init(
      content: TextContent, measured: MeasuredText, font: FontSpec, scales: Bool, lineLimit: Int?, runs: [SceneTextRun]
    ) {
      self.content = content
      self.measured = measured
      self.font = font
      self.scales = scales
      self.lineLimit = lineLimit
      self.runs = runs
    }
  }
}

/// A stretch of a text with a paint, a size and a weight of its own.
package struct SceneTextRun: Sendable {
  /// UTF-8 offsets in the whole text.
  package var range: Range<Int>
  package var text: String
  /// Composited with the node's opacity over its backdrop when a colour.
  package var foreground: ResolvedPaint
  package var foregroundDerivation: [DerivationStep]
  /// Points per em, as set.
  package var fontSize: Double
  /// Bold (700) or heavier.
  package var isBold: Bool
  package var isLink: Bool
  package init(
    range: Range<Int>, text: String, foreground: ResolvedPaint, foregroundDerivation: [DerivationStep] = [],
    fontSize: Double, isBold: Bool = false, isLink: Bool = false
  ) {
    self.range = range
    self.text = text
    self.foreground = foreground
    self.foregroundDerivation = foregroundDerivation
    self.fontSize = fontSize
    self.isBold = isBold
    self.isLink = isLink
  }
}
