package import SightlineModel
import SwiftInterpreter

extension ScreenList {
  /// The same screens with views of the app that were never laid out, each made with samples.
  ///
  /// - Parameters:
  ///   - seen: Views that were laid out.
  ///   - isLast: Those too that others of them would show.
  /// - Returns: `nil` where there is none.
  package func adding(
    _ declared: DeclaredViews, beyond seen: Set<String>, _ options: ReaderOptions, isLast: Bool
  ) -> ScreenList? {
    // A preview that was to show a view, and did not, is no reason to leave it at that.
    let tried = entries.filter { $0.presumed != nil }.map(\.type)
    let left = declared.unreached(beyond: seen.union(tried), isLast: isLast)
    let names = Set(entries.map(\.name))
    let more = left.map { view in
      var entry = Self.entry(view, declared.uses.of(view.type))
      if names.contains(entry.name) { entry.name += " with samples" }
      return entry
    }.filter { !options.leavesOut(screen: $0.name) }
    return more.isEmpty ? nil : ScreenList(self, adding: more).placed(among: declared)
  }

  /// The same screens with views once more whose code makes views that never ran; each is made with samples.
  ///
  /// - Parameters:
  ///   - shown: Of calls that ran while views were built.
  ///   - views: Those that were laid out: that something never shown would show them is no reason to show it.
  ///   - neverShown: Arms that nothing leads to: what they make is no gap.
  /// - Returns: `nil` where there is none.
  package func adding(
    gapsOf declared: DeclaredViews, beyond shown: Set<SourceLocation>, views: Set<String>,
    neverShown: Set<ClosedRange<SourceLocation>>, _ options: ReaderOptions
  ) -> ScreenList? {
    let names = Set(entries.map(\.name))
    let others = Set(declared.places.others).subtracting(shown)
    func isShowable(_ place: SourceLocation) -> Bool { !neverShown.contains { $0.contains(place) } }
    let more = declared.views.compactMap { view -> ScreenEntry? in
      guard declared.used.contains(view.type), !view.isPartOfPreview, !view.isWidget else {
        return nil
      }
      let gaps = Set(declared.places.places[view.type] ?? []).subtracting(shown).filter(isShowable)
      guard !gaps.allSatisfy({ declared.places.isKnown($0, among: views) }) else { return nil }
      var entry = Self.entry(view, declared.uses.of(view.type))
      (entry.gaps, entry.otherGaps) = (gaps, others)
      if names.contains(entry.name) { entry.name += ", filled" }
      return entry
    }.filter { !options.leavesOut(screen: $0.name) }
    guard !more.isEmpty else { return nil }
    var list = ScreenList(self, adding: more).placed(among: declared)
    list.scopes = declared.places.scopes
    return list
  }

  private static func entry(_ view: DeclaredView, _ uses: [ViewUses.Use]) -> ScreenEntry {
    var content = ScreenContent(.sample(view.type))
    content.isPushed = uses.contains { $0.presenter == "NavigationLink" || $0.presenter == "navigationDestination" }
    let isScreen = uses.contains { $0.presenter != nil || $0.isMadeAlone }
    return ScreenEntry(
      name: view.name, type: view.type, source: view.location, content: content,
      presumed: isScreen ? .screen : .part)
  }
}
