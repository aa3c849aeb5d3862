import AuditEngine
import AuditPipeline
import Foundation
import Reporting
import SightlineModel
import SourceDocuments
import WorkJournal

/// Options that several commands share.
enum CommonOptions {
  static let vocabulary = ConfigurationVocabulary.standard

  /// Of `--size`: all twelve.
  static let everySize = "all"
  static let everyLocale = "all"

  /// The conditions to audit in.
  static let matrix: [OptionSpecification] = [
    OptionSpecification(
      "size", .choice(DynamicTypeSize.allCases.map(\.rawValue) + [everySize]), repeats: true,
      "Dynamic Type sizes, such as AX5, or all."),
    OptionSpecification(
      "locale", .suggestion([everyLocale, "en", "de", "ar", "he", "en-XA", "ar-XB"], placeholder: "TAG"), repeats: true,
      "Languages; en-XA is longer, ar-XB mirrored."),
    OptionSpecification(
      "device", .suggestion(vocabulary.devices, placeholder: "NAME"), repeats: true,
      "Devices by alias or id, or WIDTHxHEIGHT in points."),
    OptionSpecification(
      "appearance", .choice(Appearance.allCases.map(\.rawValue)), repeats: true, "Light, dark, or with more contrast."),
    OptionSpecification("orientation", .choice(Orientation.allCases.map(\.rawValue)), "How the device is held."),
    OptionSpecification("contrast", .choice(["high"]), "Increase Contrast is on."),
    OptionSpecification("bold-text", "Bold Text is on."),
    OptionSpecification(
      "platform", .choice(Platform.allCases.map(\.rawValue)), "The system whose colours and metrics are used."),
    OptionSpecification(
      "configuration", .choice(["release", "debug"]), "How the app is built: debug sets DEBUG for #if."),
  ]

  static let project: [OptionSpecification] = [
    OptionSpecification(
      "config", .file(placeholder: "FILE"), "Another configuration than the folder's .sightline.yml."),
    OptionSpecification(
      "profile", .suggestion(vocabulary.profiles, placeholder: "NAME"), "The set of rules, or a profile's path."),
    OptionSpecification(
      "rules-version", .integer(1...RuleListing.currentVersion, placeholder: "N"),
      "The rules as they were in this version, see 'sightline help versions'."),
    OptionSpecification("preview-rules", "Also asks the rules that are in preview."),
    OptionSpecification("threads", .integer(1...256, placeholder: "N"), "How many threads; the result is the same."),
  ]

  static let screen: [OptionSpecification] = [
    OptionSpecification("screen", .text(placeholder: "NAME"), "The screen; the first one unless given."),
    OptionSpecification("state", .text(placeholder: "ID"), "The screen's state; the settled one unless given."),
  ]

  static let people: [OptionSpecification] = [
    OptionSpecification(
      "color", .choice(TerminalStyle.Choice.allCases.map(\.rawValue)), "Colour; auto asks NO_COLOR and the terminal."),
    OptionSpecification("quiet", short: "q", "Findings only: no summary, no progress, no closing lines."),
  ]

  /// What the short help of a command with many options shows.
  static let usual: Set<String> = [
    "all", "appearance", "blob", "changed-since", "device", "dry-run", "exit-zero", "fix", "format", "locale", "output",
    "report", "screen", "shard", "size", "state", "strict", "used",
  ]

  /// On every command that is contained.
  static let noContainment = OptionSpecification(
    "no-containment", "Works in one process, for a debugger: what ends it ends the audit.")

  /// - Throws: `UsageError` for a device that nobody knows.
  static func request(
    _ kind: AuditRequest.Kind, _ arguments: CommandLineArguments, _ console: Console, paths: [String]? = nil
  ) throws(UsageError) -> AuditRequest {
    let paths = paths ?? arguments.positional
    let threads = arguments.integer("threads") ?? ProcessInfo.processInfo.activeProcessorCount
    var request = AuditRequest(
      kind: kind, paths: paths.isEmpty ? ["."] : paths, workingFolder: console.workingFolder,
      configurationFile: arguments.value("config"), overrides: try overrides(arguments),
      threads: WorkJournal.usesOneThread ? 1 : threads,
      changedSince: arguments.value("changed-since"), onlyScreen: arguments.value("screen"),
      onlyState: arguments.value("state"), expectationsFile: arguments.value("expect"))
    request.leftOut = WorkJournal.leftOut
    return request
  }

  private static func overrides(_ arguments: CommandLineArguments) throws(UsageError) -> ConfigurationOverrides {
    var overrides = ConfigurationOverrides()
    overrides.sizes =
      arguments.all("size").contains(everySize)
      ? DynamicTypeSize.allCases : arguments.all("size").compactMap(DynamicTypeSize.init)
    overrides.hasAllLocales = arguments.all("locale").contains(everyLocale)
    overrides.locales = overrides.hasAllLocales ? [] : arguments.all("locale")
    for locale in overrides.locales where !LanguageName.isLanguage(locale) {
      let hint = nearestName(to: locale, in: LanguageName.tags).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("'\(locale)' is no language\(hint)", command: arguments.command)
    }
    overrides.devices = arguments.all("device")
    for device in overrides.devices where !vocabulary.knowsDevice(device) {
      throw UsageError(vocabulary.unknownDevice(device), command: arguments.command)
    }
    overrides.appearances = arguments.all("appearance").compactMap(Appearance.init)
    overrides.highContrast = arguments.has("contrast")
    overrides.orientation = arguments.value("orientation").flatMap(Orientation.init)
    overrides.boldText = arguments.has("bold-text") ? true : nil
    overrides.platform = arguments.value("platform").flatMap(Platform.init)
    overrides.isDebug = arguments.value("configuration").map { $0 == "debug" }
    overrides.profile = arguments.value("profile")
    overrides.rulesVersion = arguments.integer("rules-version")
    overrides.previewRules = arguments.has("preview-rules") ? true : nil
    overrides.baseline = arguments.value("baseline")
    overrides.failOn = arguments.value("fail-on").flatMap(Severity.init)
    return overrides
  }

  static func color(_ arguments: CommandLineArguments) -> TerminalStyle.Choice {
    arguments.value("color").flatMap(TerminalStyle.Choice.init) ?? .auto
  }
}
