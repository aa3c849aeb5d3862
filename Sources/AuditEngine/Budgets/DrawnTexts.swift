import Layout
package import SightlineModel
import WorkJournal

/// A text of a string table in one language.
package struct DrawnKey: Hashable, Sendable, Comparable {
  package var table: String
  package var key: String
  package var locale: String
  package init(table: String, key: String, locale: String) {
    (self.table, self.key, self.locale) = (table, key, locale)
  }
  package static func < (a: Self, b: Self) -> Bool { (a.table, a.key, a.locale) < (b.table, b.key, b.locale) }
}

/// Which texts of string tables are drawn, in which layouts.
package struct DrawnTexts: Sendable {
  /// Largest text first, then the narrowest device: where there is least room as a rule.
  package var layouts: [BudgetLayout]
  /// Positions in `layouts`, ascending. States that draw the same texts at the same places count once.
  package var places: [DrawnKey: [Int]]
  /// As drawn in the first of them.
  package var shown: [DrawnKey: String]
}

/// One screen in one state, laid out for one variant.
package struct BudgetLayout: Sendable {
  package var screen: String
  package var state: String
  package var variant: Variant
  var tree: TreeCase
  var hasFocusedField: Bool
  /// What ends the process while it is laid out is left out of the next one.
  var work: Work
}

extension ScreenAuditor {
  /// Lays every screen out as it is, and looks for texts of string tables. What is only presumed is left out.
  package func drawnTexts(
    _ screens: [Screen], matrix: VariantMatrix, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> DrawnTexts {
    var notAudited: [AuditReport.NotAudited] = []
    let variants = matrix.variants
    let jobs = self.jobs(screens, variants, nil, &notAudited).filter { job in
      screens[job.screen].presumed == nil && screens[job.screen].states[job.state].presumption == nil
    }
    let layouts = jobs.map { job in
      BudgetLayout(
        screen: screens[job.screen].name, state: screens[job.screen].states[job.state].id,
        variant: variants[job.variants[0]], tree: job.tree, hasFocusedField: job.hasFocusedField,
        work: screens[job.screen].judging)
    }
    let order = layouts.indices.sorted { a, b in
      let (first, second) = (layouts[a].variant, layouts[b].variant)
      return (second.size.index, first.device.size.width, a) < (first.size.index, second.device.size.width, b)
    }
    let ordered = order.map { layouts[$0] }
    struct Drawn: Sendable {
      var texts: [DrawnKey: String] = [:]
      var signature: [String] = []
    }
    var result = DrawnTexts(layouts: ordered, places: [:], shown: [:])
    var seen: Set<[String]> = []
    var done = 0
    Parallel.forEach(ordered, threads: threads) { layout in
      var drawn = Drawn(signature: [layout.screen, layout.variant.description])
      WorkJournal.during(layout.work) {
        let laidOut = lower(layout.tree, layout.variant, hasFocusedField: layout.hasFocusedField).laidOut(bias: 0)
        laidOut.root.visitPlacedTexts { text, frame in
          drawn.signature.append("\(frame) \(text.lineLimit ?? 0) \(text.content.string)")
          for run in text.content.runs where run.isVerbatim != true {
            guard let own = run.localization, run.unknownReason == nil, !run.string.isEmpty else { continue }
            let key = DrawnKey(table: own.table ?? "Localizable", key: own.key, locale: layout.variant.locale)
            if drawn.texts[key] == nil { drawn.texts[key] = run.string }
          }
        }
      }
      return drawn
    } consume: { _, drawn in
      defer {
        done += 1
        progress(done, ordered.count)
      }
      guard seen.insert(drawn.signature).inserted else { return }
      for (key, text) in drawn.texts {
        result.places[key, default: []].append(done)
        if result.shown[key] == nil { result.shown[key] = text }
      }
    }
    return result
  }
}

extension LaidOutNode {
  fileprivate func visitPlacedTexts(_ visit: (LaidOutText, Rect) -> Void) {
    if let text, !isHidden { visit(text, frame) }
    for child in children { child.visitPlacedTexts(visit) }
  }
}
