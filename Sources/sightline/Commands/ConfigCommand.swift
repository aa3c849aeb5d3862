import AuditEngine
import AuditPipeline
import SightlineModel

/// `config`: what holds and why, and the schema for editors.
enum ConfigCommand {
  static let specification = CommandSpecification(
    "config", "Check the configuration, and show what holds and where it comes from.",
    argument: ArgumentSpecification(
      name: "PATH", kind: .path, count: 0...1, summary: "The project's folder; the current one unless given."),
    options: [
      OptionSpecification("effective", "Every value with its origin, as a configuration of its own."),
      OptionSpecification("schema", "The JSON Schema of .sightline.yml, for editors."),
    ] + CommonOptions.matrix + CommonOptions.project.filter { $0.name != "threads" },
    examples: [
      ("sightline config", "Checks .sightline.yml."),
      ("sightline config --effective", "Every value, and the line it comes from."),
      ("sightline config --schema > sightline.schema.json", "For completion in an editor."),
    ]
  ) { arguments, console in
    if arguments.has("schema") {
      console.print(ConfigurationSchema.text(.standard))
      return .clean
    }
    let project = try AuditPipeline(try CommonOptions.request(.audit, arguments, console)).project()
    if arguments.has("effective") {
      console.print(project.configuration.effectiveText(name: project.name))
    } else if let file = project.configuration.file {
      console.print("\(file) is valid.")
    } else {
      console.print("There is no .sightline.yml in \(project.root); the defaults hold. 'sightline init' writes one.")
    }
    return .clean
  }
}
