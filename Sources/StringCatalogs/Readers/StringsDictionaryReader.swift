import SightlineModel
import SourceDocuments

/// Reads `.stringsdict`.
enum StringsDictionaryReader {
  static func read(
    bytes: [UInt8], file: String, table: String, language: String
  ) -> (entries: [StringEntry], problems: [InputProblem]) {
    var (value, problems) = PropertyListDocument.parse(bytes: bytes, file: file)
    var entries: [StringEntry] = []
    for member in value?.object?.members ?? [] {
      guard let object = member.value.object else {
        problems.append(
          InputProblem(.unreadable, "an entry is a <dict>, not \(member.value.kindName)", at: member.location))
        continue
      }
      guard let form = form(object, of: language, at: member.location, problems: &problems) else { continue }
      var entry = StringEntry(key: member.key, table: table, location: member.location)
      entry.localizations[language] = form
      entries.append(entry)
    }
    return (entries, problems)
  }

  private static func unit(_ text: String, _ location: SourceLocation) -> Variation {
    .unit(StringUnit(text: text, state: .translated, location: location))
  }

  private static func form(
    _ object: DocumentObject, of language: String, at location: SourceLocation, problems: inout [InputProblem]
  ) -> LocalizedForm? {
    if let widths = object["NSStringVariableWidthRuleType"]?.object {
      let pairs = widths.members.compactMap { member in
        Int(member.key).flatMap { width in member.value.string.map { (width, unit($0, member.value.location)) } }
      }
      return LocalizedForm(location: location, variation: .width(Dictionary(pairs) { _, later in later }))
    }
    if let devices = object["NSStringDeviceSpecificRuleType"]?.object {
      let pairs = devices.members.compactMap { member in
        DeviceClass(rawValue: member.key).flatMap { device in
          member.value.string.map { (device, unit($0, member.value.location)) }
        }
      }
      return LocalizedForm(location: location, variation: .device(Dictionary(pairs) { _, later in later }))
    }
    guard let format = object["NSStringLocalizedFormatKey"], let text = format.string else {
      problems.append(
        InputProblem(
          .unreadable, "no NSStringLocalizedFormatKey, width rule or device rule in this entry", at: location))
      return nil
    }
    var substitutions: [String: Substitution] = [:]
    for member in object.members where member.key != "NSStringLocalizedFormatKey" {
      guard let rule = member.value.object else { continue }
      substitutions[member.key] = substitution(
        rule, named: member.key, of: language, at: member.location, problems: &problems)
    }
    let used = FormatTemplate(text).substitutions
    for name in used where substitutions[name] == nil {
      let hint = nearestName(to: name, in: substitutions.keys.sorted()).map { "; nearest is '\($0)'" } ?? ""
      problems.append(InputProblem(.unreadable, "no variable is named '\(name)'\(hint)", at: format.location))
    }
    reportLoops(substitutions, from: used, at: format.location, problems: &problems)
    return LocalizedForm(
      location: format.location, variation: unit(text, format.location), substitutions: substitutions)
  }

  private static func substitution(
    _ rule: DocumentObject, named name: String, of language: String, at location: SourceLocation,
    problems: inout [InputProblem]
  ) -> Substitution {
    var forms: [PluralCategory: Variation] = [:]
    for category in PluralCategory.allCases {
      guard let value = rule[category.rawValue], let text = value.string else { continue }
      forms[category] = unit(text, value.location)
    }
    if forms[.other] == nil {
      problems.append(
        PluralCategory.countsWholeNumbersAsOther(in: language)
          ? InputProblem(.unreadable, "'\(name)' has no \"other\", which every language needs", at: location)
          : InputProblem(.warning, "'\(name)' has no \"other\", which is what fractions are counted as", at: location))
    }
    return Substitution(
      argument: nil, specifier: rule["NSStringFormatValueTypeKey"]?.string ?? "d", variation: .plural(forms))
  }

  private static func reportLoops(
    _ substitutions: [String: Substitution], from roots: [String], at location: SourceLocation,
    problems: inout [InputProblem]
  ) {
    var finished: Set<String> = []
    func visit(_ name: String, _ path: [String]) {
      if let start = path.firstIndex(of: name) {
        let loop = (path[start...] + [name]).joined(separator: " → ")
        problems.append(InputProblem(.unreadable, "the variables name each other in a circle: \(loop)", at: location))
        return
      }
      guard path.count < 64, !finished.contains(name), let substitution = substitutions[name] else { return }
      for leaf in substitution.variation.leaves {
        for inner in FormatTemplate(leaf.text).substitutions { visit(inner, path + [name]) }
      }
      finished.insert(name)
    }
    for name in roots { visit(name, []) }
  }
}
