import SightlineModel
import SwiftInterpreter
import SwiftUIReader

extension ViewAccount {
  /// Says of every declared view what became of it.
  ///
  /// - Parameters:
  ///   - walked: Views that the walk has shown.
  ///   - notAudited: Reasons that are known already.
  ///   - places: Places of calls that ran while walking.
  init(
    _ declared: DeclaredViews, shown: ShownViews, walked: Set<String>, notAudited: [AuditReport.NotAudited],
    places: Set<SourceLocation> = []
  ) {
    let places = declared.places.shown(places, in: walked)
    let names = Dictionary(declared.views.map { ($0.type, $0.name) }) { first, _ in first }
    let entries = declared.views.filter { !$0.isPartOfPreview }.map { view -> Entry in
      func entry(_ status: Status, why: String? = nil) -> Entry {
        Entry(
          name: view.name, location: view.location, status: status, why: why,
          shownAt: status == .notLaidOut ? declared.uses.of(view.type).first?.location : nil,
          uses: declared.uses.of(view.type).map { use in
            Use(by: use.owner.map { names[$0] ?? $0 }, through: use.presenter, location: use.location)
          }, places: declared.places.places[view.type].map { Places($0, shown, walked: places) })
      }
      if view.isWidget { return entry(.elsewhere, why: "in a widget: sizes of widgets are not laid out") }
      if walked.contains(view.type) || shown.byApp.contains(view.type) { return entry(.laidOut) }
      if shown.byPreviews.contains(view.type) { return entry(.previewed) }
      if shown.presumed.contains(view.type) { return entry(.presumed) }
      if declared.drawn.contains(view.type) {
        return entry(.elsewhere, why: "drawn into a picture by ImageRenderer; a picture is no screen")
      }
      guard declared.used.contains(view.type) else { return entry(.unused) }
      let known = notAudited.first { $0.subject == .screen(view.name) || $0.location == view.location }
      return entry(.notLaidOut, why: known?.why ?? "no state that was met shows it")
    }
    self.init(entries.sorted { ($0.location, $0.name) < ($1.location, $1.name) })
  }
}

extension ViewAccount.Places {
  /// - Parameters:
  ///   - declared: Places of the code, in order.
  ///   - walked: Places of calls that ran while walking.
  init(_ declared: [SourceLocation], _ shown: ShownViews, walked: Set<SourceLocation>) {
    let met = declared.map { shown.places.contains($0) || walked.contains($0) }
    let missing = zip(declared, met).filter { !$0.1 && !shown.placesPresumed.contains($0.0) }.map(\.0)
    let count = declared.count - missing.count
    self.init(total: declared.count, shown: count, presumed: count - met.count { $0 }, missing: missing)
  }
}

extension ViewAccount {
  /// Names the views of targets that run elsewhere: nobody reads their files.
  ///
  /// - Parameter files: Those that only such targets build, with their text and what they are built for.
  mutating func add(elsewhere files: [(path: String, text: String, why: String)]) {
    let known = Set(entries.map(\.location.file))
    for file in files where !known.contains(file.path) {
      let outline = SourceOutline(ParsedFile(path: file.path, text: file.text))
      for type in outline.declarations where type.kind == .type && type.attributes.contains("View") {
        let place = outline.location(utf8Offset: type.extent.lowerBound)
        entries.append(Entry(name: type.typeName, location: place, status: .elsewhere, why: file.why))
      }
    }
    entries.sort { ($0.location, $0.name) < ($1.location, $1.name) }
  }
}
