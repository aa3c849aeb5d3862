/// What VoiceOver says of one element.
public struct SpokenElement: Hashable, Sendable, Codable {
  /// 0-based position in the reading order.
  public var order: Int
  public var label: String
  public var traits: SpokenTraits
  public var value: String?
  public var hint: String?
  /// Names of custom actions.
  public var actions: [String]
  /// The label as far as it is known, with “…” for the parts that are not; `nil` where all of it is known.
  public var knownLabel: String?
  /// Who gave the label; rules about names ask this before they read it.
  public var nameSource: NameSource

  public enum NameSource: String, Hashable, Sendable, Codable {
    /// An accessibility modifier or a label parameter.
    case author
    /// Text shown inside the element.
    case content
    /// Only the placeholder of a field.
    case placeholder
    /// The description iOS has for an SF Symbol, or its name.
    case symbol
    /// An asset's name, read aloud as it is.
    case file
    case none
  }
  public init(
    order: Int, label: String, traits: SpokenTraits = [], value: String? = nil, hint: String? = nil,
    actions: [String] = [], knownLabel: String? = nil, nameSource: NameSource = .author
  ) {
    self.order = order
    self.label = label
    self.traits = traits
    self.value = value
    self.hint = hint
    self.actions = actions
    self.knownLabel = knownLabel
    self.nameSource = nameSource
  }
}

/// What the accessibility modifiers on a node say, before elements are built.
public struct AccessibilityFacts: Hashable, Sendable {
  public enum Children: String, Hashable, Sendable { case combine, contain, ignore }
  public var label: TextContent?
  public var value: TextContent?
  public var hint: TextContent?
  public var identifier: String?
  public var isHidden: Bool?
  public var children: Children?
  public var addedTraits: SpokenTraits
  public var removedTraits: SpokenTraits
  public var sortPriority: Double?
  public var actions: [String]
  public var inputLabels: [String]
  public var headingLevel: Int?
  public var isModal: Bool
  public init() {
    addedTraits = []
    removedTraits = []
    actions = []
    inputLabels = []
    isModal = false
  }
}
