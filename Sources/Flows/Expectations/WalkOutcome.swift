package import SightlineModel

/// What a walk found at its end.
package struct WalkOutcome: Sendable {
  package var screen: String
  /// 1-based; `nil` where no page indicator is spoken or drawn.
  package var page: (number: Int, count: Int)?
  /// Every text a user can read or hear now.
  package var texts: [String]
  /// Labels of controls that can be used now.
  package var offered: [String]
  /// Effects since launch, in order.
  package var effects: [FlowGraph.Effect]
  /// Stored values by key, as text.
  package var stored: [String: String]
  /// Set when a step could not be taken: which, and why.
  package var failure: String?
  package init(
    screen: String, page: (number: Int, count: Int)?, texts: [String], offered: [String],
    effects: [FlowGraph.Effect], stored: [String: String], failure: String?
  ) {
    self.screen = screen
    self.page = page
    self.texts = texts
    self.offered = offered
    self.effects = effects
    self.stored = stored
    self.failure = failure
  }
}

/// Whoever can take the steps of a walk.
package protocol WalkRunning {
  func run(_ steps: [WalkStep]) -> WalkOutcome
  /// Screens in the order a user first meets them.
  var screenOrder: [String] { get }
}

/// Whoever can tell what stands in the source.
package protocol SourceValues {
  /// - Parameter symbol: `Color.smilePileYellow`, `PINSetupScreen.digits`.
  func color(_ symbol: String) -> RGBA?
  /// Elements as text: hex colours, numbers, strings.
  func value(_ symbol: String) -> [String]?
  /// Places where a call such as `Color(red:green:blue:)` stands in a view.
  func calls(_ signature: String) -> [SourceLocation]
  /// Where a member is declared: `ProgressBar.fill`; empty for what is no member.
  func extents(_ symbol: String) -> [ClosedRange<SourceLocation>]
}

/// A flow is named by a folder, or by what its views' types begin with: `onboarding`.
struct FlowName {
  let name: String
  init(_ name: String) { self.name = name.lowercased() }

  func contains(_ screen: Screen) -> Bool {
    let folders = (screen.source?.file ?? "").lowercased().split(separator: "/").dropLast()
    return folders.contains { $0 == name } || screen.symbol.lowercased().hasPrefix(name)
  }
}
