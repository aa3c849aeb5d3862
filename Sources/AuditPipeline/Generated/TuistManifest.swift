/// The targets that a Tuist manifest declares, with the resources that it gives them.
///
/// Read as it is written: what helpers of the manifest make is not met.
struct TuistManifest {
  struct Target: Hashable {
    var name: String
    /// Patterns, relative to the audited folder.
    var resources: [String]
  }
  let targets: [Target]

  /// - Parameters:
  ///   - text: Of a `Project.swift`.
  ///   - path: Relative to the audited folder.
  init(text: String, path: String) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    targets = text.matches(of: /\b[tT]arget\s*\(\s*name\s*:\s*"([^"\\]+)"/).map { match in
      let rest = PackageManifest.restOfCall(text[match.range.upperBound...])
      let list = rest.firstMatch(of: /\bresources\s*:\s*(\[[^\]]*\]|"[^"]*")/)?.1 ?? ""
      let patterns = list.matches(of: /"([^"\\]+)"/).map { folder.isEmpty ? String($0.1) : folder + "/" + $0.1 }
      return Target(name: String(match.1), resources: patterns)
    }
  }

  /// Whether a file manifests belong to, and not an app.
  static func isManifest(_ text: String) -> Bool { text.contains("import ProjectDescription") }
}
