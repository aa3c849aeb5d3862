import SightlineModel
import SourceDocuments

/// Reads `.xcstrings`; keeps what it can of a broken file.
enum StringCatalogReader {
  struct Result {
    var sourceLanguage: String?
    var entries: [StringEntry] = []
    var problems: [InputProblem] = []
  }

  static func read(bytes: [UInt8], file: String, table: String) -> Result {
    let (value, problems) = JSONDocument.parse(bytes: bytes, file: file)
    var result = Result(problems: problems)
    guard let value else { return result }
    guard let root = value.object else {
      result.problems.append(InputProblem(.unreadable, "a string catalogue is an object", at: value.location))
      return result
    }
    result.sourceLanguage = root["sourceLanguage"]?.string.map(LocaleName.normalized)
    if result.sourceLanguage == nil {
      result.problems.append(InputProblem(.warning, "no \"sourceLanguage\"; English is assumed", at: value.location))
    }
    if let version = root["version"], !["1.0", "1.1", "1.2"].contains(version.string ?? "") {
      let message = "version \(version.range.text) is unknown; read as 1.2"
      result.problems.append(InputProblem(.warning, message, at: version.location))
    }
    guard let strings = root["strings"] else {
      result.problems.append(InputProblem(.unreadable, "no \"strings\" in the catalogue", at: value.location))
      return result
    }
    for member in strings.object?.members ?? [] {
      result.entries.append(entry(member, table: table, problems: &result.problems))
    }
    return result
  }

  private static func entry(
    _ member: DocumentObject.Member, table: String, problems: inout [InputProblem]
  ) -> StringEntry {
    var entry = StringEntry(key: member.key, table: table, location: member.location)
    guard let object = member.value.object else {
      problems.append(
        InputProblem(.unreadable, "an entry is an object, not \(member.value.kindName)", at: member.value.location))
      return entry
    }
    entry.comment = object["comment"]?.string
    entry.extraction = object["extractionState"]?.string.flatMap(StringEntry.Extraction.init)
    entry.shouldTranslate = object["shouldTranslate"]?.bool ?? true
    for localization in object["localizations"]?.object?.members ?? [] {
      guard let form = form(localization.value, at: localization.location, problems: &problems) else { continue }
      entry.localizations[LocaleName.normalized(localization.key)] = form
    }
    return entry
  }

  private static func form(
    _ value: DocumentValue, at location: SourceLocation, problems: inout [InputProblem]
  ) -> LocalizedForm? {
    if let set = value["stringSet"]?["values"]?.array, let first = set.first, let text = first.string {
      let unit = StringUnit(text: text, state: .translated, location: first.location)
      return LocalizedForm(location: first.location, variation: .unit(unit))
    }
    guard let variation = variation(value, problems: &problems) else { return nil }
    var substitutions: [String: Substitution] = [:]
    for member in value["substitutions"]?.object?.members ?? [] {
      guard let inner = Self.variation(member.value, problems: &problems) else { continue }
      substitutions[member.key] = Substitution(
        argument: member.value["argNum"]?.integer, specifier: member.value["formatSpecifier"]?.string ?? "lld",
        variation: inner)
    }
    for leaf in variation.leaves {
      for name in FormatTemplate(leaf.text).substitutions where substitutions[name] == nil {
        let hint = nearestName(to: name, in: substitutions.keys.sorted()).map { "; nearest is '\($0)'" } ?? ""
        // The text is read all the same: languages define their substitutions one by one, and a translation may be unfinished.
        problems.append(InputProblem(.warning, "no substitution is named '\(name)'\(hint)", at: leaf.location))
      }
    }
    return LocalizedForm(
      location: variation.leaves.first?.location ?? location, variation: variation, substitutions: substitutions)
  }

  private static func variation(_ value: DocumentValue, problems: inout [InputProblem]) -> Variation? {
    if let unit = value["stringUnit"] {
      if value["variations"] != nil {
        problems.append(
          InputProblem(.warning, "\"stringUnit\" beside \"variations\": Xcode drops one of them", at: unit.location))
      }
      guard let text = unit["value"]?.string else { return nil }
      let state = unit["state"]?.string.flatMap(StringUnit.State.init) ?? .translated
      return .unit(StringUnit(text: text, state: state, location: unit["value"]?.location ?? unit.location))
    }
    guard let variations = value["variations"]?.object else { return nil }
    if let devices = variations["device"]?.object {
      var forms: [DeviceClass: Variation] = [:]
      for member in devices.members {
        guard let device = DeviceClass(rawValue: member.key) else {
          problems.append(unknown("device", member, DeviceClass.allCases.map(\.rawValue)))
          continue
        }
        forms[device] = variation(member.value, problems: &problems)
      }
      return .device(forms)
    }
    guard let plurals = variations["plural"]?.object else { return nil }
    var forms: [PluralCategory: Variation] = [:]
    for member in plurals.members {
      guard let category = PluralCategory(rawValue: member.key) else {
        problems.append(unknown("plural category", member, PluralCategory.allCases.map(\.rawValue)))
        continue
      }
      forms[category] = variation(member.value, problems: &problems)
    }
    if forms[.other] == nil, let first = plurals.members.first {
      problems.append(
        InputProblem(.unreadable, "the plural has no \"other\", which every language needs", at: first.location))
    }
    return .plural(forms)
  }

  private static func unknown(_ kind: String, _ member: DocumentObject.Member, _ names: [String]) -> InputProblem {
    let hint = nearestName(to: member.key, in: names).map { "; nearest is '\($0)'" } ?? ""
    return InputProblem(.warning, "no \(kind) is named '\(member.key)'\(hint)", at: member.location)
  }
}
