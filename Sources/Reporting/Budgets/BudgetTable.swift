package import SightlineModel

/// Length budgets for people, spreadsheets and programs.
package struct BudgetTable: Sendable {
  let result: TextBudgets
  package init(_ result: TextBudgets) { self.result = result }

  // MARK: Text

  /// Each text with its languages; those without a limit on one line.
  package var text: String {
    var text = ""
    for own in texts {
      text += "\(Visible.line(own[0].key))" + (own[0].table == "Localizable" ? "" : "  (\(own[0].table))") + "\n"
      for budget in own {
        guard let limit = budget.limit else { continue }
        text += "  \(budget.locale): \(Self.words(limit)); now \(budget.length)"
        let over = budget.length - limit.characters
        if over > 0 { text += ", \(over) more" }
        if budget.filledIn > 0 { text += "; placeholders take \(budget.filledIn)" }
        text += ": \(Self.words(limit.place))\n"
      }
      for (words, languages) in Self.others(own) { text += "  \(languages.joined(separator: ", ")): \(words)\n" }
    }
    return text + closing
  }

  /// `14 ± 2 characters fit (8.1 em)`.
  static func words(_ limit: TextBudget.Limit) -> String {
    "\(limit.characters) ± \(limit.error) \(limit.characters == 1 ? "character fits" : "characters fit") (\(ems(limit)) em)"
  }

  private static func words(_ place: TextBudget.Place) -> String {
    let what = place.other.map { ", then \(Visible.line($0)) gives way" } ?? ""
    return
      "\(place.location?.description ?? place.screen), \(place.screen) at \(place.size.rawValue) on \(place.device)"
      + " (\(place.rule))\(what)"
  }

  private static func others(_ budgets: [TextBudget]) -> [(words: String, languages: [String])] {
    var result: [(words: String, languages: [String])] = []
    for budget in budgets {
      let words: String
      switch budget.room {
      case .limited: continue
      case .open(let tried): words = "no limit (\(tried) characters tried)"
      case .unknown(let why): words = "not measured: \(why)"
      }
      if let index = result.firstIndex(where: { $0.words == words }) {
        result[index].languages.append(budget.locale)
      } else {
        result.append((words, [budget.locale]))
      }
    }
    return result
  }

  private var closing: String {
    let limited = texts.count { $0.contains { $0.limit != nil } }
    var lines = [
      "\(texts.count) texts, \(limited) with a limit; at \(result.sizes.map(\.rawValue).joined(separator: ", ")) on "
        + "\(result.devices.joined(separator: ", ")), in \(result.locales.joined(separator: ", "))."
    ]
    if !result.undrawn.isEmpty {
      lines.append(
        "\(result.undrawn.count) texts of the tables are drawn on no screen that was laid out; --format json lists them."
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// By table and key.
  private var texts: [[TextBudget]] {
    var groups: [[TextBudget]] = []
    for budget in result.budgets {
      if let last = groups.last?.last, last.table == budget.table, last.key == budget.key {
        groups[groups.count - 1].append(budget)
      } else {
        groups.append([budget])
      }
    }
    return groups
  }

  private static func ems(_ limit: TextBudget.Limit) -> String { Decimals.text((limit.ems * 10).rounded() / 10) ?? "0" }

  // MARK: What does not fit

  /// A line for each text that does not fit, or may not, and a count.
  package var excesses: String {
    var lines: [String] = []
    for budget in result.budgets {
      for excess in budget.excesses {
        var line = excess.location.map { "\($0): " } ?? ""
        line += excess.isCertain ? "error: " : "review: "
        line += "\(budget.locale): “\(Visible.line(excess.text))” has \(excess.length) characters"
        if let limit = budget.limit {
          line += ", about \(limit.characters) ± \(limit.error) fit (\(Self.ems(limit)) em)"
        }
        if !excess.isCertain { line += ", and it may be cut: within the error of the fonts" }
        lines.append(line + ": \(Self.words(excess.place)) [\(Visible.line(budget.key))]\n")
      }
    }
    let excesses = result.budgets.flatMap(\.excesses)
    guard result.hasTranslations else {
      return
        "No text that is drawn has a translation to check. Leave out --check to see how long each text may get.\n"
    }
    let sure = excesses.count(where: \.isCertain)
    var words =
      sure == 0
      ? (excesses.isEmpty ? "Every text fits" : "No text surely does not fit")
      : "\(sure) \(sure == 1 ? "text does" : "texts do") not fit"
    if excesses.count > sure { words += ", \(excesses.count - sure) may not" }
    return lines.joined()
      + "\(words) at \(result.sizes.map(\.rawValue).joined(separator: ", ")) on \(result.devices.joined(separator: ", ")).\n"
  }

  package var hasExcesses: Bool { result.budgets.contains { $0.excesses.contains(where: \.isCertain) } }

  // MARK: For programs

  package var json: String {
    let budgets = result.budgets.map { budget -> JSONValue in
      var value: JSONValue = [
        "table": .string(budget.table), "key": .string(budget.key), "locale": .string(budget.locale),
        "text": .string(budget.text), "length": .integer(budget.length), "filledIn": .integer(budget.filledIn),
        "layouts": .integer(budget.layouts),
      ]
      switch budget.room {
      case .open(let tried): value = value.adding("tried", .integer(tried))
      case .unknown(let why): value = value.adding("notMeasured", .string(why))
      case .limited(let limit):
        value = value.adding("characters", .integer(limit.characters)).adding("error", .integer(limit.error))
          .adding("ems", .number(limit.ems)).adding("place", Self.json(limit.place))
      }
      guard !budget.excesses.isEmpty else { return value }
      return value.adding(
        "excesses",
        .array(
          budget.excesses.map { excess in
            [
              "text": .string(excess.text), "length": .integer(excess.length), "certain": .bool(excess.isCertain),
              "location": .optional(excess.location?.description), "place": Self.json(excess.place),
            ]
          }))
    }
    return JSONWriter.text([
      "sourceLanguage": .string(result.sourceLanguage), "sizes": .strings(result.sizes.map(\.rawValue)),
      "locales": .strings(result.locales), "devices": .strings(result.devices), "budgets": .array(budgets),
      "undrawn": .strings(result.undrawn), "notes": .strings(result.notes),
    ])
  }

  private static func json(_ place: TextBudget.Place) -> JSONValue {
    [
      "screen": .string(place.screen), "state": .string(place.state), "size": .string(place.size.rawValue),
      "device": .string(place.device), "location": .optional(place.location?.description),
      "rule": .string(place.rule.rawValue), "other": .optional(place.other),
    ]
  }

  /// One row a text and language; empty numbers have no limit.
  ///
  /// - Source: RFC 4180.
  package var csv: String {
    let head = [
      "table", "key", "locale", "text", "length", "filled in", "characters", "error", "ems", "screen", "size", "device",
      "place", "rule",
    ]
    let rows = result.budgets.map { budget -> [String] in
      let limit = budget.limit
      return [
        budget.table, budget.key, budget.locale, budget.text, String(budget.length), String(budget.filledIn),
        limit.map { String($0.characters) } ?? "", limit.map { String($0.error) } ?? "", limit.map(Self.ems) ?? "",
        limit?.place.screen ?? "", limit?.place.size.rawValue ?? "", limit?.place.device ?? "",
        limit?.place.location?.description ?? "", limit?.place.rule.rawValue ?? "",
      ]
    }
    return ([head] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// What a spreadsheet would run as a formula is kept from it by an apostrophe.
  private static func field(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t".contains($0) } ?? false
    let safe = (isFormula ? "'" : "") + text
    guard safe.contains(where: { ",\"\n\r\r\n".contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
