package import SightlineModel
import SourceDocuments

extension TokenAudit {
  /// A colour that stands in a file and can be replaced there.
  struct Fixable {
    /// Of the token, asset colour or constant.
    var name: String
    var location: SourceLocation
    var token: Token?
  }

  /// Where a paint's colour is written; `nil` for gradients, the system's colours and literals of a pair.
  func fixable(_ paint: PairPaint) -> Fixable? {
    guard paint.color != nil else { return nil }
    switch paint.source {
    case .token(let token):
      // A colour changed on its way, as Tokens Studio can, is not the source's.
      let source = token.source.value?.color == token.value?.color ? token.source : token
      return Fixable(name: source.path, location: source.location, token: source)
    case .asset(let set, let entry): return Fixable(name: set.name, location: entry.location)
    case .constant(let constant):
      let written = constant.stops.first?.color.derivation.last?.location ?? constant.location
      return Fixable(name: constant.name, location: written)
    case .fixed: return nil
    }
  }

  /// The nearest foreground that passes on the whole background.
  func nearest(_ pair: TokenPair, mode: TokenMode) -> TokenColor? {
    guard let color = names.paint(pair.foreground, mode: mode)?.color,
      let behind = names.paint(pair.background, mode: mode)
    else { return nil }
    return NearestPassingColor.suggestion(
      for: color, beside: neighbours(behind, required: pair.use.required(), mode))
  }

  private func neighbours(_ paint: PairPaint, required: Double, _ mode: TokenMode)
    -> [NearestPassingColor.Neighbour]
  {
    let base: RGBA = mode.appearance.isDark ? .black : .white
    return paint.samples.map { .init($0.composited(over: base), required: required) }
  }

  /// - Returns: `nil` where the colour is not written in a file of the project.
  func fix(of pair: TokenPair, mode: TokenMode, to after: TokenColor) -> TokenFix? {
    fix(of: pair.foreground, mode: mode, to: after)
  }

  private func fix(of name: String, mode: TokenMode, to after: TokenColor) -> TokenFix? {
    guard let paint = names.paint(name, mode: mode), let before = paint.color, let place = fixable(paint)
    else { return nil }
    var users: [String] = []
    if let token = place.token, let index = tokens.modes.firstIndex(of: mode) {
      users = dependents.users(of: token, mode: index).filter { $0 != name && $0 != place.name }
    }
    return TokenFix(
      source: place.name, mode: mode.name, before: before, after: after, location: place.location,
      edits: edits(paint, after), alsoChanges: users)
  }

  private func edits(_ paint: PairPaint, _ after: TokenColor) -> [TextEdit] {
    switch paint.source {
    case .token:
      fixable(paint)?.token.map { token in
        token.definition.references.isEmpty ? TokenFix.edits(replacing: token.definition.value, with: after) : []
      } ?? []
    case .asset(_, let entry): TokenFix.edits(replacing: entry, with: after)
    case .constant, .fixed: []
    }
  }

  // MARK: All of them at once

  /// What can be fixed without breaking anything, and what cannot, with the reason.
  package struct Fixes: Sendable {
    package var made: [TokenFix] = []
    /// Sorted by place.
    package var left: [Left] = []
    package init() {}
    package struct Left: Sendable, Hashable {
      package var location: SourceLocation
      package var what: String
      package var why: String
    }
  }

  /// Colours as they will be, by the place where they are written.
  private typealias Changes = [SourceLocation: TokenColor]

  /// One new value for each colour that is written too weakly: the nearest with which every pair that it is part of
  /// passes, in every mode that shares it, with what was fixed before it as it will be.
  ///
  /// - Complexity: Linear in pairs × modes.
  package func fixes() -> Fixes {
    var result = Fixes()
    var changes: Changes = [:]
    var tried: Set<SourceLocation> = []
    for pair in pairs {
      for mode in names.modes(for: pair) where fails(pair, mode, changes) {
        guard let paint = names.paint(pair.foreground, mode: mode) else { continue }
        let what = "\(pair.foreground) on \(pair.background) in \(mode.name)"
        guard let color = paint.color, let place = fixable(paint) else {
          let why =
            paint.color == nil ? "a gradient has no single nearest value" : "the colour is not the project's own"
          let location = self.place(pair, mode) ?? SourceLocation(file: "", line: 0, column: 0)
          result.left.append(.init(location: location, what: what, why: why))
          continue
        }
        let isNew = !tried.contains(place.location)
        let after =
          isNew ? suggestion(for: color, at: place, changes) : nil
        if let (behind, location) = background(
          of: pair, mode: mode, insteadOf: after.map { ($0, color) }, changes, &tried)
        {
          changes[location] = behind.after
          result.made.append(behind)
          continue
        }
        tried.insert(place.location)
        guard let after else {
          let why =
            "no single value of \(place.name) serves all pairs and modes that share it; give one a value of its own"
          result.left.append(.init(location: place.location, what: what, why: why))
          continue
        }
        guard let fix = fix(of: pair, mode: mode, to: after), !fix.edits.isEmpty else {
          let why = "it is not written as a plain value at \(place.name); \(color.swatch) → \(after.swatch) passes"
          result.left.append(.init(location: place.location, what: what, why: why))
          continue
        }
        changes[place.location] = after
        result.made.append(fix)
      }
    }
    result.left = Set(result.left).sorted { ($0.location, $0.what) < ($1.location, $1.what) }
    return result
  }

  /// Whether a pair that is too weak still is, with what was fixed so far.
  private func fails(_ pair: TokenPair, _ mode: TokenMode, _ changes: Changes) -> Bool {
    guard cell(pair, mode: mode).passes == false else { return false }
    guard let front = names.paint(pair.foreground, mode: mode), let behind = names.paint(pair.background, mode: mode),
      [front, behind].contains(where: { fixable($0).map { changes[$0.location] != nil } ?? false })
    else { return true }
    return isWeak(pair, mode, front, behind, changes)
  }

  private func isWeak(
    _ pair: TokenPair, _ mode: TokenMode, _ front: PairPaint, _ behind: PairPaint, _ changes: Changes
  ) -> Bool {
    let base: RGBA = mode.appearance.isDark ? .black : .white
    let required = pair.use.required()
    return samples(behind, changes).contains { ground in
      samples(front, changes).contains { Contrast.ratio(of: $0, over: [ground], base: base) < required }
    }
  }

  /// The nearest colour with which every pair that shows it passes, as it is drawn: a translucent foreground takes on
  /// some of a background that changes under it.
  private func suggestion(for color: TokenColor, at place: Fixable, _ changes: Changes) -> TokenColor? {
    guard let after = NearestPassingColor.suggestion(for: color, beside: demands(on: place, changes)) else {
      return nil
    }
    var changes = changes
    changes[place.location] = after
    for mode in Set(pairs.flatMap { names.modes(for: $0) }) {
      for pair in touching(place.location, mode).map({ pairs[$0] }) {
        guard let front = names.paint(pair.foreground, mode: mode),
          let behind = names.paint(pair.background, mode: mode)
        else { continue }
        if isWeak(pair, mode, front, behind, changes) { return nil }
      }
    }
    return after
  }

  private func samples(_ paint: PairPaint, _ changes: Changes) -> [RGBA] {
    fixable(paint).flatMap { changes[$0.location] }.map { [$0.rgba] } ?? paint.samples
  }

  /// The background fixed in the foreground's place: where no foreground would do, or where it would have to turn from
  /// light to dark or back and the background has less far to go.
  private func background(
    of pair: TokenPair, mode: TokenMode, insteadOf front: (after: TokenColor, before: TokenColor)?,
    _ changes: Changes, _ tried: inout Set<SourceLocation>
  ) -> (fix: TokenFix, location: SourceLocation)? {
    func distance(_ a: TokenColor, _ b: TokenColor) -> Double {
      abs(ColorSpace.oklch.components(of: a.rgba)[0] - ColorSpace.oklch.components(of: b.rgba)[0])
    }
    let way = front.map { distance($0.after, $0.before) } ?? .infinity
    guard way > 0.4, let paint = names.paint(pair.background, mode: mode), let color = paint.color, color.alpha == 1,
      let place = fixable(paint), !tried.contains(place.location),
      let after = suggestion(for: color, at: place, changes),
      distance(after, color) < way, let fix = fix(of: pair.background, mode: mode, to: after),
      !fix.edits.isEmpty
    else { return nil }
    tried.insert(place.location)
    return (fix, place.location)
  }

  /// What every pair that the colour is part of asks of it, on either side, in every mode.
  private func demands(on place: Fixable, _ changes: Changes) -> [NearestPassingColor.Neighbour] {
    var result: Set<NearestPassingColor.Neighbour> = []
    for mode in Set(pairs.flatMap { names.modes(for: $0) }) {
      let base: RGBA = mode.appearance.isDark ? .black : .white
      for index in touching(place.location, mode) {
        let pair = pairs[index]
        guard let front = names.paint(pair.foreground, mode: mode),
          let behind = names.paint(pair.background, mode: mode)
        else { continue }
        let isFront = fixable(front)?.location == place.location
        let others = samples(isFront ? behind : front, changes)
        result.formUnion(others.map { .init($0.composited(over: base), required: pair.use.required()) })
      }
    }
    return result.sorted { ($0.required, $0.color.hexString) < ($1.required, $1.color.hexString) }
  }

  /// Indices of the pairs that show a colour in a mode.
  func touching(_ location: SourceLocation, _ mode: TokenMode) -> [Int] { places.pairs(at: location, mode) }
}

/// Which pairs show which colours, by the place where those are written.
struct PairPlaces: Sendable {
  private var byMode: [TokenMode: [SourceLocation: [Int]]] = [:]

  mutating func add(_ pair: Int, at location: SourceLocation, _ mode: TokenMode) {
    if byMode[mode, default: [:]][location, default: []].last != pair {
      byMode[mode, default: [:]][location, default: []].append(pair)
    }
  }

  func pairs(at location: SourceLocation, _ mode: TokenMode) -> [Int] { byMode[mode]?[location] ?? [] }
}
