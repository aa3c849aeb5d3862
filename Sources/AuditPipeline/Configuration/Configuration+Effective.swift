import Rules
import SightlineModel

extension Configuration {
  /// A configuration that says all that holds, each line with where it comes from.
  ///
  /// - Parameter name: The project's name where none is configured.
  package func effectiveText(name: String) -> String {
    var writer = EffectiveWriter()
    // 1. What belongs to the project
    writer.add("name", self.name) { scalar($0 ?? name) }
    writer.addList("sources", sources)
    writer.addList("exclude", exclude)
    writer.addList("stubs", stubs)
    writer.addMap("screens", screens, screens.value.map { ($0.name, scalar($0.type), $0.location) })
    writer.addMap("tasks", tasks, tasks.value.map { ($0.name, list($0.screens), $0.location) })
    writer.add("entry", entry) { $0.map(scalar) ?? "null" }
    writer.addList("fonts", fonts)
    // 2. The conditions
    writer.add("platform", platform) { $0.rawValue }
    writer.addList("devices", devices)
    writer.addList("sizes", Setting(sizes.value.map(\.rawValue), sizes.origin))
    writer.add("locales", locales) { selection in
      switch selection {
      case .widest: "widest"
      case .all: "all"
      case .listed(let tags): list(tags)
      }
    }
    writer.addList("appearances", Setting(appearances.value.map(\.rawValue), appearances.origin))
    writer.add("orientation", orientation) { $0.rawValue }
    writer.add("boldText", boldText) { String($0) }
    // 3. Tokens, rules, components
    writer.addList("tokens", tokens)
    writer.addItems(
      "pairs", pairs,
      pairs.value.map { pair in
        (
          "{foreground: \(scalar(pair.foreground)), background: \(scalar(pair.background)), use: \(pair.use.rawValue)}",
          pair.location
        )
      })
    writer.add("conventions", conventions) { conventions in
      guard conventions.isOn else { return "off" }
      let lists = [
        ("text", conventions.text), ("background", conventions.background),
        ("defaultBackground", conventions.defaultBackground), ("exempt", conventions.exempt),
      ].compactMap { name, words in words.map { "\(name): \(list($0))" } }
      return lists.isEmpty ? "on" : "{\(lists.joined(separator: ", "))}"
    }
    writer.add("profile", profile) { scalar($0) }
    writer.add("rulesVersion", rulesVersion) { String($0) }
    writer.add("previewRules", previewRules) { String($0) }
    writer.addMap("rules", rules, rules.value.map { ($0.rule.rawValue, $0.text, $0.location) })
    writer.addMap(
      "customRules", customRules,
      customRules.value.map {
        ($0.name.rawValue, $0.text, customRules.origin.location ?? .init(file: "", line: 1, column: 1))
      })
    writer.addMap("components", components, components.value.map { ($0.type, $0.text, $0.location) })
    writer.addGroup("budgets") {
      $0.add("branches", budgets.branches) { String($0) }
      $0.add("steps", budgets.steps) { String($0) }
      $0.add("states", budgets.states) { String($0) }
      $0.add("views", budgets.views) { String($0) }
      $0.add("memory", budgets.memory) { String($0) }
      $0.add("seconds", budgets.seconds) { String($0) }
      $0.add("time", budgets.time) { String($0) }
      $0.add("file", budgets.file) { String($0) }
    }
    // 4. The gate
    writer.add("baseline", baseline) { scalar($0) }
    writer.add("failOn", failOn) { $0.rawValue }
    writer.addGroup("coverage") {
      $0.add("screens", coverage.screens) { short($0) }
      $0.add("labels", coverage.labels) { short($0) }
      $0.add("branches", coverage.branches) { short($0) }
      $0.add("views", coverage.views) { short($0) }
    }
    writer.addGroup("suppressions") { $0.add("requireReason", requireReason) { String($0) } }
    return writer.text
  }
}

/// Lines of YAML with a comment on each.
private struct EffectiveWriter {
  private(set) var text = ""
  private var indent = ""

  private mutating func line(_ content: String, _ origin: String) {
    let content = indent + content
    text += content + String(repeating: " ", count: max(1, 44 - content.count)) + "# " + origin + "\n"
  }
  mutating func add<Value>(_ key: String, _ setting: Setting<Value>, _ write: (Value) -> String) {
    line("\(key): \(write(setting.value))", setting.origin.description)
  }
  mutating func addList(_ key: String, _ setting: Setting<[String]>) { add(key, setting, list) }
  mutating func addMap<Value>(
    _ key: String, _ setting: Setting<[Value]>, _ members: [(key: String, value: String, location: SourceLocation)]
  ) {
    guard !members.isEmpty else { return add(key, setting) { _ in "{}" } }
    line("\(key):", setting.origin.description)
    for member in members {
      line("  \(scalar(member.key)): \(member.value)", ConfigurationOrigin.file(member.location).description)
    }
  }
  mutating func addItems<Value>(
    _ key: String, _ setting: Setting<[Value]>, _ items: [(text: String, location: SourceLocation)]
  ) {
    guard !items.isEmpty else { return add(key, setting) { _ in "[]" } }
    line("\(key):", setting.origin.description)
    for item in items { line("  - \(item.text)", ConfigurationOrigin.file(item.location).description) }
  }
  mutating func addGroup(_ key: String, _ write: (inout EffectiveWriter) -> Void) {
    text += "\(key):\n"
    indent = "  "
    write(&self)
    indent = ""
  }
}

extension Configuration.RuleOverride {
  fileprivate var text: String {
    var parts: [String] = []
    if let level { parts.append("severity: \(level.rawValue)") }
    if !paths.isEmpty {
      parts.append("paths: {\(paths.map { "\(scalar($0.pattern)): \($0.level.rawValue)" }.joined(separator: ", "))}")
    }
    if !numbers.isEmpty {
      let items = numbers.sorted { $0.key < $1.key }.map { "\(scalar($0.key)): \(short($0.value))" }
      parts.append("numbers: {\(items.joined(separator: ", "))}")
    }
    return "{\(parts.joined(separator: ", "))}"
  }
}

extension CustomRule {
  fileprivate var text: String {
    let picked = [
      ("screen", selector.screen), ("kind", selector.kind), ("text", selector.text), ("label", selector.label),
      ("identifier", selector.identifier), ("symbol", selector.symbol),
    ].compactMap { key, value in value.map { "\(key): \(scalar($0))" } }
    var parts = ["where: {\(picked.joined(separator: ", "))}", "property: \(property.rawValue)"]
    if let minimum = bound.minimum { parts.append("minimum: \(short(minimum))") }
    if let maximum = bound.maximum { parts.append("maximum: \(short(maximum))") }
    for (key, value) in [("equals", bound.equals), ("contains", bound.contains), ("excludes", bound.excludes)] {
      if let value { parts.append("\(key): \(scalar(value))") }
    }
    parts += ["message: \(scalar(message))", "severity: \(severity.rawValue)"]
    return "{\(parts.joined(separator: ", "))}"
  }
}

extension Configuration.Component {
  fileprivate var text: String {
    let size = "{width: \(short(minimumSize.width)), height: \(short(minimumSize.height))}"
    return "{kind: \(kind), \(label.map { "label: \(scalar($0)), " } ?? "")minimumSize: \(size)}"
  }
}

private func list(_ words: [String]) -> String { "[\(words.map(scalar).joined(separator: ", "))]" }

/// A YAML scalar, quoted where the plain word would be read otherwise.
private func scalar(_ text: String) -> String {
  let isPlain =
    !text.isEmpty && text.first != " " && text.last != " "
    && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789_-./ ".unicodeScalars.contains($0) }
    && (text.first!.isLetter || text.first == "." || text.first == "/")
    && !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
  if isPlain { return text }
  var quoted = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      quoted += "\\x" + (digits.count < 2 ? "0" : "") + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return "\"\(quoted)\""
}
