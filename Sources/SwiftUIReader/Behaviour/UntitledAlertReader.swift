import SightlineModel
import SwiftInterpreter

/// Alerts and dialogs with an empty title: an empty line is drawn, and VoiceOver says of nothing what it is about.
struct UntitledAlertReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard let word = Self.word(call), let title = call.arguments.first, isEmpty(title),
        sources.isOfScreen(call.nameOffset, in: file),
        // A dialog's title is not shown unless it is asked for.
        word == "alert" || file.slice(call.extent).contains("titleVisibility: .visible")
      else { return nil }
      return WrittenBehaviour(.untitledAlert(word: word), call.location)
    }
  }

  private static func word(_ call: SourceOutline.Call) -> String? {
    switch call.name {
    case "alert" where call.base?.isEmpty == false && call.arguments.contains { $0.label == "isPresented" }: "alert"
    case "confirmationDialog" where call.base?.isEmpty == false: "dialog"
    case "Alert" where call.base == nil && call.arguments.first?.label == "title": "alert"
    default: nil
    }
  }

  private func isEmpty(_ title: SourceOutline.Argument) -> Bool {
    BehaviourFile.emptyTitles.contains(file.slice(title.extent))
  }
}
