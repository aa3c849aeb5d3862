import Rules
import SightlineModel

/// Every key of `.sightline.yml`. The reader, its messages, `config --effective`, the JSON Schema and the docs come from
/// this table.
enum ConfigurationTable {
  static func fields(_ vocabulary: ConfigurationVocabulary) -> [ConfigurationField] {
    project + matrix(vocabulary) + tokens + rules(vocabulary) + customRules + components(vocabulary) + gate
  }

  private static let path = ConfigurationShape.text(placeholder: "path")
  private static let pattern = ConfigurationShape.text(placeholder: "path pattern")
  private static let name = ConfigurationShape.text(placeholder: "name")

  // 1. What belongs to the project
  private static let project: [ConfigurationField] = [
    .init("name", name, "The project's name in reports.", default: "the folder's name"),
    .init("sources", .list(path), "Folders and files to read, relative to this file.", default: "[.]"),
    .init("exclude", .list(pattern), "Left out, besides build folders, checkouts and tests.", default: "[]"),
    .init("stubs", .list(path), "Swift files that stand in for modules that cannot be read.", default: "[]"),
    .init(
      "screens", .map(keyName: "a screen's name", keys: nil, .text(placeholder: "Swift type")),
      "Names for screens, and the views that are screens whatever shows them.", default: "{}"),
    .init(
      "tasks", .map(keyName: "a task's name", keys: nil, .list(name)),
      "Common tasks, each with its screens in order, for `sightline evidence`.",
      default: "a way to each end of the flow"),
    .init("entry", .text(placeholder: "Swift type"), "The App type.", default: "the type marked @main"),
    .init("fonts", .list(path), "Font files and folders, besides those of the sources.", default: "[]"),
  ]

  // 2. The conditions to audit in
  private static func matrix(_ vocabulary: ConfigurationVocabulary) -> [ConfigurationField] {
    let sizes = ConfigurationShape.choice(DynamicTypeSize.allCases.map(\.rawValue))
    let locale = ConfigurationShape.text(placeholder: "language tag")
    return [
      .init(
        "platform", .choice(Platform.allCases.map(\.rawValue)), "The system whose colours and metrics are used.",
        default: "ios26"),
      .init(
        "devices", .list(.device(vocabulary.devices)), "Phones and tablets to lay out for.",
        default: "[SE, standard, largest]"),
      .init("sizes", .either([.choice(["all"]), .list(sizes)]), "Dynamic Type sizes.", default: "all"),
      .init(
        "locales", .either([.choice(["widest", "all"]), .list(locale)]),
        "Languages, and the pseudo-locales en-XA (longer) and ar-XB (mirrored); widest: all of up to eight, of more the ones with the widest texts and one of each kind of writing.",
        default: "widest"),
      .init(
        "appearances", .list(.choice(Appearance.allCases.map(\.rawValue))), "Light, dark, and with Increase Contrast.",
        default: "[light, dark]"),
      .init(
        "orientation", .choice(Orientation.allCases.map(\.rawValue)), "How the device is held.", default: "portrait"),
      .init("boldText", .flag, "Bold Text is on.", default: "false"),
    ]
  }

  // 3. Tokens
  private static let tokens: [ConfigurationField] = [
    .init("tokens", .list(path), "Token and resolver files, besides *.tokens.json and *.resolver.json.", default: "[]"),
    .init(
      "pairs",
      .list(
        .record([
          .init("foreground", .text(placeholder: "token name"), "The token drawn in front.", required: true),
          .init("background", .text(placeholder: "token name"), "The token behind it.", required: true),
          .init(
            "use", .choice(["text", "large-text", "non-text"]), "Sets the contrast that is needed.", default: "text"),
        ])),
      "Tokens that stand on each other.", default: "[]"),
    .init(
      "conventions",
      .either([
        .choice(["on", "off"]),
        .record([
          .init("text", .list(name), "Names of groups and tokens that are drawn in front."),
          .init("background", .list(name), "Names of groups and tokens that lie behind."),
          .init("defaultBackground", .list(name), "Which of several backgrounds is meant, the first that there is."),
          .init("exempt", .list(name), "Names that keep a token out, such as disabled."),
        ]),
      ]), "By which names pairs are found where `pairs` declares none.", default: "on"),
  ]

  // 4. Rules
  private static func rules(_ vocabulary: ConfigurationVocabulary) -> [ConfigurationField] {
    let level = ConfigurationShape.choice(RuleLevel.allCases.map(\.rawValue))
    let setting: [ConfigurationField] = [
      .init("severity", level, "How much a failure weighs.", default: "as in the profile"),
      .init(
        "paths", .map(keyName: "a path pattern", keys: nil, level), "Another severity for some files.", default: "{}"),
      .init(
        "numbers", .map(keyName: "a number's name", keys: nil, .number(0...100_000)),
        "Other numbers than the rule's page gives.", default: "{}"),
    ]
    return [
      .init(
        "profile", .either([.choice(vocabulary.profiles), .text(placeholder: "path of a .yml profile")]),
        "The set of rules.", default: "default"),
      .init(
        "rulesVersion", .integer(1...RuleEdition.current),
        "The rules as they were in this version: which there are, how severe, with which numbers.",
        default: String(RuleEdition.current)),
      .init("previewRules", .flag, "Also asks the rules that are in preview.", default: "false"),
      .init(
        "rules",
        .map(
          keyName: "a rule", keys: vocabulary.rules.map(\.rawValue).sorted(), .either([level, .record(setting)])),
        "Severities and numbers that differ from the profile.", default: "{}"),
    ]
  }

  // 4b. Rules of the project's own
  private static let customRules: [ConfigurationField] = {
    let text = ConfigurationShape.text(placeholder: "text")
    let number = ConfigurationShape.number(0...100_000)
    return [
      .init(
        "customRules",
        .map(
          keyName: "a name of the project's own", keys: nil,
          .record([
            .init(
              "where",
              .record([
                .init("screen", name, "On this screen only."), .init("kind", text, "`button`, `text`, …"),
                .init("text", text, "The words shown."), .init("label", text, "The spoken label."),
                .init("identifier", text, "The accessibility identifier."),
                .init("symbol", text, "A view's type, or an SF Symbol's name."),
              ]), "Which elements.", required: true),
            .init(
              "property", .choice(CustomRule.Property.allCases.map(\.rawValue)), "What is looked at.", required: true),
            .init("minimum", number, "The least that passes."), .init("maximum", number, "The most that passes."),
            .init("equals", .either([number, text]), "The only value that passes."),
            .init("contains", text, "Has to be in the text."), .init("excludes", text, "Must not be in the text."),
            .init("message", text, "What is wrong and what to do.", required: true),
            .init(
              "severity", .choice(["error", "warning", "review"]), "How much a failure weighs.", default: "warning"),
          ])),
        "Rules of the project's own: elements, a property, a bound, a message.", default: "{}")
    ]
  }()

  // 5. Views of modules that cannot be read
  private static func components(_ vocabulary: ConfigurationVocabulary) -> [ConfigurationField] {
    let points = ConfigurationShape.number(0...10_000)
    return [
      .init(
        "components",
        .map(
          keyName: "a Swift type", keys: nil,
          .record([
            .init("kind", .choice(vocabulary.componentKinds), "What it is like.", required: true),
            .init(
              "label", .text(placeholder: "argument label, or 0 for the first without one"),
              "The argument that holds its name.", default: "none"),
            .init(
              "minimumSize", .record([.init("width", points, "In points."), .init("height", points, "In points.")]),
              "The least room it takes, in points.", default: "{}"),
          ])),
        "What a view from a module that cannot be read is.", default: "{}"),
      .init(
        "budgets",
        .record([
          .init(
            "branches", .integer(0...64), "Conditions on unknown values explored both ways, per screen.", default: "8"),
          .init(
            "steps", .integer(1_000...1_000_000_000),
            "Steps that a body, an action or another call of the code may take.",
            default: "2000000"),
          .init("states", .integer(1...100_000), "States a walk may visit.", default: "60"),
          .init("views", .integer(10...1_000_000), "Views on one screen that are shown.", default: "10000"),
          .init(
            "memory", .integer(0...16_777_216), "Megabytes the audit may use, 0 for any number.",
            default: "4096, or three quarters of what there is"),
          .init(
            "seconds", .integer(0...86_400), "Processor time a piece of work may take without progress, 0 for any.",
            default: "60"),
          .init(
            "time", .integer(0...86_400), "Seconds after which the audit ends with what it has found, 0 for any.",
            default: "270"),
          .init("file", .integer(1...4096), "Megabytes of a file that is read.", default: "32"),
        ]), "Where exploring and working end.", default: "{}"),
    ]
  }

  // 6. The gate
  private static let gate: [ConfigurationField] = [
    .init("baseline", path, "Findings that are known.", default: ".sightline-baseline.json"),
    .init(
      "failOn", .choice(["error", "warning"]), "The mildest severity that fails a run.", default: "error"),
    .init(
      "coverage",
      .record([
        .init("screens", .number(0...100), "Least share of screens that could be audited, in percent.", default: "0"),
        .init("labels", .number(0...100), "Least share of controls with a name, in percent.", default: "0"),
        .init("branches", .number(0...100), "Least share of branches laid out, in percent.", default: "0"),
        .init("views", .number(0...100), "Least share of the app's views laid out, in percent.", default: "25"),
      ]), "Floors below which the gate fails.", default: "{}"),
    .init(
      "suppressions",
      .record([.init("requireReason", .flag, "A suppression without a reason is a finding.", default: "true")]),
      "Comments that silence a rule.", default: "{}"),
  ]
}
