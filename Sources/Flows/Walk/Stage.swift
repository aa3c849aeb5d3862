package import SightlineModel
import SpokenElements
package import SwiftUIReader
package import WorkJournal

/// Makes sessions and looks at what they show.
package struct StageSetting {
  /// A fresh install; seconds to wait after the launch, `nil` until everything has settled.
  package var launch: (Double?) -> Session
  /// Lays a tree out in the default variant.
  package var scene: (ViewNode) -> Scene
  /// Names of screens by Swift type.
  package var screenNames: [String: String]
  /// Reads what a session shows in every variant, of a further state (`ShownPieces`) in fewer; it is given what takes the same
  /// steps in a session of another variant, and reports whether they could be taken. `nil` where nobody asks for more than
  /// the graph.
  package var trees: ((_ session: Session, _ isFurther: Bool, (Session) -> Bool) -> [TreeCase])?
  /// There are further states.
  package var readsFurtherStatesInFewer = false
  /// Whether the walk may go on: running an app's code takes as long as the code likes.
  package var hasWorkLeft: () -> Bool = { true }
  /// Half of the work is done.
  package var isHalfDone: () -> Bool = { false }
  /// Given each state as soon as it is met, before it is read in every variant.
  package var onState: (_ screen: String, ViewNode) -> Void = { _, _ in }
  /// When the walk has to end.
  package var timeLimit = TimeLimit.none
  /// What ended earlier processes of this run: controls that are not used again.
  package var leftOut: [LeftOutWork] = []
  /// What is launched is one screen of the app: there is no leaving it and no starting it again.
  package var isOneScreen = false
  package init(
    launch: @escaping (Double?) -> Session, scene: @escaping (ViewNode) -> Scene, screenNames: [String: String],
    trees: ((Session, Bool, (Session) -> Bool) -> [TreeCase])? = nil
  ) {
    self.launch = launch
    self.scene = scene
    self.screenNames = screenNames
    self.trees = trees
  }
}

/// Something a person can do on the present screen.
struct Control: Hashable {
  enum Effect: Hashable {
    case action(Int)
    /// A toggle, a stepper, a slider, a picker: what it would be set to.
    case change(Int, to: Session.ControlValue)
    case field(Int)
    /// A page of a tab view, 0-based.
    case page(Int, index: Int)
    case dismiss(Int)
  }
  /// As spoken; empty for a control without a name.
  var label: String
  /// Texts and symbol names inside: other ways to mean it.
  var texts: [String]
  var effect: Effect
  var isEnabled: Bool
  var location: SourceLocation?
  /// What a field holds.
  var content = ""
  /// Typed with a number pad: a code, an amount.
  var isNumeric = false
  /// It changes a value that is data: used once on a screen, whatever its state.
  var isOfData = false

  func isNamed(_ name: String) -> Bool { label == name || texts.contains(name) }
}

extension Control {
  /// As spoken; without a name, what it shows; empty where that is no text.
  var shownName: String { label.isEmpty ? texts.first ?? "" : label }
}

/// Something done, in words that hold for every variant of the same state.
enum Interaction: Hashable {
  case use(ActionPlace, Session.ControlValue?)
  /// How an unknown condition in the app's code comes out from here on.
  case assume(SourceLocation, Bool)
  /// What is done next is looked at after so many seconds, and not once everything has settled.
  case hasten(Double)
  case answer(PromptAnswer)
  case leaveAndReturn
  case relaunch
}

/// An app on its virtual device while somebody walks through it.
final class Stage {
  let setting: StageSetting
  private(set) var session: Session
  /// Effects of sessions before a relaunch.
  private var earlierEffects: [FlowGraph.Effect] = []
  private var cachedScene: Scene?

  init(_ setting: StageSetting, patience: Double? = nil) {
    self.setting = setting
    session = setting.launch(patience)
  }

  init(_ setting: StageSetting, _ session: Session) {
    self.setting = setting
    self.session = session
  }

  /// Seconds to wait after each thing done; `nil` until everything has settled.
  var patience: Double? {
    get { session.patience }
    set { session.patience = newValue }
  }

  // MARK: What can be seen

  /// The layer in front.
  var scene: Scene {
    if let cachedScene { return cachedScene }
    let scene = setting.scene(session.tree)
    cachedScene = scene
    return scene
  }

  var effects: [FlowGraph.Effect] { earlierEffects + session.effects }

  /// The innermost view on the screen that is a screen; without one, the outermost of the project's own. Under an alert
  /// or a dialog, the screen that it covers.
  var screen: String {
    let named = session.layers.last { $0.kind != .alert && $0.kind != .confirmationDialog }
    guard let named, named.root != session.tree else { return screen(in: scene) }
    return screen(in: setting.scene(named.root))
  }

  private func screen(in scene: Scene) -> String {
    let views = scene.nodes.filter { $0.isVisible && $0.userView != nil }
    if let named = views.last(where: { setting.screenNames[$0.userView!] != nil }) {
      return setting.screenNames[named.userView!]!
    }
    // A body that is nothing but another view leaves no node of its own.
    if let named = session.userViews.last(where: { setting.screenNames[$0] != nil }) {
      return setting.screenNames[named]!
    }
    if let innermost = innermost(in: scene) { return own(innermost, in: scene) }
    return views.first?.userView ?? session.userViews.first ?? "App"
  }

  /// The type whose body a view is: of types that are nothing but one another the innermost, as long as what can be reached
  /// is written in none around it. A frame that several screens are put into is none.
  private func own(_ view: SceneNode, in scene: Scene) -> String {
    var name = view.userView!
    let writers = Set(
      scene.subtree(of: view).filter { $0.isVisible && $0.spoken != nil && !Self.marks.contains($0.kind) }.compactMap(
        \.symbol))
    var passed: Set<String> = []
    while !writers.contains(name), let inner = session.onlyView(in: name), passed.insert(name).inserted { name = inner }
    return name
  }

  /// The innermost view of the project's own that holds all that can be reached, the navigation bar left aside: what
  /// was pushed or swapped in, where no screens are configured.
  private func innermost(in scene: Scene) -> SceneNode? {
    let elements = scene.spokenElements.filter { element in
      element.isVisible && !Self.marks.contains(element.kind)
        && !scene.ancestors(of: element).contains { $0.kind == .navigationBar || $0.kind == .tabBar }
    }
    guard let first = elements.first else { return nil }
    return ([first] + scene.ancestors(of: first)).first { holder in
      holder.userView != nil
        && elements.allSatisfy { $0.id == holder.id || scene.ancestors(of: $0).contains { $0.id == holder.id } }
    }
  }

  /// They say how far somebody has come, and stay when the step beside them is swapped.
  private static let marks: Set<ViewKind> = [.progressView, .gauge, .divider]

  nonisolated(unsafe) private static let pages = /[Pp]age (\d+) of (\d+)/
  nonisolated(unsafe) private static let places = /(\d+) of (\d+)/

  /// From a paged tab view, else from what is spoken: "Page 2 of 4".
  var page: (number: Int, count: Int)? {
    // What is announced counts before what is drawn.
    for case let label? in scene.spokenElements.flatMap({ [$0.spoken?.label, $0.spoken?.value] }) {
      if let match = label.firstMatch(of: Self.pages), let number = Int(match.1), let count = Int(match.2) {
        return (number, count)
      }
    }
    let paged = scene.nodes.first { node in
      node.kind == .tabView
        && scene.ancestors(of: node).contains {
          guard $0.kind == .tabViewStyle, case .style(let modifier)? = $0.modifier else { return false }
          return modifier.style.value == .page
        }
    }
    if case .tabView(let tabs)? = paged?.view, let index = tabs.selectionIndex.value, let count = tabs.pageCount.value {
      return (index + 1, count)
    }
    for element in scene.spokenElements {
      if let match = element.spoken!.label.firstMatch(of: Self.places), let number = Int(match.1),
        let count = Int(match.2)
      {
        return (number, count)
      }
    }
    return nil
  }

  /// Every text a person can read or hear now.
  var texts: [String] {
    scene.nodes.flatMap { node in
      [node.isVisible ? node.text?.content.string : nil, node.spoken?.label, node.spoken?.value, node.spoken?.hint]
        .compactMap { $0 }
    }
  }

  // MARK: Doing it

  func perform(_ control: Control, text: String = "") throws {
    guard let interaction = interaction(control, text: text) else { throw Session.UnknownAction(number: -1) }
    try take(interaction)
  }

  /// What is done to the session when a control is used; `nil` when its action is not there.
  func interaction(_ control: Control, text: String = "") -> Interaction? {
    let (number, value): (Int, Session.ControlValue?) =
      switch control.effect {
      case .action(let number), .dismiss(let number): (number, nil)
      case .change(let number, let value): (number, value)
      case .field(let number): (number, .text(text))
      case .page(let number, let index): (number, .integer(index))
      }
    return session.place(ofAction: number).map { .use($0, value) }
  }

  /// - Throws: At the first interaction that can't be done.
  func take(_ interactions: [Interaction]) throws { for interaction in interactions { try take(interaction) } }

  // MARK: Going back

  /// The present moment, to go back to and do something else.
  var moment: StageMoment {
    StageMoment(setting: setting, session: session.moment, earlierEffects: earlierEffects, scene: cachedScene)
  }

  init(_ moment: StageMoment) {
    setting = moment.setting
    session = moment.session.putBack()
    earlierEffects = moment.earlierEffects
    cachedScene = moment.scene
  }

  func take(_ interaction: Interaction) throws {
    switch interaction {
    case .use(let place, let value):
      cachedScene = nil
      try session.perform(at: place, value: value)
    case .assume(let location, let answer): session.assume(answer, at: location)
    case .hasten(let seconds): session.patience = seconds
    case .answer(let answer): self.answer(answer)
    case .leaveAndReturn: leaveAndReturn()
    case .relaunch: relaunch()
    }
  }

  func answer(_ answer: PromptAnswer) {
    cachedScene = nil
    session.answer(answer)
  }

  func wait(_ seconds: Double) {
    cachedScene = nil
    session.wait(seconds)
  }

  func leaveAndReturn() {
    cachedScene = nil
    session.setScenePhase(active: false)
    session.setScenePhase(active: true)
  }

  func relaunch() {
    cachedScene = nil
    earlierEffects += session.effects
    session.relaunch()
  }

  func reinstall() {
    cachedScene = nil
    earlierEffects += session.effects
    session = setting.launch(session.patience)
  }
}

/// An app on its virtual device at one moment.
struct StageMoment {
  fileprivate let setting: StageSetting
  fileprivate let session: SessionMoment
  fileprivate let earlierEffects: [FlowGraph.Effect]
  fileprivate let scene: Scene?
}
