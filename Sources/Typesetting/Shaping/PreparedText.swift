import SightlineModel
import Synchronization

/// A text, analysed and shaped once, in em; every size and width is computed from it.
final class PreparedText: Sendable {
  /// A stretch of one run, level, script and face.
  struct Item: Sendable {
    var face: StyledFace
    var scaleClass: Int
    var level: UInt8
    var script: UInt32
  }

  /// What stands or falls together at a line's end: one or more grapheme clusters and their glyphs.
  struct Cluster: Sendable {
    /// UTF-8 offset.
    var start: Int32
    /// -1: a line feed, or an inline image, which has no glyphs.
    var item: Int32
    var scaleClass: Int32
    /// Index into `glyphs`; its glyphs follow each other in visual order.
    var firstGlyph: Int32
    var glyphCount: Int32
    /// Glyphs with an advance: those that tracking moves.
    var tracked: Int32
    var level: UInt8
    var isSpace: Bool
    var isLineFeed: Bool
    /// No font has its characters: its advance is a guess.
    var lacksFont = false
    /// Em, in both masters, glyph deltas included.
    var text: Double
    var display: Double
  }

  /// From one break opportunity to the next: clusters `firstCluster..<endOfWord` show, the rest hangs at a line's end.
  struct Segment: Sendable {
    var firstCluster: Int32
    var endOfWord: Int32
    var end: Int32
    var isRequired: Bool
    var endsWithSoftHyphen: Bool
  }

  /// Summed em advances of a segment's word and of its trailing space, for one class.
  struct Sums: Sendable {
    var text = 0.0
    var display = 0.0
    var tracked = 0.0
    var spaceText = 0.0
    var spaceDisplay = 0.0
    var spaceTracked = 0.0
  }

  /// A run after fonts were found for it.
  struct Run: Sendable {
    var spec: FontSpec
    var weight: FontWeight
    var chain: FontChain
    var start: Int
    var baselineOffset: Double
    /// The class of its first face.
    var scaleClass: Int
  }

  let string: String
  let analysis: TextAnalysis
  let locale: String
  let runs: [Run]
  let classes: [ScaleClass]
  let items: [Item]
  let glyphs: [ShapedGlyph]
  let clusters: [Cluster]
  let segments: [Segment]
  /// One row of `segments.count` for each class.
  let sums: [[Sums]]
  let missing: [String]
  /// Em, of inline images, by cluster.
  let imageHeights: [Int: Double]
  let hasSoftHyphens: Bool
  /// Ellipses and hyphens, made when a line first needs them.
  let addedMarks = Mutex<[AddedMark.Key: AddedMark]>([:])
  /// Hyphenation points of words that were once too wide for a line, by the cluster they start at.
  let hyphenationPoints = Mutex<[Int: Set<Int>]>([:])
  /// Ink boxes of `glyphs` in both masters, and the font files, both made when glyphs are first placed.
  private let boxes = Mutex<[GlyphBoxes]?>(nil)
  private let uses = Mutex<[FontUse]?>(nil)

  func glyphBoxes() -> [GlyphBoxes] {
    boxes.withLock { known in
      if let known { return known }
      let empty = GlyphExtents(minX: 0, minY: 0, maxX: 0, maxY: 0)
      var made = [GlyphBoxes](repeating: GlyphBoxes(text: empty, display: empty), count: glyphs.count)
      for cluster in clusters where cluster.item >= 0 {
        let face = items[Int(cluster.item)].face
        for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
          made[index] = GlyphBoxes(glyphs[index], face)
        }
      }
      known = made
      return made
    }
  }

  /// The files whose glyphs were used, sorted.
  func fontUses() -> [FontUse] {
    uses.withLock { known in
      if let known { return known }
      let made = listFontUses()
      known = made
      return made
    }
  }

  init(
    string: String, analysis: TextAnalysis, locale: String, runs: [Run], classes: [ScaleClass], items: [Item],
    glyphs: [ShapedGlyph], clusters: [Cluster], missing: [String], imageHeights: [Int: Double] = [:]
  ) {
    self.string = string
    self.analysis = analysis
    self.locale = locale
    self.runs = runs
    self.classes = classes
    self.items = items
    self.glyphs = glyphs
    self.clusters = clusters
    self.missing = missing
    self.imageHeights = imageHeights
    segments = Self.segments(of: clusters, analysis)
    hasSoftHyphens = segments.contains(where: \.endsWithSoftHyphen)
    var sums = [[Sums]](repeating: [Sums](repeating: Sums(), count: segments.count), count: classes.count)
    for (index, segment) in segments.enumerated() {
      for position in Int(segment.firstCluster)..<Int(segment.end) {
        let cluster = clusters[position]
        let row = Int(cluster.scaleClass)
        if position < segment.endOfWord {
          sums[row][index].text += cluster.text
          sums[row][index].display += cluster.display
          sums[row][index].tracked += Double(cluster.tracked)
        } else {
          sums[row][index].spaceText += cluster.text
          sums[row][index].spaceDisplay += cluster.display
          sums[row][index].spaceTracked += Double(cluster.tracked)
        }
      }
    }
    self.sums = sums
  }

  /// The end of cluster `index` in UTF-8.
  func end(ofCluster index: Int) -> Int {
    index + 1 < clusters.count ? Int(clusters[index + 1].start) : analysis.bytes.count
  }

  private static func segments(of clusters: [Cluster], _ analysis: TextAnalysis) -> [Segment] {
    var segments: [Segment] = []
    var first = 0
    for index in clusters.indices {
      let end = index + 1 < clusters.count ? Int(clusters[index + 1].start) : analysis.bytes.count
      let isLast = index + 1 == clusters.count
      guard isLast || analysis.marks[end] & Mark.breakAllowed != 0 else { continue }
      var word = index + 1
      while word > first, clusters[word - 1].isSpace || clusters[word - 1].isLineFeed { word -= 1 }
      segments.append(
        Segment(
          firstCluster: Int32(first), endOfWord: Int32(word), end: Int32(index + 1),
          isRequired: analysis.marks[end] & Mark.breakRequired != 0 && clusters[index].isLineFeed,
          endsWithSoftHyphen: end >= 2 && analysis.bytes[end - 2] == 0xC2 && analysis.bytes[end - 1] == 0xAD))
      first = index + 1
    }
    return segments
  }
}
