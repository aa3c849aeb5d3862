public import SightlineModel
import SourceDocuments

extension TokenAudit {
  /// A colour that stands in a file and can be replaced there.
  struct Mendable {
    /// Of the token, asset colour or constant.
    var name: String
    var location: SourceLocation
    var token: Token?
  }

  /// Where a paint's colour is written; `nil` for gradients, the system's colours and literals of a pair.
  func mendable(_ paint: PairPaint) -> Mendable? {
    guard paint.color != nil else { return nil }
    switch paint.source {
    case .token(let token):
      // A colour changed on its way, as Tokens Studio can, is not the source's.
      let source = token.source.value?.color == token.value?.color ? token.source : token
      return Mendable(name: source.path, location: source.location, token: source)
    case .asset(let set, let entry): return Mendable(name: set.name, location: entry.location)
    case .constant(let constant):
      let written = constant.stops.first?.color.derivation.last?.location ?? constant.location
      return Mendable(name: constant.name, location: written)
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
  func mending(of pair: TokenPair, mode: TokenMode, to after: TokenColor) -> TokenMending? {
    guard let paint = names.paint(pair.foreground, mode: mode), let before = paint.color, let place = mendable(paint)
    else { return nil }
    var users: [String] = []
    if let token = place.token, let index = tokens.modes.firstIndex(of: mode) {
      users = dependents.users(of: token, mode: index).filter { $0 != pair.foreground && $0 != place.name }
    }
    return TokenMending(
      source: place.name, mode: mode.name, before: before, after: after, location: place.location,
      edits: edits(paint, after), alsoChanges: users)
  }

  private func edits(_ paint: PairPaint, _ after: TokenColor) -> [TextEdit] {
    switch paint.source {
    case .token:
      mendable(paint)?.token.map { token in
        token.definition.references.isEmpty ? TokenMending.edits(replacing: token.definition.value, with: after) : []
      } ?? []
    case .asset(_, let entry): TokenMending.edits(replacing: entry, with: after)
    case .constant, .fixed: []
    }
  }

  // MARK: All of them at once

  /// What can be mended without breaking anything, and what cannot, with the reason.
  public struct Mendings: Sendable {
    public var made: [TokenMending] = []
    /// Sorted by place.
    public var left: [Left] = []
    public struct Left: Sendable, Hashable {
      public var location: SourceLocation
      public var what: String
      public var why: String
    }
  }

  /// One new value for each colour that is written too weakly: the nearest with which every pair that it is part of
  /// passes, in every mode that shares it.
  ///
  /// - Complexity: Linear in pairs × modes.
  public func mendings() -> Mendings {
    var result = Mendings()
    var mended: Set<SourceLocation> = []
    for pair in pairs {
      for mode in names.modes(for: pair) where cell(pair, mode: mode).passes == false {
        guard let paint = names.paint(pair.foreground, mode: mode) else { continue }
        let what = "\(pair.foreground) on \(pair.background) in \(mode.name)"
        guard let color = paint.color, let place = mendable(paint) else {
          let why =
            paint.color == nil ? "a gradient has no single nearest value" : "the colour is not the project's own"
          result.left.append(.init(location: self.place(pair, mode), what: what, why: why))
          continue
        }
        guard mended.insert(place.location).inserted else { continue }
        guard let after = NearestPassingColor.suggestion(for: color, beside: demands(on: place)) else {
          let why =
            "no single value of \(place.name) serves all pairs and modes that share it; give one a value of its own"
          result.left.append(.init(location: place.location, what: what, why: why))
          continue
        }
        guard let mending = mending(of: pair, mode: mode, to: after), !mending.edits.isEmpty else {
          let why = "it is not written as a plain value at \(place.name); \(color.swatch) → \(after.swatch) passes"
          result.left.append(.init(location: place.location, what: what, why: why))
          continue
        }
        result.made.append(mending)
      }
    }
    result.left = Set(result.left).sorted { ($0.location, $0.what) < ($1.location, $1.what) }
    return result
  }

  /// What every pair that the colour is part of asks of it, on either side, in every mode.
  private func demands(on place: Mendable) -> [NearestPassingColor.Neighbour] {
    var result: Set<NearestPassingColor.Neighbour> = []
    for mode in Set(pairs.flatMap { names.modes(for: $0) }) {
      for index in touching(place.location, mode) {
        let pair = pairs[index]
        guard let front = names.paint(pair.foreground, mode: mode),
          let behind = names.paint(pair.background, mode: mode)
        else { continue }
        let isFront = mendable(front)?.location == place.location
        result.formUnion(neighbours(isFront ? behind : front, required: pair.use.required(), mode))
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
