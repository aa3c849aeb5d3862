import AuditEngine
import Rules
package import SightlineModel
import StringCatalogs
import WorkJournal

extension AuditPipeline {
  /// Sizes whose room is measured unless others are asked for: the usual one, and the largest with and without the
  /// accessibility sizes.
  package static let budgetSizes: [DynamicTypeSize] = [.large, .xxxLarge, .ax5]

  /// How long every text of the string tables may get, in the languages asked for.
  ///
  /// - Parameters:
  ///   - checks: Texts are held against the budgets: the translations in the tables.
  ///   - files: Translations that came back, held against the budgets in their place.
  /// - Throws: When nothing is drawn.
  package func textBudgets(
    checks: Bool = false, files: [TranslationFile] = []
  ) throws(UnusableInput) -> TextBudgets {
    let returned = files.isEmpty ? nil : TranslationFile.texts(of: files)
    let project = try self.project()
    var notes: [String] = []
    // 1. Everything that is read, in the variants asked for.
    progress(AuditProgress(step: "Reading sources"))
    let setting = try RunSetting(project, self)
    let inputs = setting.inputs
    try request.checkScreenIsNamed(inputs, project.configuration)
    var matrix = setting.matrix
    matrix.appearances = [.light]
    if request.overrides.sizes.isEmpty, matrix.sizes.count == DynamicTypeSize.allCases.count {
      matrix.sizes = Self.budgetSizes
    }
    matrix.locales.removeAll { $0 == LocaleName.accented || $0 == LocaleName.mirrored }
    let asked = TranslationFile.languages(of: files)
    if request.overrides.locales.isEmpty, !asked.isEmpty { matrix.locales = asked }
    if request.overrides.devices.isEmpty, let narrow = matrix.devices.min(by: { $0.size.width < $1.size.width }) {
      matrix.devices = [narrow]
    }
    var auditor = setting.auditor
    auditor.rules = setting.rules.rules.filter { BudgetMeasurer.rules.contains($0.ruleID) }
    auditor.sizeRules = []
    for rule in BudgetMeasurer.rules.subtracting(auditor.rules.map(\.ruleID)).sorted() {
      notes.append("\(rule) is off: what it would find limits no text")
    }
    let screens = read(setting, matrix, auditor)
    guard !screens.isEmpty else { throw UnusableInput("no screen was found; 'sightline audit' says why") }
    // 2. What is drawn where.
    let drawn = auditor.drawnTexts(screens, matrix: matrix) { [progress] in
      progress(AuditProgress(step: "Looking for texts", done: $0, total: $1))
    }
    guard !drawn.places.isEmpty else {
      throw UnusableInput("no screen draws a text of a string table; Text(\"…\") and String(localized:) are such texts")
    }
    // 3. Each text, longer and longer.
    let texts = BudgetTexts(inputs.strings, inputs.typesetter, locales: matrix.locales)
    let borrowed = matrix.locales.filter { texts[$0].isBorrowed }
    if !borrowed.isEmpty {
      notes.append(
        "\(borrowed.joined(separator: ", ")): measured with the words of \(inputs.strings.sourceLanguage), since there "
          + "are few or none of its own")
    }
    let keys = drawn.places.keys.sorted()
    let questions = keys.map { question($0, drawn.shown[$0] ?? "", texts, checks, checks ? returned : nil) }
    let measurer = BudgetMeasurer(auditor, drawn)
    let step = "Measuring \(keys.count) texts"
    var budgets: [TextBudget] = []
    Parallel.forEach(questions, threads: request.threads) {
      measurer.budget($0)
    } consume: { [progress] _, budget in
      budgets.append(budget)
      progress(AuditProgress(step: step, done: budgets.count, total: keys.count))
    }
    let shown = Set(keys.map { [$0.table, $0.key] })
    let undrawn = inputs.strings.entries.filter { !shown.contains([$0.table, $0.key]) && $0.extraction != .stale }
    var result = TextBudgets(
      budgets: budgets, sourceLanguage: inputs.strings.sourceLanguage, sizes: matrix.sizes, locales: matrix.locales,
      devices: matrix.devices.map(\.alias), undrawn: undrawn.map { "\($0.table): \($0.key)" }, notes: notes)
    for key in keys {
      let entry = inputs.strings.entry(key.key, table: key.table)
      result.sourceTexts[[key.table, key.key]] = entry.flatMap {
        texts.texts(of: $0, result.sourceLanguage).first?.text
      }
    }
    result.hasTranslations = questions.contains { !$0.candidates.isEmpty }
    return result
  }

  /// All screens with what a walk meets, in the variants of a matrix.
  private func read(_ setting: RunSetting, _ matrix: VariantMatrix, _ auditor: ScreenAuditor) -> [Screen] {
    let configuration = setting.project.configuration
    var reading = ScreenReading(setting.inputs, configuration, threads: request.threads)
    reading.end(by: setting.timeLimit)
    let previewWalk = PreviewWalk(auditor: auditor, variant: setting.standard, variants: matrix.variants)
    let walked = WorkJournal.during(Work(.step, "reading the screens")) {
      reading.read(matrix: matrix, threads: request.threads, previewWalk: previewWalk) { [progress] in
        progress(AuditProgress(step: "Reading \($0)", done: $1, total: $2))
      } walk: { [self, sources = reading.sources, leftOut = setting.project.leftOut] in
        guard !leftOut.has(.walkingTheApp) else { return nil }
        return walk(
          sources, auditor, setting.standard, budget: configuration.budgets.states.value, variants: matrix.variants)
      }
    }
    if let walked { reading.add(walked.states, configuration) }
    reading.addPreviewed(configuration)
    return reading.screens.filter { request.onlyScreen == nil || $0.name == request.onlyScreen }
  }

  private func question(
    _ key: DrawnKey, _ shown: String, _ texts: BudgetTexts, _ checks: Bool,
    _ returned: [DrawnKey: [TranslationFile.Text]]?
  ) -> BudgetQuestion {
    let language = texts[key.locale]
    let entry = texts.tables.entry(key.key, table: key.table)
    let own = entry.map { texts.texts(of: $0, key.locale) } ?? []
    let all = entry.map { entry in
      entry.localizations.values.flatMap(\.leaves).map { BudgetTexts.literal($0.text).count }
    }
    // The form that is shown: the one whose literal text is closest in length to what was drawn, without being longer.
    let now = own.first?.text ?? key.key
    let length = BudgetTexts.literal(now).count
    let hasPlaceholders = BudgetTexts.literal(now) != now && shown.count > length
    let filledIn = hasPlaceholders ? shown.count - length : 0
    let longest = max(100, 4 * max(shown.count, (all?.max() ?? 0) + filledIn))
    let filler = FillerText(own: [shown], words: language.words, isSpaced: language.isSpaced, length: longest)
    var candidates: [BudgetQuestion.Candidate] = []
    let isTranslation = key.locale != texts.tables.sourceLanguage || request.overrides.locales.contains(key.locale)
    if let returned {
      candidates = (returned[key] ?? []).map { candidate($0.text, $0.location, shown, now, filledIn, filler) }
    } else if checks, isTranslation {
      candidates = own.map { candidate($0.text, $0.location, shown, now, filledIn, filler) }
    }
    return BudgetQuestion(
      key: key, text: now, length: length, filledIn: filledIn, filler: filler, widths: language.widths,
      longest: longest, candidates: candidates)
  }

  private func candidate(
    _ text: String, _ location: SourceLocation, _ shown: String, _ now: String, _ filledIn: Int, _ filler: FillerText
  ) -> BudgetQuestion.Candidate {
    BudgetQuestion.Candidate(
      text: text, shown: text == now ? shown : BudgetTexts.filled(text, with: filledIn, filler),
      length: BudgetTexts.literal(text).count, location: location)
  }
}
