package import SightlineModel
internal import SourceDocuments

/// What can be asked of tokens by themselves: their pairs in every mode, what screens draw, values that would pass.
/// The rules about tokens ask it, and the matrix is made from it.
package struct TokenAudit: Sendable {
  package struct Options: Sendable {
    package var platform: Platform
    package var conventions: PairConventions
    /// Which reading decides; the other is reported beside it.
    package var largeText: LargeTextReading
    /// Font families that the app can use; `nil`: not known, and no family is missing.
    package var fontFamilies: Set<String>?
    package init(
      platform: Platform = .ios26, conventions: PairConventions = .standard, largeText: LargeTextReading = .native,
      fontFamilies: Set<String>? = nil
    ) {
      self.platform = platform
      self.conventions = conventions
      self.largeText = largeText
      self.fontFamilies = fontFamilies
    }
  }
  package let tokens: TokenSet
  package let options: Options
  /// Declared, from token extensions, and by convention; one of each foreground, background and use.
  package let pairs: [TokenPair]
  /// What screens draw on what.
  package let observed: [ObservedPair]
  /// Rules judge what screens draw too; where the screens are audited, their own rules do.
  package var judgesObserved = false
  package let names: PairNames
  let dependents: TokenDependents
  private(set) var places = PairPlaces()

  /// - Parameters:
  ///   - constants: Colours of the Swift sources, for names of pairs.
  ///   - observed: Pairs seen on screens; they come with their colours.
  /// - Complexity: Linear in tokens × modes, and in pairs × modes.
  package init(
    tokens: TokenSet, assets: AssetCatalog? = nil, constants: [NamedColor] = [], pairs: [TokenPair] = [],
    observed: [ObservedPair] = [], options: Options = Options()
  ) {
    self.tokens = tokens
    self.options = options
    self.observed = observed
    names = PairNames(tokens: tokens, assets: assets, constants: constants, platform: options.platform)
    dependents = TokenDependents(tokens)
    let colors = Self.colorPaths(tokens)
    let inferred = pairs.isEmpty ? PairInference(conventions: options.conventions, paths: colors).pairs() : []
    var seen: Set<String> = []
    self.pairs = (pairs + Self.extensionPairs(tokens, colors) + inferred).filter {
      seen.insert("\($0.foreground)|\($0.background)|\($0.use.rawValue)").inserted
    }
    for (index, pair) in self.pairs.enumerated() {
      for mode in names.modes(for: pair) {
        for name in [pair.foreground, pair.background] {
          guard let place = names.paint(name, mode: mode).flatMap({ fixable($0) }) else { continue }
          places.add(index, at: place.location, mode)
        }
      }
    }
  }

  /// Where the colour tokens stand, sorted.
  package var colors: [SourceLocation] {
    Self.colorPaths(tokens).compactMap { path in
      tokens.modes.indices.lazy.compactMap { tokens.token(path, mode: $0)?.location }.first
    }.sorted()
  }

  /// Sorted.
  package static func colorPaths(_ tokens: TokenSet) -> [String] {
    tokens.paths.enumerated().filter { number, _ in
      tokens.resolved.contains { number < $0.count && $0[number].type == .color && $0[number].value >= 0 }
    }.map(\.element).sorted()
  }

  /// `"$extensions": {"sightline": {"on": "color.background", "use": "text"}}`.
  private static func extensionPairs(_ tokens: TokenSet, _ paths: [String]) -> [TokenPair] {
    paths.flatMap { path -> [TokenPair] in
      guard let own = tokens.token(path)?.definition.extensions?["sightline"], let on = own["on"] else { return [] }
      let use = own["use"]?.string.flatMap(PairUse.init) ?? .text
      return (on.array ?? [on]).compactMap { item in
        item.string.map {
          let name = $0.hasPrefix("{") ? String($0.dropFirst().dropLast()) : $0
          return TokenPair(
            foreground: path, background: name, use: use, origin: .tokenExtension, location: item.location)
        }
      }
    }
  }

}

/// Which tokens get their value from which, by mode.
struct TokenDependents: Sendable {
  private let users: [[Int: [Int]]]
  private let paths: [String]

  init(_ tokens: TokenSet) {
    paths = tokens.paths
    users = tokens.resolved.map { mode in
      var sources = [Int](repeating: -1, count: mode.count)
      var users: [Int: [Int]] = [:]
      for start in mode.indices where mode[start].alias >= 0 {
        var path: [Int] = []
        var token = start
        while sources[token] < 0, mode[token].alias >= 0, path.count <= mode.count {
          path.append(token)
          token = Int(mode[token].alias)
        }
        let source = sources[token] >= 0 ? sources[token] : token
        for passed in path { sources[passed] = source }
        users[source, default: []].append(start)
      }
      return users
    }
  }

  /// Sorted by path, without the source itself.
  func users(of source: Token, mode: Int) -> [String] { (users[mode][source.number] ?? []).map { paths[$0] }.sorted() }
}
