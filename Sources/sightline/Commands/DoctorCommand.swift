import AuditEngine
import AuditPipeline

/// `doctor`: versions, and which fonts stand in for which.
enum DoctorCommand {
  static let specification = CommandSpecification(
    "doctor", "Check this machine: versions, and the fonts that are used for each script.",
    options: [OptionSpecification("all", "Also every font by script, and how far off the widths it gives may be.")],
    examples: [
      ("sightline doctor", "Says what is missing, and how to get it."),
      ("sightline doctor --all", "Every font, and the error of its widths."),
      ("sightline doctor && sightline audit", "Audits where text can be measured."),
    ]
  ) { arguments, console in
    let health = MachineHealth()
    console.print(arguments.has("all") ? health.text : health.summary)
    return health.isSound ? .clean : .unusable
  }
}
