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
  var arguments: Arguments
  var source: SourceLocation?
  var close: () throws -> Void

  /// What covers the screen: for an alert or a dialog the whole of it, title and message included.
  var root: ViewNode {
    guard kind == "alert" || kind == "confirmationDialog" else { return Session.single(nodes) }
    return ViewNode(kind, arguments: arguments, children: nodes, source: source)
  }
}

/// `animation(_:value:)` with the value as it is now.
struct AnimatedValue {
  var identity: Identity
  var value: Value
  var animation: AnimationValue
  var location: SourceLocation
  var symbol: String?
}
