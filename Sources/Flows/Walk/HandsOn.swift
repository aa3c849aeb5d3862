package import SightlineModel
import SwiftUIReader

/// An app that somebody uses by hand: what can be done now, doing it, back, and the same steps again after the code has
/// changed.
///
/// Belongs to the thread that makes it.
package final class HandsOn {
  /// Something that can be done on the present screen.
  package struct Offer {
    package enum Kind: String, Sendable { case tap, change, field, page, dismiss }
    package var kind: Kind
    /// As spoken, else what stands in it.
    package var label: String
    package var isEnabled: Bool
    /// Of a field.
    package var content: String
    /// Where it stands in the scene; `nil` for what is not laid out, as a closed menu's items.
    package var node: Int?
  }

  private var stage: Stage
  /// What was done since the launch, in words beside it.
  private var done: [(interaction: Interaction, words: String)] = []
  private var offered: [(node: Int?, control: Control)] = []

  package init(_ setting: StageSetting) {
    stage = Stage(setting)
    look()
  }

  package var scene: Scene { stage.scene }
  package var screen: String { stage.screen }
  /// A system prompt that waits, and what can be answered.
  package var prompt: (name: String, answers: [PromptAnswer])? {
    stage.session.pendingPrompt.map { ($0.name, $0.answers) }
  }
  /// What was done, in words.
  package var steps: [String] { done.map(\.words) }
  /// What happened besides the screen.
  package var effects: [FlowGraph.Effect] { stage.effects }

  package var offers: [Offer] {
    offered.map { node, control in
      let kind: Offer.Kind =
        switch control.effect {
        case .action: .tap
        case .change: .change
        case .field: .field
        case .page: .page
        case .dismiss: .dismiss
        }
      return Offer(
        kind: kind, label: control.shownName,
        isEnabled: control.isEnabled, content: control.content, node: node)
    }
  }

  /// - Parameters:
  ///   - number: Of an offer.
  ///   - text: What is typed into a field.
  /// - Returns: `false` where there is no such offer, or it can't be done now.
  package func use(_ number: Int, text: String = "") -> Bool {
    guard offered.indices.contains(number), offered[number].control.isEnabled else { return false }
    let control = offered[number].control
    guard let interaction = stage.interaction(control, text: text) else { return false }
    let name = control.shownName
    let words: String =
      switch control.effect {
      case .field: "type “\(text)” into \(name)"
      case .page(_, let index): "page \(index + 1)"
      case .dismiss: "swipe down"
      case .change: "change \(name)"
      case .action: "tap \(name)"
      }
    return take(interaction, words)
  }

  /// - Returns: `false` where no prompt waits for that answer.
  package func answer(_ answer: PromptAnswer) -> Bool {
    guard prompt?.answers.contains(answer) == true else { return false }
    return take(.answer(answer), "answer \(answer.rawValue)")
  }

  private func take(_ interaction: Interaction, _ words: String) -> Bool {
    defer { look() }
    do {
      try stage.take(interaction)
      done.append((interaction, words))
      return true
    } catch {
      return false
    }
  }

  /// Takes all steps again but the last.
  package func back() {
    guard !done.isEmpty else { return }
    takeAgain(Array(done.dropLast()), on: stage.setting)
  }

  /// A fresh install.
  package func reset() { takeAgain([], on: stage.setting) }

  /// Takes the same steps with other code or in another variant, as far as they can be taken.
  ///
  /// - Returns: How many could be taken.
  @discardableResult
  package func goOn(with setting: StageSetting) -> Int { takeAgain(done, on: setting) }

  @discardableResult
  private func takeAgain(_ steps: [(interaction: Interaction, words: String)], on setting: StageSetting) -> Int {
    stage = Stage(setting)
    done = []
    for step in steps {
      do {
        try stage.take(step.interaction)
        done.append(step)
      } catch { break }
    }
    look()
    return done.count
  }

  private func look() { offered = stage.offered }
}
