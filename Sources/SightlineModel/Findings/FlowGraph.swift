/// The states a flow can be in and what leads from one to the next.
public struct FlowGraph: Hashable, Sendable, Codable {
  public struct State: Hashable, Sendable, Codable {
    public var id: String
    public var screen: String
    /// Taps and answers from launch, shortest first.
    public var path: [String]
    public init(id: String, screen: String, path: [String]) {
      self.id = id
      self.screen = screen
      self.path = path
    }
  }
  public struct Edge: Hashable, Sendable, Codable {
    public var from: String
    public var to: String
    /// `tap Continue`, `swipe next`, `answer deny`.
    public var action: String
    public var location: SourceLocation?
    public var effects: [Effect]
    public init(from: String, to: String, action: String, location: SourceLocation?, effects: [Effect]) {
      self.from = from
      self.to = to
      self.action = action
      self.location = location
      self.effects = effects
    }
  }
  /// What happened besides the screen: a flag stored, an event sent, a prompt shown, an URL opened, a haptic, a message
  /// that came and went by itself (its value is how long it stayed: `2.5 s`).
  public struct Effect: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
      case stored, event, prompt, opens, haptic, announcement, purchase, message
    }
    public var kind: Kind
    public var name: String
    public var value: String?
    public var location: SourceLocation?
    public init(kind: Kind, name: String, value: String? = nil, location: SourceLocation? = nil) {
      self.kind = kind
      self.name = name
      self.value = value
      self.location = location
    }
  }
  public var start: String
  public var states: [State]
  public var edges: [Edge]
  public init(start: String, states: [State], edges: [Edge]) {
    self.start = start
    self.states = states
    self.edges = edges
  }
}
