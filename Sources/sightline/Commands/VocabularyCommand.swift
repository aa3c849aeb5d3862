import AuditEngine
import SourceDocuments
import Vocabulary

/// `vocabulary`: what SwiftUI has, and what layout makes of it.
enum VocabularyCommand {
  static let specification = CommandSpecification(
    "vocabulary", "Say which views and modifiers of SwiftUI are laid out.",
    discussion: """
      With a name: since when iOS has the view, modifier, style or environment key, its forms, and what layout makes of it. \
      Without one: how many are laid out, and all that are not yet, as Markdown.
      """,
    argument: ArgumentSpecification(
      name: "NAME", kind: .suggestions([]), count: 0...1, summary: "A view, modifier, style or environment key."),
    examples: [
      ("sightline vocabulary padding", "The forms of a modifier."),
      ("sightline vocabulary NavigationStack", "Whether a view is laid out."),
      ("sightline vocabulary", "The whole page."),
    ]
  ) { arguments, console in
    let vocabulary = Vocabulary.swiftUI
    guard let name = arguments.positional.first else {
      console.output.write(vocabulary.page)
      return .clean
    }
    guard let description = vocabulary.description(of: name) else {
      let hint = nearestName(to: name, in: vocabulary.names).map { "; did you mean '\($0)'?" }
      throw UsageError("SwiftUI has nothing named '\(name)'\(hint ?? "")", command: "vocabulary")
    }
    console.output.write(description)
    return .clean
  }
}
