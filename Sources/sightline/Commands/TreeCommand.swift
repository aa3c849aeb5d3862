import AuditEngine
import AuditPipeline
import Reporting

/// `tree`: what VoiceOver reads on a screen, in order.
enum TreeCommand {
  static let specification = CommandSpecification(
    "tree", "Print what VoiceOver reads on a screen, in order.",
    argument: LookOptions.argument,
    options: LookOptions.options + [
      OptionSpecification("format", .choice(["text", "json"]), "Text unless given."),
      OptionSpecification("quiet", short: "q", "Says nothing about inputs that cannot be read."),
    ],
    examples: [
      ("sightline tree", "The first screen."),
      ("sightline tree --screen Welcome --locale ar --format json", "One screen in Arabic, with frames."),
    ], isContained: true
  ) { arguments, console in
    let look = try LookOptions.look(arguments, console)
    var text = ""
    if arguments.value("format") == "json" {
      SpokenTree().writeJSON(look.scene, to: &text)
    } else {
      SpokenTree().writeText(look.scene, to: &text)
    }
    console.output.write(text)
    return .clean
  }
}
