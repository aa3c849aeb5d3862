import DesignTokens
import Rules
import SightlineModel

/// One of each foreground, background and size class that screens draw, with everything that draws it. Folds of several
/// screens add up to the fold of all.
struct ColorPairFold: Sendable, Codable {
  struct Key: Hashable, Sendable {
    var foreground: String
    var background: String
    var mark: NonTextMark.Kind?
    var isLarge: [Bool]
    var observed: [Appearance: ObservedPair.Seen]
  }
  private struct Entry: Sendable, Codable {
    var mark: NonTextMark.Kind?
    var isLarge: [Bool]
    /// That of the first element, but for its size, uses and screens.
    var pair: ObservedPair
    var first: ObservedColor.Element
    /// The first of those at the smallest size.
    var smallest: ObservedColor.Element
    var uses: Set<SourceLocation>
    var screens: Set<String>
    var key: Key {
      Key(
        foreground: pair.foreground, background: pair.background, mark: mark, isLarge: isLarge,
        observed: pair.observed)
    }
  }
  private var entries: [Entry] = []

  init() {}

  init(_ observed: [ObservedColor]) {
    for (element, own) in Dictionary(grouping: observed, by: \.element).sorted(by: { $0.key < $1.key }) {
      guard let (key, pair) = ObservedColor.pair(of: own) else { continue }
      entries.append(
        Entry(
          mark: key.mark, isLarge: key.isLarge, pair: pair, first: element, smallest: element, uses: Set(pair.uses),
          screens: Set(pair.screens)))
    }
    fold()
  }

  mutating func formUnion(_ other: ColorPairFold) {
    entries += other.entries
    fold()
  }

  private mutating func fold() {
    var positions: [Key: Int] = [:]
    var folded: [Entry] = []
    for entry in entries.sorted(by: { $0.first < $1.first }) {
      guard let position = positions[entry.key] else {
        positions[entry.key] = folded.count
        folded.append(entry)
        continue
      }
      folded[position].uses.formUnion(entry.uses)
      folded[position].screens.formUnion(entry.screens)
      let known = folded[position]
      if (entry.pair.size, entry.smallest) < (known.pair.size, known.smallest) {
        folded[position].smallest = entry.smallest
        (folded[position].pair.size, folded[position].pair.isBold) = (entry.pair.size, entry.pair.isBold)
      }
    }
    entries = folded
  }

  /// Sorted by name.
  var pairs: [ObservedPair] {
    entries.map { entry in
      var pair = entry.pair
      pair.uses = entry.uses.sorted()
      pair.screens = entry.screens.sorted()
      return (key: Self.sortingKey(pair), pair: pair)
    }.sorted { $0.key < $1.key }.map(\.pair)
  }

  private static func sortingKey(_ pair: ObservedPair) -> (String, String, String, Double, String) {
    let colors = pair.observed.sorted { $0.key.rank < $1.key.rank }.map { "\($0.value)" }.joined()
    return (pair.foreground, pair.background, pair.thing ?? "", pair.size, "\(pair.uses)\(pair.screens)\(colors)")
  }
}
