import Foundation
package import SightlineModel
import SourceDocuments
import StringCatalogs

/// Budgets written to where translators see them.
package struct BudgetFiles {
  /// What is written, by absolute path, as it is shown.
  private var files: [(shown: String, path: String, before: [UInt8], after: [UInt8])] = []
  /// What was left and why, a line each.
  package private(set) var notes: [String] = []
  package init() {}

  /// Paths of the files that change.
  package var paths: [String] { files.filter { $0.before != $0.after }.map(\.shown) }

  /// Sets a line of the comment of each key in the string catalogues of a project.
  package mutating func addCatalogs(of project: Project, _ budgets: TextBudgets) {
    var lines: [String: [String: String]] = [:]
    for (table, own) in Dictionary(grouping: budgets.budgets, by: \.table) {
      for (key, languages) in Dictionary(grouping: own, by: \.key) {
        lines[table, default: [:]][key] = Self.comment(languages)
      }
    }
    for file in project.discovery.files(.stringCatalog) {
      let table = String((file.path.split(separator: "/").last ?? "").prefix { $0 != "." })
      guard let bytes = try? file.bytes(), let comments = CatalogComments(bytes: bytes, file: file.path) else {
        notes.append("\(file.path): no string catalogue that can be read; nothing is written to it")
        continue
      }
      files.append((file.path, file.absolutePath, bytes, comments.setting(lines[table] ?? [:])))
    }
    if !project.discovery.files(.strings).isEmpty {
      notes.append("budgets are written to .xcstrings and XLIFF, not to .strings files")
    }
  }

  /// `Length: at most 14 characters; de 14, fr 17`; `nil` where no language has a limit.
  static func comment(_ budgets: [TextBudget]) -> String? {
    let limits = budgets.compactMap { budget in budget.limit.map { (budget.locale, $0.characters) } }
      .sorted { $0.0 < $1.0 }
    guard let least = limits.map(\.1).min() else { return nil }
    let each = limits.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(CatalogComments.mark)at most \(least) characters; \(each)"
  }

  /// Sets `maxwidth`, or `sizeRestriction`, of the units of an XLIFF file.
  package mutating func add(_ file: TranslationFile, _ budgets: TextBudgets) {
    var limits: [[String]: Int] = [:]
    for budget in budgets.budgets {
      if let limit = budget.limit { limits[[budget.table, budget.key, budget.locale]] = limit.characters }
    }
    let (after, left) = file.document.setting { unit in
      unit.language.flatMap { limits[[unit.table, unit.key, $0]] }
    }
    notes += left.map { "\($0.location): has a limit that is not in characters; it stays" }
    files.append((file.shown, file.path, file.bytes, after))
  }

  /// Writes what changes, beside the file and then in its place.
  package func write() throws(UnusableInput) {
    for file in files where file.before != file.after {
      let url = URL(fileURLWithPath: file.path).resolvingSymlinksInPath()
      guard FileManager.default.contents(atPath: url.path).map({ [UInt8]($0) }) == file.before else {
        throw UnusableInput("\(file.shown): the file has changed meanwhile; run it again")
      }
      let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
      do {
        try Data(file.after).write(to: url, options: .atomic)
        if let permissions {
          try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        }
      } catch {
        throw UnusableInput("\(file.shown): the file cannot be written; check its permissions")
      }
    }
  }
}
