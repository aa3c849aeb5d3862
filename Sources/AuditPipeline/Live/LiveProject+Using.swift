import AuditEngine
import Flows
package import SightlineModel
import SwiftUIReader
import WorkJournal

extension LiveProject {
  /// An app that is in use, with where it was started.
  struct Hands {
    var hands: HandsOn
    /// `nil` for the app itself.
    var screen: String?
    var variant: Variant
    /// The code has changed since.
    var isOld = false
  }

  /// What is on the screen of an app that is in use.
  package struct InUse: Sendable {
    package struct Offer: Sendable {
      package var kind: String
      package var label: String
      package var isEnabled: Bool
      package var content: String
      /// In the screen's points; `nil` for what is not laid out.
      package var frame: Rect?
      package var node: Int?
    }
    package var scene: Scene
    package var screen: String
    package var offers: [Offer]
    package var prompt: String?
    package var answers: [String]
    package var steps: [String]
    package var effects: [String]
  }

  package enum Act: Sendable {
    /// From a screen by itself, or from the launch of the app.
    case start(screen: String?, Variant)
    case use(Int, text: String)
    case answer(PromptAnswer)
    case back, reset
    /// Shows the same steps in another variant.
    case turn(Variant)
    /// Takes over code that has changed.
    case look
  }

  /// - Returns: `nil` where nothing is in use, or the app can't be started.
  package func use(_ act: Act) -> InUse? {
    jobs.perform { [self] in
      WorkJournal.during(Work(.step, "using the app")) {
        switch act {
        case .start(let screen, let variant): begin(screen, variant)
        case .use(let number, let text): _ = current()?.use(number, text: text)
        case .answer(let answer): _ = current()?.answer(answer)
        case .back: current()?.back()
        case .reset: current()?.reset()
        case .turn(let variant):
          if hands?.variant != variant {
            hands?.variant = variant
            hands?.isOld = true
          }
          _ = current()
        case .look: _ = current()
        }
        return hands.map { Self.inUse($0.hands) }
      }
    }
  }

  /// The app as the code is now.
  private func current() -> HandsOn? {
    guard let hands else { return nil }
    if hands.isOld, let setting = setting(hands.screen, hands.variant) {
      self.hands?.isOld = false
      hands.hands.goOn(with: setting)
    }
    return hands.hands
  }

  private func begin(_ screen: String?, _ variant: Variant) {
    hands = setting(screen, variant).map { Hands(hands: HandsOn($0), screen: screen, variant: variant) }
  }

  /// A program of its own: what is read beside it does not disturb it.
  private func setting(_ screen: String?, _ variant: Variant) -> StageSetting? {
    let reader = sources.makeProject()
    let list = reader.findScreens(for: [variant])
    reader.beginWalk()
    guard let screen else {
      guard reader.session(for: variant) != nil else { return nil }
      return FlowRun.setting(reader, auditor(judging: false), variant) { patience in
        reader.beginWalk()
        return reader.session(for: variant, patience: patience)!
      }
    }
    guard let index = (0..<list.count).first(where: { list.name(of: $0) == screen }) else { return nil }
    // Reading it first gives it what the app puts around it.
    ScreenWorker(reader, list).readStates(of: index)
    return FlowRun.setting(reader, auditor(judging: false), variant) { patience in
      reader.beginWalk()
      return reader.session(of: index, in: list, for: variant, patience: patience)
    }
  }

  private static func inUse(_ hands: HandsOn) -> InUse {
    let scene = hands.scene
    return InUse(
      scene: scene, screen: hands.screen,
      offers: hands.offers.map { offer in
        let node = offer.node.map { scene.nodes[$0] }
        return InUse.Offer(
          kind: offer.kind.rawValue, label: offer.label, isEnabled: offer.isEnabled, content: offer.content,
          frame: node.map { $0.hitRegion ?? $0.frame }, node: offer.node)
      }, prompt: hands.prompt?.name, answers: hands.prompt?.answers.map(\.rawValue) ?? [], steps: hands.steps,
      effects: hands.effects.suffix(20).map { "\($0.kind.rawValue) \($0.name)" + ($0.value.map { " \($0)" } ?? "") })
  }
}
