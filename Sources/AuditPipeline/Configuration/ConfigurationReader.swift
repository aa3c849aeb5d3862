package import SightlineModel
import SourceDocuments

extension Configuration {
  package static let fileName = ".sightline.yml"

  /// Reads a configuration, all problems at once.
  ///
  /// - Parameter file: As it is shown in messages and origins.
  /// - Returns: The problems are of kind `configuration` and sorted by place; with any of them a run ends with status 2.
  package static func read(
    bytes: [UInt8], file: String, vocabulary: ConfigurationVocabulary
  ) -> (configuration: Configuration, problems: [InputProblem]) {
    var configuration = Configuration()
    configuration.file = file
    let parsed = YAMLDocument.parse(bytes: bytes, file: file)
    let problems = parsed.problems.map { problem in
      var problem = problem
      problem.kind = .configuration
      return problem
    }
    guard let root = parsed.value, !root.isNull else { return (configuration, problems) }
    guard let object = root.object else {
      let problem = InputProblem(
        .configuration, "a mapping of keys is expected, such as 'sources: [App]', not \(root.kindName)",
        at: root.location)
      return (configuration, problems + [problem])
    }
    var validator = ConfigurationValidator()
    _ = validator.check(object, ConfigurationTable.fields(vocabulary), at: "", location: root.location)
    configuration.take(object)
    let custom = customRuleProblems(object["customRules"]?.object, vocabulary)
    return (configuration, (problems + validator.problems + custom).sorted())
  }

  /// Takes what has the right shape; the validator has said what has not.
  private mutating func take(_ object: DocumentObject) {
    func set<Value>(
      _ setting: inout Setting<Value>, _ key: String, in object: DocumentObject?, _ read: (DocumentValue) -> Value?
    ) {
      guard let member = object?.member(key), !member.value.isNull, let value = read(member.value) else { return }
      setting = Setting(value, .file(member.location))
    }
    // 1. What belongs to the project
    set(&name, "name", in: object) { $0.plainText }
    set(&sources, "sources", in: object) { $0.array == nil ? nil : $0.words }
    set(&exclude, "exclude", in: object) { $0.array == nil ? nil : $0.words }
    set(&stubs, "stubs", in: object) { $0.array == nil ? nil : $0.words }
    set(&screens, "screens", in: object) { value in
      value.object?.members.compactMap { member in
        member.value.word.map { ScreenName(name: member.key, type: $0, location: member.location) }
      }
    }
    set(&tasks, "tasks", in: object) { value in
      value.object?.members.map { Task(name: $0.key, screens: $0.value.words, location: $0.location) }
    }
    set(&entry, "entry", in: object) { $0.word }
    set(&fonts, "fonts", in: object) { $0.array == nil ? nil : $0.words }
    // 2. The conditions
    set(&platform, "platform", in: object) { $0.word.flatMap(Platform.init) }
    set(&devices, "devices", in: object) { $0.array == nil ? nil : $0.words }
    set(&sizes, "sizes", in: object) { value in
      guard value.array != nil else { return DynamicTypeSize.allCases }
      let named = Set(value.words)
      return DynamicTypeSize.allCases.filter { named.contains($0.rawValue) }
    }
    set(&locales, "locales", in: object) { $0.array != nil ? .listed($0.words) : $0.word == "all" ? .all : .widest }
    set(&appearances, "appearances", in: object) { $0.words.compactMap(Appearance.init) }
    set(&orientation, "orientation", in: object) { $0.word.flatMap(Orientation.init) }
    set(&boldText, "boldText", in: object) { $0.bool }
    // 3. Tokens, rules, components
    set(&tokens, "tokens", in: object) { $0.array == nil ? nil : $0.words }
    set(&pairs, "pairs", in: object) { $0.array?.compactMap(Self.pair) }
    set(&conventions, "conventions", in: object) { Self.conventions($0) }
    set(&profile, "profile", in: object) { $0.word }
    set(&rulesVersion, "rulesVersion", in: object) { $0.integer }
    set(&previewRules, "previewRules", in: object) { $0.bool }
    set(&rules, "rules", in: object) { $0.object?.members.map(Self.ruleOverride) }
    set(&customRules, "customRules", in: object) { $0.object?.members.compactMap(Self.customRule) }
    set(&components, "components", in: object) { $0.object?.members.compactMap(Self.component) }
    set(&budgets.branches, "branches", in: object["budgets"]?.object) { $0.integer }
    set(&budgets.steps, "steps", in: object["budgets"]?.object) { $0.integer }
    set(&budgets.states, "states", in: object["budgets"]?.object) { $0.integer }
    set(&budgets.views, "views", in: object["budgets"]?.object) { $0.integer }
    set(&budgets.memory, "memory", in: object["budgets"]?.object) { $0.integer }
    set(&budgets.seconds, "seconds", in: object["budgets"]?.object) { $0.integer }
    set(&budgets.time, "time", in: object["budgets"]?.object) { $0.integer }
    set(&budgets.file, "file", in: object["budgets"]?.object) { $0.integer }
    // 4. The gate
    set(&baseline, "baseline", in: object) { $0.word }
    set(&failOn, "failOn", in: object) { $0.word.flatMap(Severity.init) }
    set(&coverage.screens, "screens", in: object["coverage"]?.object) { $0.number }
    set(&coverage.labels, "labels", in: object["coverage"]?.object) { $0.number }
    set(&coverage.branches, "branches", in: object["coverage"]?.object) { $0.number }
    set(&coverage.views, "views", in: object["coverage"]?.object) { $0.number }
    set(&requireReason, "requireReason", in: object["suppressions"]?.object) { $0.bool }
  }

  private static func pair(_ value: DocumentValue) -> TokenPair? {
    guard let foreground = value["foreground"]?.word, let background = value["background"]?.word else { return nil }
    let use = value["use"]?.word.flatMap(TokenPair.Use.init) ?? .text
    return TokenPair(foreground: foreground, background: background, use: use, location: value.location)
  }

  private static func conventions(_ value: DocumentValue) -> Conventions {
    func words(_ key: String) -> [String]? { value[key].map(\.words) }
    return Conventions(
      isOn: value.word != "off" && value.bool != false, text: words("text"), background: words("background"),
      defaultBackground: words("defaultBackground"), exempt: words("exempt"))
  }

  private static func ruleOverride(_ member: DocumentObject.Member) -> RuleOverride {
    let value = member.value
    return RuleOverride(
      rule: RuleID(rawValue: member.key), level: (value.word ?? value["severity"]?.word).flatMap(RuleLevel.init),
      paths: (value["paths"]?.object?.members ?? []).compactMap { path in
        path.value.word.flatMap(RuleLevel.init).map { .init(pattern: path.key, level: $0) }
      },
      numbers: value["numbers"]?.object?.numbers ?? [:],
      location: member.location)
  }

  private static func component(_ member: DocumentObject.Member) -> Component? {
    guard let kind = member.value["kind"]?.word else { return nil }
    let size = member.value["minimumSize"]
    return Component(
      type: member.key, kind: kind, label: member.value["label"]?.plainText,
      minimumSize: Size(width: size?["width"]?.number ?? 0, height: size?["height"]?.number ?? 0),
      location: member.location)
  }
}
