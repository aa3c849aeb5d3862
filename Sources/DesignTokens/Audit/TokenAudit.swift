public import SightlineModel
internal import SourceDocuments

/// Judges tokens by themselves: pairs in every mode, missing values, high contrast, type.
public struct TokenAudit: Sendable {
  public struct Options: Sendable {
    public var platform: Platform
    public var conventions: PairConventions
    /// Which reading decides; the other is told beside it.
    public var largeText: LargeTextReading
    /// Pairs are also held against 7:1, 4.5:1 for large text.
    public var asksForEnhanced: Bool
    /// Points.
    public var minimumTextSize: Double
    /// Times the font size.
    public var minimumLineHeight: Double
    /// Font families that the app can use; `nil`: not known, and no family is missing.
    public var fontFamilies: Set<String>?
    public init(
      platform: Platform = .ios26, conventions: PairConventions = .standard, largeText: LargeTextReading = .native,
      asksForEnhanced: Bool = false, minimumTextSize: Double = TokenRule.textSize.numbers["minimum"] ?? 11,
      minimumLineHeight: Double = TokenRule.lineHeight.numbers["minimum"] ?? 1, fontFamilies: Set<String>? = nil
    ) {
      self.platform = platform
      self.conventions = conventions
      self.largeText = largeText
      self.asksForEnhanced = asksForEnhanced
      self.minimumTextSize = minimumTextSize
      self.minimumLineHeight = minimumLineHeight
      self.fontFamilies = fontFamilies
    }
  }
  public let tokens: TokenSet
  public let options: Options
  /// Declared, from token extensions, and by convention; one of each foreground, background and use.
  public let pairs: [TokenPair]
  /// What screens draw on what.
  public let observed: [ObservedPair]
  let names: PairNames
  let dependents: TokenDependents
  private(set) var places = PairPlaces()

  /// - Parameters:
  ///   - constants: Colours of the Swift sources, for names of pairs.
  ///   - observed: Pairs seen on screens; they come with their colours.
  /// - Complexity: Linear in tokens × modes, and in pairs × modes.
  public init(
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
          guard let place = names.paint(name, mode: mode).flatMap({ mendable($0) }) else { continue }
          places.add(index, at: place.location, mode)
        }
      }
    }
  }

  /// Where the colour tokens stand, sorted.
  public var colors: [SourceLocation] {
    Self.colorPaths(tokens).compactMap { path in
      tokens.modes.indices.lazy.compactMap { tokens.token(path, mode: $0)?.location }.first
    }.sorted()
  }

  static func colorPaths(_ tokens: TokenSet) -> [String] {
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

  // MARK: Findings

  /// Sorted by place. Fingerprints are keys of rule and names, without file or line.
  ///
  /// - Parameter seen: Also judge what screens draw; an audit of screens says that itself.
  public func findings(seen: Bool = false) -> [Finding] {
    (pairFindings() + (seen ? observedFindings() : []) + missingValues() + weakHighContrast() + typeFindings()
      + fileFindings()).sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
  }

  func makeFinding(
    _ rule: TokenRule, _ message: String, at location: SourceLocation, key: String, text: String? = nil,
    severity: Severity? = nil, outcome: Finding.Outcome = .fail
  ) -> Finding {
    Finding(
      rule: rule.id, severity: outcome == .review ? .review : severity ?? rule.severity ?? .warning, verdict: outcome,
      message: message, location: location,
      element: text.map { Finding.Element(kind: "token", text: $0, label: nil, symbol: nil) }, sources: rule.sources,
      fingerprint: "\(rule.rawValue)|\(key)")
  }

  static let nowhere = SourceLocation(file: "", line: 0, column: 0)
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
