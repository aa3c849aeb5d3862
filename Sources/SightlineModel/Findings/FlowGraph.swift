/// The states a flow can be in and what leads from one to the next.
public struct FlowGraph: Hashable, Sendable, Codable {
  public struct State: Hashable, Sendable {
    public var id: String
    public var screen: String
    /// From launch on, shortest first.
    package var path: [FlowAction]
    package init(id: String, screen: String, path: [FlowAction]) {
      self.id = id
      self.screen = screen
      self.path = path
    }
  }
  public struct Edge: Hashable, Sendable {
    public var from: String
    public var to: String
    package var action: FlowAction
    public var location: SourceLocation?
    public var effects: [Effect]
    package init(from: String, to: String, action: FlowAction, location: SourceLocation?, effects: [Effect]) {
      self.from = from
      self.to = to
      self.action = action
      self.location = location
      self.effects = effects
    }
  }
  /// What happened besides the screen: a flag stored, an event sent, a prompt shown, an URL opened, a haptic, a message
  /// that came and went by itself.
  public struct Effect: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, Codable {
      case stored, event, prompt, opens, haptic, announcement, purchase, message
    }
    public var kind: Kind
    public var name: String
    public struct Property: Hashable, Sendable, Codable {
      public var key: String
      public var value: String
      public init(_ key: String, _ value: String) {
        self.key = key
        self.value = value
      }
    }
    public enum Detail: Hashable, Sendable {
      /// What was stored.
      case value(String)
      /// Of an event.
      case properties([Property])
      /// How long a message stayed.
      case seconds(Double)
    }
    public var detail: Detail?
    public var location: SourceLocation?
    public init(kind: Kind, name: String, detail: Detail? = nil, location: SourceLocation? = nil) {
      self.kind = kind
      self.name = name
      self.detail = detail
      self.location = location
    }
    public init(kind: Kind, name: String, value: String?, location: SourceLocation? = nil) {
      self.init(kind: kind, name: name, detail: value.map { .value($0) }, location: location)
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
