public import SightlineModel
public enum PromptAnswer: String, Hashable, Sendable { case allow, deny, fail }
public struct Prompt { public var name: String; public var answers: [PromptAnswer]; public var location: SourceLocation? }
public final class Session {
  public struct Layer { public var kind: ViewKind; public var root: ViewNode; public var dismiss: Int? }
  public var layers: [Layer] = []
  public var tree: ViewNode { ViewNode("x") }
  public var effects: [FlowGraph.Effect] { [] }
  public var pendingPrompt: Prompt? { nil }
  public var stored: [String: String] { [:] }
  public enum ControlValue { case bool(Bool), text(String) }
  public func perform(action: Int) throws {}
  public func set(binding: Int, to: ControlValue) throws {}
  public func select(page: Int, binding: Int) throws {}
  public func answer(_ a: PromptAnswer) throws {}
  public func wait(_ s: Double) throws {}
  public func setScenePhase(active: Bool) throws {}
}
public final class SwiftUIProject {
  public init(files: [(path: String, text: String)], stubs: Set<String>, strings: any StringLookup, colors: any ColorLookup, options: ReaderOptions) {}
  public func screens(for v: [Variant]) -> [Screen] { [] }
  public var problems: [InputProblem] { [] }
  public var unresolved: [AuditReport.Unresolved] { [] }
  public var notAudited: [AuditReport.NotAudited] { [] }
}
