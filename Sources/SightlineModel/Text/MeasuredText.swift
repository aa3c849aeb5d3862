/// Number of a font face within one font library; meaningless outside it.
package struct FontFaceID: Hashable, Sendable, Comparable {
  package var value: Int
  package init(_ value: Int) { self.value = value }
  package static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}

/// One glyph where it is drawn, in points from the top left of the text frame.
package struct PlacedGlyph: Hashable, Sendable {
  package var font: FontFaceID
  package var glyph: UInt32
  /// Points per em.
  package var size: Double
  /// Left end of the advance, on the baseline.
  package var position: Point
  /// UTF-8 offset of its cluster in the whole text.
  package var offset: Int
  package init(font: FontFaceID, glyph: UInt32, size: Double, position: Point, offset: Int) {
    self.font = font
    self.glyph = glyph
    self.size = size
    self.position = position
    self.offset = offset
  }
}

/// An inline image where it is drawn, in points from the top left of the text frame.
package struct PlacedImage: Hashable, Sendable {
  package var frame: Rect
  /// UTF-8 offset of its U+FFFC in the whole text.
  package var offset: Int
  package init(frame: Rect, offset: Int) {
    self.frame = frame
    self.offset = offset
  }
}

/// One line as set; lengths in points from the top left of the text frame, offsets in UTF-8, half-open.
package struct TextLine: Hashable, Sendable {
  /// As drawn: with the ellipsis or hyphen where there is one.
  package var text: String
  package var start: Int
  package var end: Int
  package var x: Double
  package var baseline: Double
  /// The advance, unrounded, without trailing white space.
  package var width: Double
  package var ascent: Double
  package var descent: Double
  /// The part of the text the ellipsis stands for.
  package var elided: Range<Int>?
  /// The line ends inside a word, with a hyphen drawn or without.
  package var breaksWord: Bool
  package var glyphs: [PlacedGlyph]
  package var images: [PlacedImage]
  package init(
    text: String, start: Int, end: Int, x: Double, baseline: Double, width: Double, ascent: Double, descent: Double,
    elided: Range<Int>? = nil, breaksWord: Bool = false, glyphs: [PlacedGlyph] = [], images: [PlacedImage] = []
  ) {
    self.text = text
    self.start = start
    self.end = end
    self.x = x
    self.baseline = baseline
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.elided = elided
    self.breaksWord = breaksWord
    self.glyphs = glyphs
    self.images = images
  }
}

/// How large and how heavy one run of a paragraph came out.
package struct MeasuredRun: Hashable, Sendable {
  /// UTF-8 offsets in the whole text.
  package var range: Range<Int>
  /// Points per em at this content size, after `minimumScaleFactor`.
  package var fontSize: Double
  /// Bold (700) or heavier.
  package var isBold: Bool
  package init(range: Range<Int>, fontSize: Double, isBold: Bool) {
    self.range = range
    self.fontSize = fontSize
    self.isBold = isBold
  }
}

/// A font file that was used, for reports.
package struct FontUse: Hashable, Sendable, Codable, Comparable {
  /// As asked for: `SF Pro`, `Nunito`.
  package var family: String
  package var face: String
  /// The file's name, without its folder.
  package var file: String
  package var sha256: String
  package var version: String
  /// Another font stands in for the one asked for.
  package var substituted: Bool
  /// How far off widths may be, by script, weight and size; empty for a font used as it is.
  package var errorBands: [FontErrorBand]
  package init(
    family: String, face: String, file: String, sha256: String, version: String, substituted: Bool,
    errorBands: [FontErrorBand] = []
  ) {
    self.family = family
    self.face = face
    self.file = file
    self.sha256 = sha256
    self.version = version
    self.substituted = substituted
    self.errorBands = errorBands
  }
  package static func < (a: Self, b: Self) -> Bool {
    (a.family, a.face, a.file, a.substituted ? 1 : 0) < (b.family, b.face, b.file, b.substituted ? 1 : 0)
  }

  /// - Returns: One entry a face, with the bands of all its uses, sorted.
  package static func merged(_ uses: some Sequence<FontUse>) -> [FontUse] {
    var bands: [FontUse: Set<FontErrorBand>] = [:]
    for use in uses {
      var face = use
      face.errorBands = []
      bands[face, default: []].formUnion(use.errorBands)
    }
    return bands.map { face, bands in
      var use = face
      use.errorBands = bands.sorted()
      return use
    }.sorted()
  }
}

/// A paragraph after setting. Copies share their storage until one of them is changed.
package struct MeasuredText: Sendable {
  @usableFromInline var storage: Storage

  /// The frame the host gives, rounded up to the pixel.
  package var size: Size {
    @inlinable get { storage.values.size }
    _modify {
      makeUnique()
      yield &storage.values.size
    }
  }
  package var lines: [TextLine] {
    @inlinable get { storage.values.lines }
    _modify {
      makeUnique()
      yield &storage.values.lines
    }
  }
  /// Some of the text is not shown.
  package var isTruncated: Bool {
    @inlinable get { storage.values.isTruncated }
    _modify {
      makeUnique()
      yield &storage.values.isTruncated
    }
  }
  /// What `minimumScaleFactor` came to.
  package var scaleFactor: Double {
    @inlinable get { storage.values.scaleFactor }
    _modify {
      makeUnique()
      yield &storage.values.scaleFactor
    }
  }
  /// Points per em of the first run at this content size, after `scaleFactor`.
  package var fontSize: Double {
    @inlinable get { storage.values.fontSize }
    _modify {
      makeUnique()
      yield &storage.values.fontSize
    }
  }
  /// Every run is bold (700 or heavier) for the large-text boundary.
  package var isBold: Bool {
    @inlinable get { storage.values.isBold }
    _modify {
      makeUnique()
      yield &storage.values.isBold
    }
  }
  /// Every run is semibold (600) or heavier: drawn to stand out.
  package var isSemibold: Bool {
    @inlinable get { storage.values.isSemibold }
    _modify {
      makeUnique()
      yield &storage.values.isSemibold
    }
  }
  /// One for each of the paragraph's, in its order.
  package var runs: [MeasuredRun] {
    @inlinable get { storage.values.runs }
    _modify {
      makeUnique()
      yield &storage.values.runs
    }
  }
  /// Relative error of advances: 0 for fonts used as they are.
  package var relativeError: Double {
    @inlinable get { storage.values.relativeError }
    _modify {
      makeUnique()
      yield &storage.values.relativeError
    }
  }
  /// From outlines, unrounded.
  package var inkBounds: Rect {
    @inlinable get { storage.values.inkBounds }
    _modify {
      makeUnique()
      yield &storage.values.inkBounds
    }
  }
  package var fonts: [FontUse] {
    @inlinable get { storage.values.fonts }
    _modify {
      makeUnique()
      yield &storage.values.fonts
    }
  }
  /// Characters no font has.
  package var missingCharacters: [String] {
    @inlinable get { storage.values.missingCharacters }
    _modify {
      makeUnique()
      yield &storage.values.missingCharacters
    }
  }
  /// A word is broken where iOS may hyphenate it, and no hyphenation patterns of its language are installed.
  package var lacksHyphenation: Bool {
    @inlinable get { storage.values.lacksHyphenation }
    _modify {
      makeUnique()
      yield &storage.values.lacksHyphenation
    }
  }
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
  package init(
    size: Size, lines: [TextLine], isTruncated: Bool = false, scaleFactor: Double = 1, fontSize: Double,
    isBold: Bool = false, isSemibold: Bool? = nil, runs: [MeasuredRun] = [], relativeError: Double = 0,
    inkBounds: Rect = .zero,
    fonts: [FontUse] = [],
    missingCharacters: [String] = []
  ) {
    storage = Storage(
      Values(
        size: size, lines: lines, isTruncated: isTruncated, scaleFactor: scaleFactor, fontSize: fontSize,
        isBold: isBold, isSemibold: isSemibold ?? isBold, runs: runs, relativeError: relativeError,
        inkBounds: inkBounds, fonts: fonts, missingCharacters: missingCharacters))
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
  }

  @usableFromInline struct Values: Hashable, Sendable {
    @usableFromInline var size: Size
    @usableFromInline var lines: [TextLine]
    @usableFromInline var isTruncated: Bool
    @usableFromInline var scaleFactor: Double
    @usableFromInline var fontSize: Double
    @usableFromInline var isBold: Bool
    @usableFromInline var isSemibold: Bool
    @usableFromInline var runs: [MeasuredRun]
    @usableFromInline var relativeError: Double
    @usableFromInline var inkBounds: Rect
    @usableFromInline var fonts: [FontUse]
    @usableFromInline var missingCharacters: [String]
    @usableFromInline var lacksHyphenation: Bool = false
  }

  /// Written by one owner only, shared when read.
  @usableFromInline final class Storage: @unchecked Sendable {
    @usableFromInline var values: Values
    init(_ values: Values) { self.values = values }
  }
}

extension MeasuredText: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.storage === b.storage || a.storage.values == b.storage.values
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}
