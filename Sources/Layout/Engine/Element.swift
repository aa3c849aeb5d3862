package import SightlineModel

/// One node of the lowered tree: a view or a modifier around its content. Remembers its answers for one layout.
final class Element {
  let layout: any LayoutNode
  let children: [Element]
  var facts: Shared<NodeFacts>
  /// Values a modifier sets for the container: priority, tag, row insets.
  var traits: Shared<ViewTraits>
  /// Some view below sets a guide of its own; without one only text has explicit guides.
  private let setsGuides: Bool
  private let hasBaselines: Bool
  private var sizes = AnswerCache<Size>()
  private var guides: [Guide: AnswerCache<Double?>] = [:]

  init(
    _ layout: any LayoutNode, _ children: [Element], facts: NodeFacts, traits: Shared<ViewTraits> = ViewTraits.none
  ) {
    let layout: any LayoutNode = children.count < layout.leastChildren ? FixedLeaf(size: .zero) : layout
    self.layout = layout
    self.children = children
    self.facts = Shared(facts)
    self.traits = traits
    setsGuides = layout.setsGuide || children.contains(where: \.setsGuides)
    hasBaselines = layout.hasBaseline || children.contains(where: \.hasBaselines)
  }

  var spacing: Spacing {
    if let knownSpacing { return knownSpacing }
    let spacing = layout.spacing(children)
    knownSpacing = spacing
    return spacing
  }
  private var knownSpacing: Spacing?

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

  /// What the answers of the nodes below depended on has changed.
  func forget() {
    sizes.removeAll()
    if !guides.isEmpty { guides = [:] }
    for child in children { child.forget() }
  }

  /// Another end of the error band is laid out: texts and estimated lengths have other sizes.
  func forgetBand() {
    sizes.removeAll()
    if !guides.isEmpty { guides = [:] }
    knownSpacing = nil
    layout.forget()
    for child in children { child.forgetBand() }
  }

  func placements(in proposal: ProposedSize, unsafe: EdgeInsets = .zero) -> [Placement] {
    let proposal = proposal.sanitized
    return layout.placements(in: size(in: proposal), proposal: proposal, children, unsafe: unsafe)
  }

  func explicitGuide(_ guide: Guide, in proposal: ProposedSize) -> Double? {
    guard setsGuides || hasBaselines && guide.isBaseline else { return nil }
    let proposal = proposal.sanitized
    if let known = guides[guide]?[proposal] { return known }
    let value = layout.explicitGuide(guide, size: size(in: proposal), proposal: proposal, children)
    guides[guide, default: AnswerCache()][proposal] = .some(value)
    return value
  }

  func guide(_ guide: Guide, in proposal: ProposedSize) -> Double {
    explicitGuide(guide, in: proposal) ?? guide.defaultValue(in: size(in: proposal))
  }
}

/// Answers by proposal. A node is asked about few distinct sizes, so they are looked through one after the other.
struct AnswerCache<Answer> {
  private var few: [(proposal: ProposedSize, answer: Answer)] = []
  private var many: [ProposedSize: Answer] = [:]
  private static var limit: Int { 12 }

  /// The room for the next answers is kept: about as many are asked for.
  mutating func removeAll() {
    few.removeAll(keepingCapacity: true)
    if !many.isEmpty { many = [:] }
  }

  subscript(proposal: ProposedSize) -> Answer? {
    get {
      for entry in few where entry.proposal == proposal { return entry.answer }
      return many.isEmpty ? nil : many[proposal]
    }
    set {
      guard let newValue else { return }
      if few.isEmpty { few.reserveCapacity(4) }
      if few.count < Self.limit { few.append((proposal, newValue)) } else { many[proposal] = newValue }
    }
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
package struct NodeFacts {
  package var kind: ViewKind
  package var isModifier = false
  package var role: LaidOutNode.Role = .content
  /// A view's parameters; `nil` for modifiers and for most of what the system draws.
  package var view: ViewPayload?
  /// Made by an initialiser that is not known.
  package var isPartlyRead = false
  /// A style that is not known, or a modifier, draws it in its own way.
  package var hasUnknownLook = false
  /// The header of a section that stands in no list: iOS makes nothing of it.
  package var isSectionTitle = false
  /// A modifier's parameters; `nil` for views.
  package var modifier: ModifierPayload?
  package var source: SourceLocation?
  package var symbol: String?
  package var userView: String?
  package var uses: [SourceLocation] = []
  /// Of a modifier.
  package var askedAt: SourceLocation?
  package var identity: String?
  /// Seconds from the screen's appearing.
  package var appearsAfter: Double?
  package var foreground: StyleSpec = .hierarchical(1)
  package var foregroundBase: StyleSpec?
  package var tint: StyleSpec = .tint
  package var isEnabled = true
  package var direction: LayoutDirection = .leftToRight
  package var contentSize: DynamicTypeSize = .large
  package var colorScheme: ColorScheme?
  /// Stands for "by any amount": the size of an unread view, a length that was not computed.
  static let unknownExtent = 10_000.0
  /// Points, of the node's own size.
  package var uncertainty: Double = 0
  package var uncertaintyReason: String?
}

/// What modifiers tell the container around a view. Outer modifiers keep what inner ones said.
struct ViewTraits {
  /// Of most views: never changed, since it is always shared.
  nonisolated(unsafe) static let none = Shared(ViewTraits())

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
  var titleDisplayMode: TitleDisplayMode?
  var toolbarItems: [ViewNode] = []
  var hidesNavigationBar = false
  var barFill: StyleSpec?
  var barFillVisibility: Visibility?
  var barScheme: ColorScheme?
  var hidesTabBar = false
  var hidesBackButton = false
  var searchPrompt: TextContent?
  var searchPlacement: String?
  var searchSource: SourceLocation?
  var presentation = PresentationTraits()
  var columnSpan = 1
  var columnAlignment: Guide?
  var cellAnchor: UnitPoint?
  var unsizedAxes: Set<Axis> = []
  var spacerAxes = false
  /// By the type of their key: for layouts of the project's own.
  var layoutValues: [String: OpaqueArgument] = [:]

  /// What content asks of the sheet it stands in.
  struct PresentationTraits {
    var detents: [PresentationDetent] = []
    var chosenDetent: String?
    var indicator: Visibility?
    var cornerRadius: Double?
    var background: StyleSpec?
    var adaptation: PresentationAdaptation?
  }
}
