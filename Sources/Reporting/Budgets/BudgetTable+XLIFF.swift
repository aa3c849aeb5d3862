import SightlineModel

/// Limits in the files that translators get.
extension BudgetTable {
  /// XLIFF 1.2 with `maxwidth` in characters, a file for each table and language but the source.
  package var xliff: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    let source = sources
    let tables = Set(result.budgets.map(\.table)).sorted()
    for table in tables {
      for locale in result.locales where locale != result.sourceLanguage {
        let own = result.budgets.filter { $0.table == table && $0.locale == locale }
        guard !own.isEmpty else { continue }
        text += "  <file original=\"\(XMLText.escaped(table)).xcstrings\" datatype=\"plaintext\" "
        text +=
          "source-language=\"\(XMLText.escaped(result.sourceLanguage))\" target-language=\"\(XMLText.escaped(locale))\">\n    <body>\n"
        for budget in own {
          let limit = budget.limit.map { " maxwidth=\"\($0.characters)\" size-unit=\"char\"" } ?? ""
          text += "      <trans-unit id=\"\(XMLText.escaped(budget.key))\"\(limit) xml:space=\"preserve\">\n"
          text += "        <source>\(XMLText.escaped(source[[table, budget.key]] ?? budget.key))</source>\n"
          text += "        <target>\(XMLText.escaped(budget.text))</target>\n"
          if let words = note(budget) { text += "        <note>\(XMLText.escaped(words))</note>\n" }
          text += "      </trans-unit>\n"
        }
        text += "    </body>\n  </file>\n"
      }
    }
    return text + "</xliff>\n"
  }

  /// XLIFF 2.0 in one language, with `sizeRestriction` in code points.
  ///
  /// - Source: XLIFF Version 2.1, Size and Length Restriction Module.
  package func secondXLIFF(_ locale: String) -> String {
    let source = sources
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" \
      version="2.0" srcLang="\(XMLText.escaped(result.sourceLanguage))" trgLang="\(XMLText.escaped(locale))">

      """
    var number = 0
    for (index, table) in Set(result.budgets.map(\.table)).sorted().enumerated() {
      let own = result.budgets.filter { $0.table == table && $0.locale == locale }
      guard !own.isEmpty else { continue }
      text += "  <file id=\"f\(index + 1)\" original=\"\(XMLText.escaped(table)).xcstrings\">\n"
      text += "    <slr:profiles generalProfile=\"xliff:codepoints\"/>\n"
      for budget in own {
        number += 1
        let limit = budget.limit.map { " slr:sizeRestriction=\"\($0.characters)\"" } ?? ""
        text += "    <unit id=\"u\(number)\" name=\"\(XMLText.escaped(budget.key))\"\(limit) canResegment=\"no\">\n"
        if let words = note(budget) { text += "      <notes><note>\(XMLText.escaped(words))</note></notes>\n" }
        text += "      <segment>\n        <source xml:space=\"preserve\">"
        text += "\(XMLText.escaped(source[[table, budget.key]] ?? budget.key))</source>\n"
        text +=
          "        <target xml:space=\"preserve\">\(XMLText.escaped(budget.text))</target>\n      </segment>\n    </unit>\n"
      }
      text += "  </file>\n"
    }
    return text + "</xliff>\n"
  }

  /// Texts of the source language by table and key.
  private var sources: [[String]: String] {
    let drawn = result.budgets.filter { $0.locale == result.sourceLanguage }.map { ([$0.table, $0.key], $0.text) }
    return Dictionary(drawn, uniquingKeysWith: { first, _ in first }).merging(result.sourceTexts) { own, _ in own }
  }

  /// What fits, and where it has to.
  private func note(_ budget: TextBudget) -> String? {
    budget.limit.map { limit in
      "\(Self.words(limit)) at \(limit.place.size.rawValue) on \(limit.place.device): \(limit.place.screen)"
    }
  }
}
