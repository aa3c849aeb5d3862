import SightlineModel

/// One node of the lowered tree: a view or a modifier around its content. Remembers its answers for one layout.
final class Element {
  let layout: any LayoutNode
  let children: [Element]
  var facts: NodeFacts
  /// Values a modifier sets for the container: priority, tag, row insets.
  var traits: ViewTraits
  private var sizes: [ProposedSize: Size] = [:]
  private var guides: [GuideQuestion: Double?] = [:]

  private struct GuideQuestion: Hashable {
    var guide: Guide
    var proposal: ProposedSize
  }

  init(_ layout: any LayoutNode, _ children: [Element], facts: NodeFacts, traits: ViewTraits = ViewTraits()) {
    self.layout = layout
    self.children = children
    self.facts = facts
    self.traits = traits
  }

  lazy var spacing: Spacing = layout.spacing(children)

  /// - Returns: Points, never negative, never NaN.
  func size(in proposal: ProposedSize) -> Size {
    let proposal = proposal.sanitized
    if let known = sizes[proposal] { return known }
    let answer = layout.sizeThatFits(proposal, children)
    let size = Size(
      width: answer.width > 0 ? answer.width : 0, height: answer.height > 0 ? answer.height : 0)
    sizes[proposal] = size
    return size
  }

  func placements(in proposal: ProposedSize, unsafe: EdgeInsets = .zero) -> [Placement] {
    let proposal = proposal.sanitized
    return layout.placements(in: size(in: proposal), proposal: proposal, children, unsafe: unsafe)
  }

  func explicitGuide(_ guide: Guide, in proposal: ProposedSize) -> Double? {
    let proposal = proposal.sanitized
    let question = GuideQuestion(guide: guide, proposal: proposal)
    if let known = guides[question] { return known }
    let value = layout.explicitGuide(guide, size: size(in: proposal), proposal: proposal, children)
    guides[question] = .some(value)
    return value
  }

  func guide(_ guide: Guide, in proposal: ProposedSize) -> Double {
    explicitGuide(guide, in: proposal) ?? guide.defaultValue(in: size(in: proposal))
  }
}

extension ProposedSize {
  /// Negative offers count as zero, as do those that are no number.
  var sanitized: ProposedSize {
    ProposedSize(width: width.map { $0 > 0 ? $0 : 0 }, height: height.map { $0 > 0 ? $0 : 0 })
  }
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
  init(_ major: Double?, along axis: Axis, by minor: Double?) {
    self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(width: width.map { $0 - insets.horizontal }, height: height.map { $0 - insets.vertical })
  }
}

extension Size {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis { var other: Axis { self == .horizontal ? .vertical : .horizontal } }

/// What a node is, apart from how it is laid out.
struct NodeFacts {
  var kind: ViewKind
  var isModifier = false
  var role: LaidOutNode.Role = .content
  var arguments = Arguments()
  var source: SourceLocation?
  var symbol: String?
  var userView: String?
  var identity: String?
  var foreground: StyleSpec = .hierarchical(1)
  var foregroundBase: StyleSpec?
  var tint: StyleSpec = .tint
  var isEnabled = true
  var direction: LayoutDirection = .leftToRight
  var contentSize: DynamicTypeSize = .large
  var colorScheme: String?
  /// Stands for "by any amount": the size of an unread view, a length that was not computed.
  static let unknownExtent = 10_000.0
  /// Points, of the node's own size.
  var uncertainty: Double = 0
  var uncertaintyReason: String?
}

/// What modifiers tell the container around a view. Outer modifiers keep what inner ones said.
struct ViewTraits {
  var priority: Double = 0
  var zIndex: Double = 0
  var tag: String?
  var rowInsets: EdgeInsets?
  var rowBackground: [Element] = []
  var hidesRowSeparator = false
  var tabItem: [ViewNode]?
  var badge: String?
  var title: TextContent?
  var titleSource: SourceLocation?
  var titleDisplayMode: String?
  var toolbarItems: [ViewNode] = []
  var hidesNavigationBar = false
  var hidesTabBar = false
  var hidesBackButton = false
  var searchPrompt: TextContent?
  var columnSpan = 1
  var columnAlignment: Guide?
  var cellAnchor: UnitPoint?
  var unsizedAxes: Set<Axis> = []
  var spacerAxes = false
}
