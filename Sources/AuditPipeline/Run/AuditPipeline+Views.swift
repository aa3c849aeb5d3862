import AuditEngine
package import SightlineModel
import SwiftUIReader
import WorkJournal

extension AuditPipeline {
  /// What became of every view of the app, without judging any.
  ///
  /// - Throws: When there are no Swift sources.
  package func viewAccount() throws(UnusableInput) -> ViewAccount {
    let (project, standard, auditor, unread) = try unjudged()
    var reading = unread
    let configuration = project.configuration
    let previewWalk = PreviewWalk(auditor: auditor, variant: standard, variants: [standard])
    WorkJournal.during(Work(.step, "reading the screens")) {
      _ = reading.read(
        matrix: VariantMatrix(of: standard), threads: request.threads,
        previewWalk: previewWalk, presumesViews: true
      ) { [progress] in
        progress(AuditProgress(step: "Reading \($0)", done: $1, total: $2))
      } walk: { [self, sources = reading.sources, leftOut = project.leftOut] in
        guard !leftOut.has(.walkingTheApp) else { return nil }
        return walk(sources, auditor, standard, budget: configuration.budgets.states.value, variants: [standard])
      }
    }
    guard var views = reading.views else {
      throw UnusableInput("\(request.paths.joined(separator: " ")): no Swift sources were found")
    }
    views.add(elsewhere: project.discovery.filesElsewhere)
    return views
  }
}

extension VariantMatrix {
  /// One variant alone.
  init(of variant: Variant) {
    self.init(
      sizes: [variant.size], locales: [variant.locale], devices: [variant.device], appearances: [variant.appearance],
      orientation: variant.orientation, platform: variant.platform, boldText: variant.boldText)
  }
}
