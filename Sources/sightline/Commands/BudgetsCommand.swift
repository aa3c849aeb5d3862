import AuditEngine
import AuditPipeline
import Foundation
import Reporting
import SightlineModel
import WorkJournal

/// `budgets`: how long each text may get in each language.
enum BudgetsCommand {
  private static let formats = ["table", "json", "csv", "xliff", "xliff2"]

  static let specification = CommandSpecification(
    "budgets", "Say how long each text may get in each language, for translators.",
    discussion: """
      Each text of a string table is replaced by longer and longer words of its language, and the screens that draw it are \
      laid out, until a rule on room fails that does not fail with a single letter: the text is cut or clipped, covers \
      another or leaves the screen, or pushes another out. The smallest room over all places counts. Unless others are asked \
      for, that is at large, xxxLarge and AX5, on the narrowest device of the configuration.

      With --check each translation is laid out as it is; with --xliff, those that came back in the files. Ends with 1 where \
      one surely does not fit; what may be cut within the error of the fonts is told as a review.

      With --write the limits are written: into the comments of string catalogues (a line beginning with 'Length:'), and as \
      maxwidth of the units of XLIFF files (sizeRestriction in XLIFF 2).
      """,
    argument: LookOptions.argument,
    options: [
      OptionSpecification(
        "format", .choice(formats),
        "A table unless given; xliff is XLIFF 1.2 with maxwidth, xliff2 2.0 with sizeRestriction."),
      OptionSpecification("output", short: "o", .file(placeholder: "FILE"), "Where to write, instead of printing."),
      OptionSpecification("check", "Says which translations do not fit, instead of the budgets."),
      OptionSpecification(
        "xliff", .file(placeholder: "FILE"), repeats: true, "XLIFF files to check, or to write limits to."),
      OptionSpecification("write", "Writes the limits into the catalogues' comments, or into the files of --xliff."),
      OptionSpecification("screen", .text(placeholder: "NAME"), "Only what this screen draws."),
      OptionSpecification("quiet", short: "q", "No progress, no remarks."),
    ] + CommonOptions.matrix.filter { ["size", "locale", "device", "orientation", "bold-text"].contains($0.name) }
      + CommonOptions.project,
    examples: [
      ("sightline budgets", "Every text with a limit, and what gives way first."),
      ("sightline budgets --locale de,fr --size large --format csv -o budgets.csv", "For a spreadsheet."),
      ("sightline budgets --write --xliff de.xliff", "Limits for translators, as maxwidth."),
      ("sightline budgets --check --xliff de.xliff", "What came back: what does not fit, and where."),
    ], isContained: true, run: run)

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    for other in ["write", "format"] where arguments.has("check") && arguments.has(other) {
      guard other == "write" || arguments.value("format") != "json" else { continue }
      throw UsageError(
        "--check says what does not fit; it goes with --format json, not with --\(other)", command: "budgets")
    }
    guard
      arguments.value("format") != "xliff2"
        || arguments.all("locale").count == 1 && arguments.all("locale")[0] != CommonOptions.everyLocale
    else {
      throw UsageError("XLIFF 2 holds one language; name it with --locale", command: "budgets")
    }
    let files = try arguments.all("xliff").map { try TranslationFile($0, path: console.absolute($0)) }
    let isQuiet = arguments.has("quiet")
    let progress = ProgressLine(console, isQuiet: isQuiet)
    let pipeline = AuditPipeline(try CommonOptions.request(.audit, arguments, console)) { progress.report($0) }
    let budgets: TextBudgets
    do {
      defer { progress.clear() }
      budgets = try pipeline.textBudgets(checks: arguments.has("check"), files: files)
    }
    let table = BudgetTable(budgets)
    let remarks = isQuiet ? [] : budgets.notes
    for note in remarks { console.complain("sightline: \(note)") }
    if arguments.has("check") {
      try write(arguments.value("format") == "json" ? table.json : table.excesses, arguments, console)
      return table.hasExcesses ? .findings : .clean
    }
    if arguments.has("write") {
      var written = BudgetFiles()
      if files.isEmpty { written.addCatalogs(of: try pipeline.project(), budgets) }
      for file in files { written.add(file, budgets) }
      try written.write()
      if !isQuiet {
        for note in written.notes { console.complain("sightline: \(note)") }
        console.complain(
          "sightline: "
            + (written.paths.isEmpty ? "nothing has changed" : "wrote \(written.paths.joined(separator: ", "))"))
      }
      guard arguments.has("format") || arguments.has("output") else { return .clean }
    }
    switch arguments.value("format") {
    case "json": try write(table.json, arguments, console)
    case "csv": try write(table.csv, arguments, console)
    case "xliff": try write(table.xliff, arguments, console)
    case "xliff2": try write(table.secondXLIFF(arguments.all("locale")[0]), arguments, console)
    default: try write(table.text, arguments, console)
    }
    return .clean
  }

  private static func write(_ text: String, _ arguments: CommandLineArguments, _ console: Console) throws {
    if let path = arguments.value("output") {
      try console.writeResult(text, to: path)
    } else {
      console.output.write(text)
    }
  }
}
