import SightlineModel

/// What layout gave the geometry readers of the tree that was evaluated last, by their place in it.
struct GeometryFrames {
  /// Those of another variant, or of a moment ago, are where the next layout starts from.
  private var frames: [String: Rect] = [:]

  /// Readers that were laid out, whether they got a frame or stand where nothing is laid out.
  private var tried: Set<String> = []

  /// Readers that code looked at outside of bodies, as in `onAppear { height = proxy.size.height }`, and what appeared
  /// then; `nil` for any other code. What they were given may be kept.
  private var kept: [String: Set<Identity?>] = [:]
  /// What has just appeared, while its closure runs.
  var appearing: Identity?

  subscript(place: String) -> Rect? { frames[place] }

  /// For a launch like the one that gave these: most readers are given what they will get, and need no second evaluation.
  var forNextLaunch: GeometryFrames {
    var next = GeometryFrames()
    next.frames = frames
    return next
  }

  mutating func keep(_ place: String) { kept[place, default: []].insert(appearing) }

  /// What measured, where layout gives something else now: whoever starts the app so would have measured that.
  ///
  /// - Returns: `nil` among them for code that can't be asked again by itself.
  func outgrown(since before: GeometryFrames) -> Set<Identity?> {
    kept.reduce(into: []) { result, entry in
      guard let now = frames[entry.key], let then = before.frames[entry.key], !now.isClose(to: then) else { return }
      result.formUnion(entry.value)
    }
  }

  /// - Returns: Whether a reader is met for the first time.
  mutating func isNew(_ place: String) -> Bool { frames[place] == nil && tried.insert(place).inserted }

  /// - Returns: Whether a reader was given something else: its content has to be evaluated again.
  mutating func update(_ measured: [String: Rect]) -> Bool {
    // The position of what a reader contains may follow from its size: half a point is no news.
    let isNew = measured.contains { place, frame in frames[place].map { !$0.isClose(to: frame) } ?? true }
    frames.merge(measured) { $1 }
    return isNew
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(width - other.width) < 0.5
      && abs(height - other.height) < 0.5
  }
}

extension ViewNode {
  /// The name under which layout gives a geometry reader's frame; nobody else needs it.
  static let geometryPlace = "place"

  var withoutGeometryPlaces: ViewNode { leavingOutPlaces() ?? self }

  /// - Returns: `nil` where nothing in it has a place.
  private func leavingOutPlaces() -> ViewNode? {
    var changed: ViewNode?
    if kind == .geometryReader {
      changed = self
      changed?.arguments.set(Self.geometryPlace, nil as Argument?)
    }
    for index in children.indices {
      if let child = children[index].leavingOutPlaces() {
        if changed == nil { changed = self }
        changed?.children[index] = child
      }
    }
    if let replaced = Self.leavingOutPlaces(payload.views, of: arguments) {
      if changed == nil { changed = self }
      for (name, argument) in replaced { changed?.arguments.set(name, argument) }
    }
    for index in modifiers.indices {
      guard let replaced = Self.leavingOutPlaces(modifiers[index].payload.views, of: modifiers[index].arguments) else {
        continue
      }
      if changed == nil { changed = self }
      for (name, argument) in replaced { changed?.modifiers[index].arguments.set(name, argument) }
    }
    return changed
  }

  private static func leavingOutPlaces(
    _ parts: [(name: String, views: [ViewNode])], of arguments: @autoclosure () -> NamedArguments
  ) -> [(String, Argument)]? {
    var replaced: [(String, Argument)] = []
    for (name, views) in parts {
      let left = views.map { $0.leavingOutPlaces() }
      guard left.contains(where: { $0 != nil }),
        let entry = arguments().entries.first(where: { $0.name == name }), case .views = entry.argument.value
      else { continue }
      let kept = zip(left, views).map { $0 ?? $1 }
      replaced.append((name, Argument(.views(kept), derivation: entry.argument.derivation)))
    }
    return replaced.isEmpty ? nil : replaced
  }
}
