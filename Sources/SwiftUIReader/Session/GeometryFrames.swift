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

  var hasGeometryReader: Bool {
    kind == .geometryReader || children.contains(where: \.hasGeometryReader)
      || modifiers.contains { $0.payload.views.contains { $0.views.contains(where: \.hasGeometryReader) } }
      || arguments.hasGeometryReader
  }

  var withoutGeometryPlaces: ViewNode {
    var copy = self
    if kind == .geometryReader { copy.arguments.set(Self.geometryPlace, nil as Argument?) }
    copy.children = children.map(\.withoutGeometryPlaces)
    copy.arguments = copy.arguments.withoutGeometryPlaces
    for index in copy.modifiers.indices where !copy.modifiers[index].payload.views.isEmpty {
      copy.modifiers[index].arguments = copy.modifiers[index].arguments.withoutGeometryPlaces
    }
    return copy
  }
}

extension NamedArguments {
  fileprivate var hasGeometryReader: Bool {
    entries.contains { entry in
      if case .views(let views) = entry.argument.value { views.contains(where: \.hasGeometryReader) } else { false }
    }
  }

  fileprivate var withoutGeometryPlaces: NamedArguments {
    var copy = self
    for entry in entries {
      guard case .views(let views) = entry.argument.value, views.contains(where: \.hasGeometryReader) else { continue }
      let argument = Argument(.views(views.map(\.withoutGeometryPlaces)), derivation: entry.argument.derivation)
      copy.set(entry.name, argument)
    }
    return copy
  }
}
