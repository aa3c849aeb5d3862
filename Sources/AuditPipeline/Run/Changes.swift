import SightlineModel

/// What a run with `--changed-since` looks at.
struct Changes {
  /// Relative to the audited folder.
  var files: Set<String>
  /// Screens that depend on one of the files.
  var screens: Set<String>

  /// A finding on a screen counts when the screen does; any other where it stands, or where its value comes from.
  func concern(_ finding: Finding) -> Bool {
    if let screen = finding.screen, screens.contains(screen) { return true }
    return files.contains(finding.location.file)
      || finding.derivation.contains { $0.location.map { files.contains($0.file) } ?? false }
  }
}

extension Project {
  /// Whether one of the files is read by an audit, or was before it was deleted.
  func reads(anyOf changed: Set<String>) -> Bool {
    let known = Set(discovery.files.map(\.path))
    return changed.contains { path in
      known.contains(path) || path == baselineName || Self.readEndings.contains { path.hasSuffix($0) }
    }
  }
  private var baselineName: String { configuration.baseline.value }
  private static let readEndings = [
    ".swift", ".strings", ".stringsdict", ".xcstrings", ".json", ".yml", ".yaml", ".plist", ".pbxproj", ".ttf", ".otf",
    ".ttc", ".png", ".svg", ".pdf", ".jpg",
  ]
}
