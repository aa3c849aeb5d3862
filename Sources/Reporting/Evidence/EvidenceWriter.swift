package import SightlineModel

/// Evidence for Apple's labels, task by task.
package struct EvidenceWriter: Sendable {
  private let project: String
  private let version: String
  private let tasks: [TaskEvidence]

  package init(project: String, version: String, tasks: [TaskEvidence]) {
    (self.project, self.version, self.tasks) = (project, version, tasks)
  }

  private static let remark =
    "“Supported” means: everything that the label is about was laid out on the way, and nothing was found against it. "
    + "Whether these are the common tasks of the app, and whether they can be done, a person has to say."

  // MARK: Text

  package var text: String {
    var text = ""
    for task in tasks {
      text += "\(Visible.line(task.name)): \(Self.way(task))\n"
      text += "  \(Self.effort(task))\n"
      for line in Self.ambiguities(task) { text += "  \(line)\n" }
      let width = NutritionLabel.allCases.map(\.title.count).max() ?? 0
      for label in task.labels {
        let title = label.label.title + String(repeating: " ", count: width - label.label.title.count)
        text += "  \(title)  \(label.verdict.words)\(label.reasons.isEmpty ? "" : ": ")\(Self.reasons(label))\n"
        for finding in label.findings where finding.status != .suppressed { text += "    \(Self.line(finding))\n" }
      }
      text += "\n"
    }
    return text + Self.remark + "\n"
  }

  private static func reasons(_ label: TaskEvidence.Label) -> String {
    label.reasons.map(Visible.line).joined(separator: "; ")
  }

  /// `Welcome → Home → Settings`.
  private static func way(_ task: TaskEvidence) -> String {
    task.screens.map(Visible.line).joined(separator: " → ")
  }

  private static func effort(_ task: TaskEvidence) -> String {
    let actions = task.steps.count { $0.action != nil }
    return
      "\(actions) \(actions == 1 ? "action" : "actions"); VoiceOver \(task.swipes) \(task.swipes == 1 ? "swipe" : "swipes"), "
      + "Switch Control \(task.stops) \(task.stops == 1 ? "stop" : "stops")"
  }

  private static func ambiguities(_ task: TaskEvidence) -> [String] {
    var seen: Set<String> = []
    return task.steps.flatMap { step in
      step.ambiguous.map { "“\(Visible.line($0.name))” names \($0.count) controls on \(Visible.line(step.screen))" }
    }.filter { seen.insert($0).inserted }
  }

  private static func fingerprint(_ finding: Finding) -> String {
    String(finding.fingerprint.prefix(FindingFacts.shortLength))
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.severity.rawValue) \(finding.rule) \(fingerprint(finding)) \(finding.location): \(Visible.line(finding.message))"
  }

  // MARK: For programs

  package var json: String {
    JSONWriter.text([
      "project": .string(project), "tool": ["name": "sightline", "version": .string(version)],
      "remark": .string(Self.remark),
      "tasks": .array(
        tasks.map { task in
          [
            "name": .string(task.name), "screens": .strings(task.screens), "notReached": .strings(task.missing),
            "swipes": .integer(task.swipes), "stops": .integer(task.stops),
            "steps": .array(task.steps.map(Self.json)), "labels": .array(task.labels.map(Self.json)),
          ]
        }),
    ])
  }

  private static func json(_ step: TaskEvidence.Step) -> JSONValue {
    [
      "state": .string(step.state), "screen": .string(step.screen), "action": .optional(step.action),
      "laidOut": .bool(step.isLaidOut), "elements": .integer(step.elements), "controls": .integer(step.controls),
      "swipes": .integer(step.swipes), "stops": .integer(step.stops), "unnamed": .integer(step.unnamed),
      "ambiguous": .array(step.ambiguous.map { ["name": .string($0.name), "controls": .integer($0.count)] }),
    ]
  }

  private static func json(_ label: TaskEvidence.Label) -> JSONValue {
    [
      "label": .string(label.label.rawValue), "title": .string(label.label.title),
      "verdict": .string(label.verdict.rawValue), "reasons": .strings(label.reasons),
      "findings": .array(
        label.findings.map { finding in
          [
            "fingerprint": .string(finding.fingerprint), "rule": .string(finding.rule.rawValue),
            "severity": .string(finding.severity.rawValue), "status": .string(finding.status.rawValue),
            "location": .string(finding.location.description), "message": .string(finding.message),
          ]
        }),
    ]
  }

  // MARK: Markdown

  /// A table of tasks and labels, then each task with its findings.
  package var markdown: String {
    let labels = NutritionLabel.allCases
    var text = "# Accessibility evidence: \(MarkdownText.escaped(project))\n\n\(Self.remark)\n\n"
    text += "| Task | " + labels.map(\.title).joined(separator: " | ") + " |\n"
    text += "|---|" + labels.map { _ in "---|" }.joined() + "\n"
    for task in tasks {
      let cells = labels.map { label in task.labels.first { $0.label == label }?.verdict.words ?? "" }
      text += "| \(MarkdownText.escaped(task.name)) | " + cells.joined(separator: " | ") + " |\n"
    }
    for task in tasks {
      text +=
        "\n## \(MarkdownText.escaped(task.name))\n\n\(MarkdownText.escaped(Self.way(task))): \(Self.effort(task)).\n"
      let ambiguities = Self.ambiguities(task)
      if !ambiguities.isEmpty { text += "\n" + ambiguities.map { "- \(MarkdownText.escaped($0))\n" }.joined() }
      for label in task.labels {
        text += "\n**\(label.label.title)**: \(label.verdict.words)"
        text += (label.reasons.isEmpty ? "" : ": \(MarkdownText.escaped(Self.reasons(label)))") + "\n"
        let open = label.findings.filter { $0.status != .suppressed }
        if !open.isEmpty { text += "\n" + open.map { "- \(MarkdownText.escaped(Self.line($0)))\n" }.joined() }
      }
    }
    return text
  }

  // MARK: A page

  package var html: String {
    let labels = NutritionLabel.allCases
    let head = Markup.element(
      "tr", [],
      [.element("th", [("scope", "col")], [.text("Task")])]
        + labels.map { .element("th", [("scope", "col")], [.text($0.title)]) })
    let rows = tasks.map { task in
      Markup.element(
        "tr", [],
        [.element("th", [("scope", "row")], [.text(task.name)])]
          + labels.map { label in
            let verdict = task.labels.first { $0.label == label }?.verdict
            return .element("td", class: verdict?.rawValue, text: verdict?.words ?? "")
          })
    }
    let table = Markup.element(
      "div", [("class", "wide"), ("tabindex", "0"), ("role", "region"), ("aria-label", "Tasks and labels")],
      [.element("table", [], [.element("thead", [], [head]), .element("tbody", [], rows)])])
    let title = Markup.element("h1", text: "Accessibility evidence: \(project)")
    let body = [title, .element("p", text: Self.remark), table] + tasks.map(Self.section)
    let policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>Accessibility evidence</title>
      <style>
      \(PageStyle.palette)\(Self.style)
      </style></head>
      <body><main>\(body.joined().html)</main></body></html>

      """
  }

  private static func section(_ task: TaskEvidence) -> Markup {
    let labels = task.labels.map { label -> Markup in
      let open = label.findings.filter { $0.status != .suppressed }
      let words = label.verdict.words + (label.reasons.isEmpty ? "" : ": \(reasons(label))")
      return .element(
        "article", [],
        [.element("h3", text: label.label.title), .element("p", class: label.verdict.rawValue, text: words)]
          + (open.isEmpty ? [] : [.element("ul", [], open.map { .element("li", text: line($0)) })]))
    }
    let ambiguous = ambiguities(task)
    return .element(
      "section", [],
      [.element("h2", text: task.name), .element("p", text: "\(way(task)): \(effort(task)).")]
        + (ambiguous.isEmpty ? [] : [.element("ul", [], ambiguous.map { .element("li", text: $0) })]) + labels)
  }

  private static let style = """
    *{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
    main{max-width:72rem;margin:auto;padding:1.5rem;overflow-wrap:anywhere}h1{font-size:1.9rem;margin:0}
    h2{font-size:1.3rem;margin:2rem 0 .4rem}h3{font-size:1.02rem;margin:.3rem 0}p{margin:.3rem 0}
    .wide{overflow-x:auto;margin:1rem 0}table{border-collapse:collapse;overflow-wrap:normal}
    th,td{border:1px solid var(--line);padding:.4rem .6rem;text-align:start;vertical-align:top}
    article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:.7rem 1.2rem;margin:0 0 .8rem}
    .not-supported{color:var(--error);font-weight:600}.person{color:var(--ink)}.supported{font-weight:600}
    """
}
