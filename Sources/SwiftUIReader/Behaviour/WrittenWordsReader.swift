import SightlineModel
import SwiftInterpreter

/// Words that the code shows: keys that views look up, and texts that go through a `String`, which nothing looks up.
///
/// Read from the calls as they are written, so that alerts, menus and branches that no state showed count too. A text goes
/// through a `String` where it is one side of `??` or is joined with `+`, where UIKit takes it, and where a view or a function
/// of the project's own takes a `String` and hands it to such a call.
struct WrittenWordsReader {
  private let file: BehaviourFile
  private let sinks: StringSinks

  init(_ file: BehaviourFile, _ sinks: StringSinks) { (self.file, self.sinks) = (file, sinks) }

  var behaviours: [WrittenBehaviour] {
    file.calls.flatMap { call -> [WrittenBehaviour] in
      guard !isSample(call.extent.lowerBound),
        !call.arguments.contains(where: { StringSinks.ownTable.contains($0.label ?? "") })
      else { return [] }
      if let title = sinks.key(of: call) { return keys(title, call) }
      if let key = sinks.ownKey(of: call) { return keys(key, call) }
      return call.arguments.enumerated().filter { index, argument in
        (argument.label != nil || index == 0) && sinks.takesString(call, argument.label, in: file)
      }.flatMap { strings($0.element.words) }
    } + assigned + localizedLiterals
  }

  private static let longestKey = 200
  /// `"save_title".localized`, where the project looks up what stands before it.
  private var localizedLiterals: [WrittenBehaviour] {
    file.outline.members.compactMap { member in
      let end = member.offset - 2
      guard end > 0, sinks.ownProperties.contains(String(member.path.prefix { $0 != "." })),
        file.slice(end..<member.offset) == "\".", !file.isInPreview(member.offset), !isSample(member.offset)
      else { return nil }
      let before = file.slice(max(0, end - Self.longestKey)..<end)
      guard let quote = before.lastIndex(of: "\"") else { return nil }
      let key = before[before.index(after: quote)...]
      guard !key.isEmpty, !key.contains("\n"), !key.contains("\\") else { return nil }
      return WrittenBehaviour(
        .writtenKey(String(key), isHandedOn: false), file.outline.location(utf8Offset: end - key.utf8.count - 1))
    }
  }

  private static let samples = ["sample", "mock", "preview", "example", "dummy", "fake", "stub"]
  /// Words that stand in for data: `static let sample = Card(title: "Lorem")`.
  private func isSample(_ offset: Int) -> Bool {
    let names = [file.member(around: offset)?.name, file.type(around: offset)].compactMap { $0?.lowercased() }
    return isOfSamples || names.contains { name in Self.samples.contains { name.contains($0) } }
  }

  /// `MockModels.swift`, `Fixtures.swift`.
  private var isOfSamples: Bool {
    let name = file.outline.path.split(separator: "/").last?.lowercased() ?? ""
    return ["mock", "fake", "stub", "dummy", "fixture", "sampledata"].contains(where: name.contains)
  }

  /// What a view looks up, or would.
  private func keys(_ title: SourceOutline.Argument, _ call: SourceOutline.Call) -> [WrittenBehaviour] {
    switch title.words.kind {
    case .literals: return lookedUp(title, call)
    case .fallback where StringSinks.isLookup(call): return lookedUp(title, call)
    case .fallback:
      // `key ?? "…"` is a key where a property of that name is one.
      return sinks.isKey(title.words.names) ? [] : strings(title.words)
    case .joined: return StringSinks.isLookup(call) ? [] : strings(title.words)
    case .other: return []
    }
  }

  private func lookedUp(_ title: SourceOutline.Argument, _ call: SourceOutline.Call) -> [WrittenBehaviour] {
    let isHandedOn = StringSinks.resources.contains(call.name)
    return title.words.literals.filter { !$0.isInterpolated }.map {
      WrittenBehaviour(.writtenKey($0.text, isHandedOn: isHandedOn), call.location)
    }
  }

  private func strings(_ words: SourceOutline.Words) -> [WrittenBehaviour] {
    words.literals.map {
      WrittenBehaviour(
        .writtenWords($0.text, isFallback: words.kind == .fallback), file.outline.location(utf8Offset: $0.offset))
    }
  }

  /// `searchBar.placeholder = "Search"`.
  private var assigned: [WrittenBehaviour] {
    file.outline.assignedWords.filter {
      StringSinks.properties.contains($0.property) && !file.isInPreview($0.offset) && !isSample($0.offset)
    }
    .flatMap { strings($0.words) }
  }
}

/// The calls of a project that show a text.
final class StringSinks {
  /// Views of SwiftUI whose first argument without a label is a key where it is a literal.
  private static let views: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "TextField", "SecureField", "NavigationLink", "Section", "Menu",
    "Link",
    "DisclosureGroup", "Stepper", "LabeledContent", "ProgressView", "ContentUnavailableView", "GroupBox", "DatePicker",
    "ColorPicker", "ShareLink", "Tab",
  ]
  private static let modifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "alert",
    "confirmationDialog",
  ]
  /// Initialisers and functions that look up what they are given.
  private static let lookups: Set<String> = resources.union(["NSLocalizedString"])
  /// Keys that somebody else shows.
  static let resources: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]
  /// Another table, or another bundle's.
  static let ownTable: Set<String> = ["bundle", "tableName", "table", "verbatim"]
  /// UIKit's, by their argument.
  private static let system: Set<String> = [
    "UIAlertController.title", "UIAlertController.message", "UIAlertAction.title", "UIBarButtonItem.title",
    "UITabBarItem.title", "UIAction.title", "UIMenu.title",
  ]
  static let properties: Set<String> = [
    "placeholder", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "prompt",
  ]
  private static let rounds = 3

  private let files: [BehaviourFile]
  /// Types that the project calls as SwiftUI calls its own.
  private let shadowed: Set<String>
  /// Names of properties that are keys.
  private let keys: Set<String>
  /// Members of `String` that look it up: `"key".localized`.
  let ownProperties: Set<String>
  /// Functions of the project's own that look up what they are given first.
  private let ownLookups: Set<String>
  /// `VitalsCard.type`, `show.message`; what `show` is declared in is not told apart.
  private var own: Set<String> = []

  init(_ files: [BehaviourFile]) {
    self.files = files
    let declarations = files.flatMap { file in file.outline.declarations.map { (file, $0) } }
    shadowed = Set(
      declarations.filter { $0.1.kind == .type || $0.1.kind == .function && Self.lookups.contains($0.1.name) }
        .map(\.1.name))
    keys = Set(
      declarations.filter { file, declaration in
        declaration.kind != .type && declaration.kind != .preview
          && file.slice(declaration.extent).prefix { $0 != "{" && $0 != "=" }.contains("LocalizedStr")
      }.map(\.1.name))
    ownProperties = Set(
      declarations.filter { file, declaration in
        (declaration.kind == .property || declaration.kind == .function) && declaration.typeName == "String"
          && Self.looksUp("self", in: file.slice(declaration.extent))
      }.map(\.1.name))
    var lookups: [String: Bool] = [:]
    for (file, function) in declarations where function.kind == .function {
      let text = file.slice(function.extent)
      let first = Self.stringParameters(text.prefix { $0 != "{" }).first
      let isLookup =
        first.map { $0.label == "_" && text.contains("-> String") && Self.looksUp($0.name, in: text) } ?? false
      lookups[function.name] = lookups[function.name, default: true] && isLookup
    }
    ownLookups = Set(lookups.filter(\.value).keys)
    for _ in 0..<Self.rounds {
      let before = own.count
      files.forEach(addTypes)
      addFunctions()
      if own.count == before { break }
    }
  }

  /// - Returns: The argument that is a key.
  func key(of call: SourceOutline.Call) -> SourceOutline.Argument? {
    let isCalled =
      call.base == nil
      ? !shadowed.contains(call.name) && (Self.views.contains(call.name) || Self.lookups.contains(call.name))
      : Self.modifiers.contains(call.name)
    if isCalled, let first = call.arguments.first, first.label == nil { return first }
    if call.base == nil, call.name == "String" { return call.arguments.first { $0.label == "localized" } }
    return nil
  }

  /// `localized("save_title")`, `L("Save", value: "Save", comment: "…")`: what a function of the project's own looks up.
  func ownKey(of call: SourceOutline.Call) -> SourceOutline.Argument? {
    guard call.base == nil, ownLookups.contains(call.name), let first = call.arguments.first, first.label == nil else {
      return nil
    }
    return first
  }

  private static func looksUp(_ name: String, in text: String) -> Bool {
    ["NSLocalizedString(\(name)", "LocalizationValue(\(name)", "forKey: \(name)"].contains { text.contains($0) }
      && !text.contains("UserDefaults")
  }

  static func isLookup(_ call: SourceOutline.Call) -> Bool {
    call.base == nil && (lookups.contains(call.name) || call.name == "String")
  }

  func isKey(_ names: [String]) -> Bool { names.contains { keys.contains(BehaviourFile.last($0)) } }

  func takesString(_ call: SourceOutline.Call, _ label: String?, in file: BehaviourFile) -> Bool {
    // Only the first has none: the others are told apart by nothing.
    guard label != nil || call.arguments.first?.label == nil else { return false }
    let name = "\(call.name).\(label ?? "_")"
    if call.base == nil, Self.system.contains(name) { return true }
    return own.contains(name)
  }

  // MARK: The project's own

  /// `struct Card: View { let title: String … Text(title) }`.
  private func addTypes(_ file: BehaviourFile) {
    for type in file.outline.declarations where type.kind == .type && type.attributes.contains("View") {
      let text = file.slice(type.extent)
      for property in file.outline.declarations
      where property.kind == .property && property.isStored && property.typeName == type.typeName {
        let name = "\(type.name).\(property.name)"
        guard !own.contains(name), property.attributes.isEmpty,
          Self.isString(file.slice(property.extent), property.name),
          !text.contains("\(property.name): LocalizedStr"), !Self.isLookedUp(property.name, in: text),
          !text.contains("init(") || Self.isString(text, property.name)
        else { continue }
        if shows(property.name, within: type.extent, in: file) { own.insert(name) }
      }
    }
  }

  /// What a message says, by the parameter.
  private static let texts = StatusWords.messageTexts.union(["description"])

  /// `func show(message: String) { UIAlertController(title: nil, message: message, …) }`, where all of the name do so; what
  /// `func showBanner(title: String)` does with its title may be a package's to know.
  private func addFunctions() {
    var isShowing: [String: Bool] = [:]
    for file in files {
      for function in file.outline.declarations where function.kind == .function {
        let text = file.slice(function.extent)
        let header = text.prefix { $0 != "{" }
        guard header.contains("String") else { continue }
        for parameter in Self.stringParameters(header) {
          let isMessage =
            Self.texts.contains(parameter.label) && StatusWords.isShowing(message: function.name)
            && isHandedOn(parameter.name, within: function.extent, in: file)
          let shows =
            !Self.isLookedUp(parameter.name, in: text)
            && (isMessage || shows(parameter.name, within: function.extent, in: file))
          isShowing["\(function.name).\(parameter.label)", default: true] =
            shows
            && isShowing[
              "\(function.name).\(parameter.label)", default: true]
        }
      }
    }
    own.formUnion(isShowing.filter(\.value).keys)
  }

  /// The name is given to anything but the log.
  private func isHandedOn(_ name: String, within extent: Range<Int>, in file: BehaviourFile) -> Bool {
    file.calls(in: extent).contains { call in
      !SilentFailureReader.isLogging(call.name)
        && call.arguments.contains { argument in
          file.outline.references.within(argument.extent).contains { $0.path == name }
        }
    }
  }

  private static func isLookedUp(_ name: String, in text: String) -> Bool {
    [
      "NSLocalizedString(\(name)", "LocalizedStringKey(\(name)", "LocalizedStringResource(\(name)", "\(name).locali",
      "localized: \(name)", "forKey: \(name)", "LocalizationValue(\(name)",
    ].contains { text.contains($0) }
  }

  /// `title: String`, `message: String?`; neither `[String]` nor `StringKey`.
  private static func isString(_ text: String, _ name: String) -> Bool {
    guard let range = text.firstRange(of: "\(name): String") else { return false }
    guard let next = text[range.upperBound...].first else { return true }
    return !next.isLetter && next != "."
  }

  /// Parameters that are texts; the first without a label is `_`.
  private static func stringParameters(_ header: Substring) -> [(label: String, name: String)] {
    guard let open = header.firstIndex(of: "(") else { return [] }
    var found: [(label: String, name: String)] = []
    for (index, part) in header[open...].dropFirst().split(separator: ",").enumerated() {
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let names = sides[0].split { $0.isWhitespace }.map(String.init)
      let type = sides[1].drop { $0 == " " }.prefix { $0.isLetter || $0 == "?" }
      guard type == "String" || type == "String?", let label = names.first, let name = names.last, names.count <= 2,
        label != "_" || index == 0
      else { continue }
      found.append((label, name))
    }
    return found
  }

  /// The name is given as it is to a call that shows it.
  private func shows(_ name: String, within extent: Range<Int>, in file: BehaviourFile) -> Bool {
    file.calls(in: extent).contains { call in
      guard !call.arguments.contains(where: { Self.ownTable.contains($0.label ?? "") && $0.label != "verbatim" }) else {
        return false
      }
      if call.base == nil, Self.lookups.contains(call.name) || call.name == "String" { return false }
      if let title = key(of: call), Self.isPlain(file.slice(title.extent), name) { return true }
      return call.arguments.contains {
        takesString(call, $0.label, in: file) && Self.isPlain(file.slice($0.extent), name)
          && ($0.label != nil || $0.extent == call.arguments.first?.extent)
      }
    }
  }
  private static func isPlain(_ text: String, _ name: String) -> Bool { text == name || text == "self.\(name)" }
}
