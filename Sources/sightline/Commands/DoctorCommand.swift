import AuditEngine
import AuditPipeline

/// `doctor`: versions, and which fonts stand in for which.
enum DoctorCommand {
  static let specification = CommandSpecification(
    "doctor", "Check this machine: versions, and the fonts that are used for each script.",
    examples: [("sightline doctor", "Says what is missing, and how to get it.")]
  ) { _, console in
    let health = MachineHealth()
    console.print(health.text)
    return health.isSound ? .clean : .unusable
  }
}
