public import SightlineModel
internal import SourceDocuments

/// Judges tokens by themselves: pairs in every mode, missing values, high contrast, type.
public struct TokenAudit: Sendable {
  public struct Options: Sendable {
    public var platform: Platform
    public var level: ContrastLevel
    public var conventions: PairConventions
    public var largeText: LargeTextReading
    /// Points.
    /// - Source: Human Interface Guidelines, Accessibility: 11 pt on iOS.
    public var minimumTextSize: Double
    /// Times the font size.
    public var minimumLineHeight: Double
    public init(
      platform: Platform = .ios26, level: ContrastLevel = .aa, conventions: PairConventions = .standard,
      largeText: LargeTextReading = .native, minimumTextSize: Double = 11, minimumLineHeight: Double = 1
    ) {
      self.platform = platform
      self.level = level
      self.conventions = conventions
      self.largeText = largeText
      self.minimumTextSize = minimumTextSize
      self.minimumLineHeight = minimumLineHeight
    }
  }
  public let tokens: TokenSet
  public let options: Options
  /// Declared, from token extensions, and by convention; one of each foreground, background and use.
  public let pairs: [TokenPair]
  let names: PairNames
  let dependents: TokenDependents

  /// - Complexity: Linear in tokens × modes, and in pairs × modes.
  public init(
    tokens: TokenSet, assets: AssetCatalog? = nil, pairs: [TokenPair] = [], options: Options = Options()
  ) {
    self.tokens = tokens
    self.options = options
    names = PairNames(tokens: tokens, assets: assets, platform: options.platform)
    dependents = TokenDependents(tokens)
    let colors = Self.colorPaths(tokens)
    let inferred = pairs.isEmpty ? PairInference(conventions: options.conventions, paths: colors).pairs() : []
    var seen: Set<String> = []
    self.pairs = (pairs + Self.extensionPairs(tokens, colors) + inferred).filter {
      seen.insert("\($0.foreground)|\($0.background)|\($0.use.rawValue)").inserted
    }
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

  // MARK: Matrices

  public func matrix() -> PairMatrix { matrix(of: pairs) }

  /// Every colour token on every other, as a table to look at; never findings.
  /// - Parameter limit: Tokens taken, sorted by path; the table grows with its square.
  public func allPairs(limit: Int = 60) -> PairMatrix {
    let paths = Self.colorPaths(tokens).prefix(limit)
    return matrix(
      of: paths.flatMap { foreground in
        paths.filter { $0 != foreground }.map { TokenPair(foreground: foreground, background: $0, origin: .convention) }
      })
  }

  private func matrix(of pairs: [TokenPair]) -> PairMatrix {
    let rows = pairs.map { pair in
      PairMatrix.Row(pair: pair, cells: names.modes(for: pair).map { cell(pair, mode: $0) })
    }
    return PairMatrix(modes: tokens.modes.map(\.name), rows: rows)
  }

  func cell(_ pair: TokenPair, mode: TokenMode) -> PairMatrix.Cell {
    var cell = PairMatrix.Cell(
      mode: mode.name, required: pair.use.required(options.level), isOutsideSRGB: false)
    guard let foreground = names.paint(pair.foreground, mode: mode)?.color.rgba,
      let background = names.paint(pair.background, mode: mode)?.color.rgba
    else { return cell }
    let behind = Contrast.flatten([background], base: mode.appearance.isDark ? .black : .white)
    let front = foreground.composited(over: behind)
    cell.foreground = front
    cell.background = behind
    cell.ratio = Contrast.ratio(front, behind)
    cell.perceptual = PerceptualContrast.lightness(text: front, background: behind)
    cell.isOutsideSRGB = !foreground.isInSRGB || !background.isInSRGB
    return cell
  }

  // MARK: Findings

  /// Sorted by place; fingerprints are keys of rule and names, without file or line.
  public func findings() -> [Finding] {
    (pairFindings() + missingValues() + weakHighContrast() + typeFindings() + fileFindings())
      .sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
  }

  /// The mendings that the suggestions speak of, one for each colour that is written too weakly.
  public func mendings() -> [TokenMending] {
    pairs.flatMap { pair in names.modes(for: pair).compactMap { mending(of: pair, mode: $0) } }
  }

  func mending(of pair: TokenPair, mode: TokenMode) -> TokenMending? {
    let cell = self.cell(pair, mode: mode)
    guard cell.passes == false, let background = cell.background,
      let paint = names.paint(pair.foreground, mode: mode), let token = paint.token,
      let index = tokens.modes.firstIndex(of: mode),
      let after = NearestPassingColor.suggestion(for: paint.color, over: background, required: cell.required)
    else { return nil }
    let source = token.source
    return TokenMending(
      source: source.path, mode: mode.name, before: paint.color, after: after, location: source.location,
      edits: TokenMending.edits(replacing: source.definition.value, with: after),
      alsoChanges: dependents.users(of: source, mode: index).filter { $0 != pair.foreground && $0 != source.path })
  }

  func makeFinding(
    _ rule: RuleID, _ severity: Severity, _ message: String, at location: SourceLocation, key: String,
    text: String? = nil, outcome: Finding.Outcome = .fail
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, verdict: outcome, message: message, location: location,
      element: Finding.Element(kind: "token", text: text, label: nil, symbol: nil),
      fingerprint: "\(rule.rawValue)|\(key)")
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
