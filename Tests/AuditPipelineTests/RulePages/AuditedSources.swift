import SightlineModel

@testable import AuditPipeline
@testable import Rules

/// A few files, audited from source to findings in a small matrix that has every kind of variant in it: the smallest,
/// the default and the largest size, a right-to-left language, the narrowest phone, all appearances.
struct AuditedSources {
  let report: AuditReport

  init(
    _ files: [RulePage.Example.File], profile: String = "strict", sizes: [DynamicTypeSize] = [.xSmall, .large, .ax5],
    devices: [String] = ["SE", "standard"], appearances: [Appearance] = Appearance.allCases
  ) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    var overrides = ConfigurationOverrides()
    overrides.profile = profile
    overrides.previewRules = true
    overrides.sizes = sizes
    overrides.devices = devices
    overrides.appearances = appearances
    // A project that says which languages it comes in is audited in those.
    if !files.contains(where: { $0.path == ".sightline.yml" }) { overrides.locales = ["en", "ar-XB"] }
    report = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    ).run().report
  }
}
