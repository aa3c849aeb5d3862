extension Discovery {
  /// What was taken, what was not and why; for `--explain-discovery`.
  package func explanation(of project: Project) -> String {
    var lines = ["Project folder: \(project.root)"]
    lines.append("Configuration: \(project.configuration.file ?? "none (defaults)")")
    for kind in ProjectFile.Kind.allCases {
      let found = files(kind)
      guard !found.isEmpty else { continue }
      lines.append("")
      lines.append("\(found.count) \(found.count == 1 ? kind.name.one : kind.name.many):")
      lines += found.map { "  \($0.path)" }
    }
    if !skipped.isEmpty {
      lines += ["", "Left out:"]
      lines += skipped.map { "  \($0.path): \($0.why)" }
    }
    if !problems.isEmpty {
      lines += ["", "Not readable:"]
      lines += problems.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
