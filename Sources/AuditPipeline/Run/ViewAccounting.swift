import SightlineModel
import SwiftUIReader

extension ViewAccount {
  /// Says of every declared view what became of it.
  ///
  /// - Parameters:
  ///   - walked: Views that the walk has shown.
  ///   - notAudited: Reasons that are known already.
  init(
    _ declared: [DeclaredView], shown: ShownViews, walked: Set<String>, notAudited: [AuditReport.NotAudited]
  ) {
    let entries = declared.filter { !$0.isPartOfPreview && !$0.isWidget }.map { view -> Entry in
      func entry(_ status: Status, why: String? = nil) -> Entry {
        Entry(
          name: view.name, location: view.location, status: status, why: why,
          shownAt: status == .notLaidOut ? view.firstUse : nil)
      }
      if walked.contains(view.type) || shown.byApp.contains(view.type) { return entry(.laidOut) }
      if shown.byPreviews.contains(view.type) { return entry(.previewed) }
      if shown.presumed.contains(view.type) { return entry(.presumed) }
      guard view.firstUse != nil else { return entry(.unused) }
      let known = notAudited.first { $0.subject == .screen(view.name) || $0.location == view.location }
      return entry(.notLaidOut, why: known?.why ?? "no state that was met shows it")
    }
    self.init(entries.sorted { ($0.location, $0.name) < ($1.location, $1.name) })
  }
}
