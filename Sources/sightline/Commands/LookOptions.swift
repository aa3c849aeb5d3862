import AuditPipeline

/// What `render` and `tree` share: one screen in one state and variant.
enum LookOptions {
  static let argument = ArgumentSpecification(
    name: "PATH", kind: .path, count: 0...1,
    summary: "A project's folder or a screen document; the current folder unless given."
  )
  static let options =
    CommonOptions.screen + CommonOptions.matrix + CommonOptions.project.filter { $0.name == "config" }

  static func look(_ arguments: CommandLineArguments, _ console: Console) throws -> Look {
    for option in ["size", "locale", "device", "appearance"] where arguments.all(option).count > 1 {
      throw UsageError("'\(arguments.command)' takes one --\(option)", command: arguments.command)
    }
    let look = try AuditPipeline(try CommonOptions.request(.screens, arguments, console)).look(
      all: arguments.has("all"))
    if !arguments.has("quiet") {
      for problem in look.problems { console.complain("\(problem)") }
    }
    return look
  }
}
