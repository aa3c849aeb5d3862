import Rules
package import SightlineModel

/// The lines that belong to an element beside its own: the picture that a button shows, the style that a picker has.
///
/// Whoever fixes a control without a name edits its picture, and who looks for a target's size finds it there.
package struct ElementParts {
  /// From how many lines on a part is no longer in sight of the line that is named.
  private static let sight = 3
  private static let most = 3
  /// Up to which share of the screen's height a view is a part of it.
  private static let part = 0.5
  /// Rules whose answer lies in what a control shows.
  private static let ofContent: Set<RuleID> = [
    "control-name", "target-size", "target-size-comfortable", "target-spacing", "name-unique",
  ]
  private static let ofSize: Set<RuleID> = ["target-size", "target-size-comfortable"]
  private static let sizing: Set<ViewKind> = [.padding, .frame, .flexFrame]
  private static let ofGestures: Set<RuleID> = ["tap-role", "gesture-alternative", "group"]
  /// Rules whose answer may lie in the style or the size that is set around a control.
  private static let ofStyle: Set<RuleID> = ["text-scaling", "target-size", "target-size-comfortable"]
  /// Rules on room: what stands beside a text takes it.
  private static let ofRoom: Set<RuleID> = ["word-broken", "text-truncated", "text-shrinks"]
  /// Rules on what is lost: where a screen does not scroll, that is the column that would.
  private static let ofLoss: Set<RuleID> = ["text-truncated", "text-unreachable", "text-clipped"]
  private static let styles: Set<String> = ["pickerStyle", "controlSize"]

  let scene: Scene
  let screen: String

  /// - Parameter named: The lines that the finding names already.
  /// - Returns: Places in document order, each on a line of its own.
  func places(of node: SceneNode, for rule: RuleID, apart named: [SourceLocation]) -> [(Finding.Place, path: String)] {
    var nodes: [SceneNode] = []
    if node.isModifier {
      // A gesture at the end of a chain: what it stands on began further up.
      guard Self.ofGestures.contains(rule), let element = scene.subtree(of: node).first(where: { !$0.isModifier })
      else { return [] }
      nodes = [element]
    }
    // A picture that is handed in stands where something is set on it.
    if node.kind == .image, !node.isModifier,
      let shown = scene.ancestors(of: node).prefix(while: \.isModifier).first(where: { ($0.source?.line ?? 0) > 0 })
    {
      nodes.append(shown)
    }
    if Self.ofContent.contains(rule) {
      nodes += scene.subtree(of: node).filter { ($0.kind == .image || $0.text != nil) && $0.isDrawn && !$0.isModifier }
    }
    // What makes the label as large as it is: the padding or the frame further out.
    if Self.ofSize.contains(rule),
      let sizing = scene.subtree(of: node).first(where: { Self.sizing.contains($0.kind) && $0.isModifier && $0.isDrawn }
      )
    {
      nodes.append(sizing)
    }
    if Self.ofStyle.contains(rule) {
      nodes += scene.ancestors(of: node).prefix(while: \.isModifier).filter { Self.styles.contains($0.kind.rawValue) }
    }
    if Self.ofRoom.contains(rule), let row = row(around: node) { nodes.append(row) }
    if Self.ofLoss.contains(rule), let column = column(around: node) { nodes.append(column) }
    var known = named
    var places: [(Finding.Place, path: String)] = []
    for part in nodes where places.count < Self.most {
      guard let source = part.source, source.line > 0, known.allSatisfy({ Self.isOutOfSight(source, of: $0) }) else {
        continue
      }
      known.append(source)
      let element = Finding.Element(
        kind: part.kind.rawValue, text: part.text?.content.string, label: nil, symbol: part.systemName)
      places.append(
        (Finding.Place(location: source, screen: screen, element: element, measured: nil), path: part.path))
    }
    return places
  }

  /// The innermost column that takes most of a screen's height and does not scroll: what is lost in it can be had in a
  /// `ScrollView`.
  private func column(around node: SceneNode) -> SceneNode? {
    guard node.text?.lineLimit == nil, !node.scrollAxes.contains(.vertical), node.source != nil else { return nil }
    let bars: Set<ViewKind> = [.list, .form, .toolbar, .navigationBar, .tabBar]
    let around = scene.ancestors(of: node)
    guard !around.contains(where: { bars.contains($0.kind) }) else { return nil }
    return around.first {
      $0.kind == .vStack && !$0.isModifier && ($0.source?.line ?? 0) > 0
        && $0.frame.height > Self.part * scene.bounds.height
    }
  }

  /// Where the app makes the view of its own in whose body the element stands: a name that is handed in is added there.
  ///
  /// - Parameter named: The lines that the finding names already.
  func uses(of node: SceneNode, apart named: [SourceLocation]) -> [(Finding.Place, path: String)] {
    let chain = [node] + scene.ancestors(of: node)
    var known = named
    var places: [(Finding.Place, path: String)] = []
    // A modifier of a helper's (`.card()`), which is set where the helper is asked for.
    if let call = node.askedAt, known.allSatisfy({ Self.isOutOfSight(call, of: $0) }) {
      known.append(call)
      let element = Finding.Element(kind: node.kind.rawValue, text: nil, label: nil, symbol: nil)
      places.append((Finding.Place(location: call, screen: screen, element: element, measured: nil), path: node.path))
    }
    // What a helper makes stands in the body of a view that is asked for elsewhere: both are named.
    var makers = chain.filter { !$0.uses.isEmpty }.prefix(2)
    if let first = makers.first, first.userView != nil { makers = makers.prefix(1) }
    // What fills a screen is the screen: whoever leads to it has nothing to do with what is in it.
    for made in makers where made.frame.height < Self.part * scene.bounds.height {
      for call in made.uses where known.allSatisfy({ Self.isOutOfSight(call, of: $0) }) {
        known.append(call)
        let element = Finding.Element(kind: made.userView ?? made.kind.rawValue, text: nil, label: nil, symbol: nil)
        places.append((Finding.Place(location: call, screen: screen, element: element, measured: nil), path: made.path))
      }
    }
    return places
  }

  /// All lines at which a picture is shown, apart from its own.
  func lines(of picture: SceneNode) -> [SourceLocation] {
    let own = [picture.source].compactMap { $0 }
    let parts = places(of: picture, for: "icon-scaling", apart: own).map(\.0.location)
    return parts + uses(of: picture, apart: own + parts).map(\.0.location)
  }

  /// The row that a text shares with others, if it is in one.
  private func row(around node: SceneNode) -> SceneNode? {
    guard let row = scene.ancestors(of: node).first(where: { $0.kind == .hStack && !$0.isModifier }) else { return nil }
    let columns = scene.children(of: row).count { column in
      scene.subtree(of: column).contains { $0.text != nil || $0.kind == .image && !$0.isModifier }
    }
    return columns > 1 ? row : nil
  }

  /// - Returns: `true` where naming one line does not show the other.
  package static func isOutOfSight(_ line: SourceLocation, of other: SourceLocation) -> Bool {
    line.file != other.file || abs(line.line - other.line) > sight
  }
}
