import AuditEngine
import AuditPipeline
import Reporting
import SightlineModel

/// `views`: what became of every view of the app, and who shows whom.
enum ViewsCommand {
  static let specification = CommandSpecification(
    "views", "List every view of the app: laid out or not, and who shows it.",
    argument: LookOptions.argument,
    options: CommonOptions.project.filter { $0.name == "config" } + [
      OptionSpecification("missing", "Only views that were not laid out."),
      OptionSpecification("why", .text(placeholder: "NAME"), "What is known of one view: its places, its reason."),
    ],
    examples: [
      ("sightline views", "A tree: each view below the one that shows it."),
      ("sightline views --missing", "What no state, preview or sample shows, and why."),
      ("sightline views --why SettingsView", "Where it is named, through what it is shown, what became of it."),
    ], isContained: true
  ) { arguments, console in
    let account = try AuditPipeline(try CommonOptions.request(.audit, arguments, console)).viewAccount()
    if let name = arguments.value("why") {
      let found = account.entries.filter { $0.name == name || $0.name.hasSuffix("." + name) }
      guard !found.isEmpty else {
        throw UsageError("no view of the app is named '\(name)'; 'sightline views' lists them", command: "views")
      }
      console.output.write(found.map(ViewListing.why).joined())
      return .clean
    }
    console.output.write(arguments.has("missing") ? ViewListing.missing(account) : ViewListing(account).tree)
    return .clean
  }
}
