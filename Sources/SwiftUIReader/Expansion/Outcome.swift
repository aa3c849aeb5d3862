import SightlineModel
import SwiftInterpreter

/// Something a person can trigger: a tap, a change of a control, a dismissal.
struct Action {
  /// `tap`, `change`, `dismiss`, `push`, `swipe`.
  var kind: String
  var location: SourceLocation?
  var run: (Value?) throws -> Void
}

/// `onAppear`, `task`, `onDisappear` of a view that is there.
struct LifecycleEvent {
  enum Kind { case appear, task, disappear }
  var kind: Kind
  var identity: Identity
  /// `task(id:)`: runs again when it changes.
  var id: Value?
  var closure: FunctionValue
}

/// `onChange(of:)` with the value as it is now.
struct Change {
  var identity: Identity
  var value: Value
  var closure: FunctionValue
  var initial: Bool
  var location: SourceLocation
  /// What layout gives a view, or a preference made of it: it settles, and what is unknown stays so.
  var isMeasured = false
}

/// What a view reports to those around it: `preference(key:value:)`.
struct Preference {
  /// The key's type.
  var key: String
  var value: Value
}

/// `onReceive(publisher)`.
struct Receiver {
  var identity: Identity
  var publisher: Value
  var closure: FunctionValue
}

/// A sheet, cover, alert or dialog that is up.
struct Presentation {
  var kind: ViewKind
  var identity: Identity
  var nodes: [ViewNode]
  var arguments: NamedArguments
  var source: SourceLocation?
  var close: () throws -> Void
  /// Set around the modifier that presents it, the innermost first.
  var surroundings: [ViewModifier] = []

  /// What covers the screen: for an alert or a dialog the whole of it, title and message included.
  var root: ViewNode {
    guard kind == .alert || kind == .confirmationDialog else { return Session.single(nodes) }
    return ViewNode(kind, arguments: arguments, children: nodes, source: source)
  }
}

extension Expansion.Outcome {
  /// Gives what stands within a modifier the environment that it sets: a sheet has its presenter's.
  ///
  /// - Source: Apple, `View.sheet(isPresented:onDismiss:content:)`: the content has the environment of the view that presents it.
  /// - Parameters:
  ///   - modifier: As it was applied.
  ///   - first: Of the presentations met within it.
  mutating func handDown(_ modifier: ViewModifier?, of place: SourceLocation, since first: Int) {
    guard first < presentations.count, let modifier, modifier.source == place, Self.handedDown.contains(modifier.kind)
    else { return }
    for index in first..<presentations.count where presentations[index].isHandedEnvironment {
      presentations[index].surroundings.append(modifier)
    }
  }
  private static let handedDown: Set<ViewKind> = [
    .tint, .accentColor, .font, .fontDesign, .dynamicTypeSize, .environment,
  ]
}

extension Presentation {
  /// A destination has the environment of its stack, an alert the system's look.
  var isHandedEnvironment: Bool { [.sheet, .fullScreenCover, .popover].contains(kind) }
  /// Nothing can be seen of what lies below, or not enough to judge it.
  var isCover: Bool { Self.covers.contains(kind) }
  static let covers: Set<ViewKind> = [.fullScreenCover, .navigationDestination, .sheet]
}

/// A view of the project's own that was placed.
struct Shown {
  let type: String
  let identity: Identity
  /// Below what was given sample values.
  let isPresumed: Bool
}

/// `animation(_:value:)` with the value as it is now.
struct AnimatedValue {
  var identity: Identity
  var value: Value
  var animation: AnimationValue
  var location: SourceLocation
  var symbol: String?
}

extension Expansion {
  /// What an evaluation yields besides nodes.
  struct Outcome {
    /// Closures that a person can trigger; a node's `.action(n)` is an index.
    var actions: [Action] = []
    /// What a person can do that is no tap on something laid out.
    var offers: [Offer] = []
    var appearances: [LifecycleEvent] = []
    var changes: [Change] = []
    var receivers: [Receiver] = []
    var presentations: [Presentation] = []
    var animatedValues: [AnimatedValue] = []
    /// Views whose code stopped the program, in words.
    var failures: [String] = []
    /// Views that were not made because there are too many of them, in words.
    var leftOut: Set<String> = []
    /// Types of the project's own that took part.
    var userViews: [(type: String, identity: Identity)] = []
    /// By type, the types that its body is nothing but: they leave no node of their own.
    var bodies: [String: Set<String>] = [:]
    /// Views, shapes and layouts of the project's own that were placed.
    var shown: [Shown] = []
    /// Geometry readers that are there for the first time, and were not laid out yet.
    var unplacedReaders: [Identity] = []
    /// Values of preference keys, in the order of the tree.
    var preferences: [Preference] = []
    /// It has links, a title or bar items, and no stack around them that would show them.
    var wantsStack = false
    /// What the first view that is drawn gets from those around it.
    var rootEnvironment: [String: Value]?
  }
}
