import SightlineModel
import SwiftInterpreter
import WorkJournal

/// A way to show a screen.
struct ScreenEntry: Sendable {
  var name: String
  var type: String
  var source: SourceLocation?
  var content: ScreenContent
  /// Further previews of the same view, which show it in other states.
  var alternatives: [(name: String, content: ScreenContent)] = []
  /// Nothing that was met shows it.
  var presumed: PresumedView?
  /// Places of its code that never ran, for which it is shown once more; empty for other screens.
  var gaps: Set<SourceLocation> = []
  /// Those of modifiers, styles and functions outside of views, which may be met on the way.
  var otherGaps: Set<SourceLocation> = []

  static let alternativeLimit = 8
  mutating func add(_ other: Preview) {
    guard alternatives.count < Self.alternativeLimit else { return }
    let number = alternatives.count + (content.isOfApp ? 1 : 2)
    alternatives.append((other.name ?? "\(number)", other.entry.content))
  }
  /// The app itself, with what previews show of the same view.
  func joined(_ previews: ScreenEntry) -> ScreenEntry {
    var entry = self
    entry.add(Preview(name: nil, entry: previews, views: [], settings: [:]))
    entry.alternatives += previews.alternatives.prefix(Self.alternativeLimit - 1)
    return entry
  }
  /// The preview from which its walk goes on; `nil` where the app's own walk goes there, or nothing does.
  var walkedContent: ScreenContent? {
    content.isPreview ? content : content.isOfApp ? alternatives.first { $0.content.isPreview }?.content : nil
  }
  /// Something of it is shown outside of the app, in its surroundings.
  var isShownAlone: Bool { !content.isOfApp || !alternatives.isEmpty }

  struct Preview {
    var name: String?
    var entry: ScreenEntry
    /// Types of the project's own, outermost first.
    var views: [String]
    /// What it sets of what variants set too, in words.
    var settings: [String: String]
  }
}

/// Finds what counts as a screen: configured names, previews, the app's own windows, else views that nobody uses.
struct ScreenFinder {
  let project: SwiftUIProject
  let variant: Variant
  private var interpreter: Interpreter { project.interpreter }

  /// The `App` type.
  var appType: String? {
    if let entry = project.options.entry, interpreter.declaredType(entry) != nil { return entry }
    return ownApp ?? hostingDelegate
  }

  private var ownApp: String? {
    if let known = project.ownApp { return known }
    let apps = interpreter.declarations.filter { interpreter.conforms($0.name, to: "App") }
    let marked = apps.filter { $0.attributes.contains("main") }
    let found = AppChoice(project).main(of: marked.isEmpty ? apps : marked)
    project.ownApp = .some(found)
    return found
  }

  /// The delegate of an app of UIKit that puts a view of SwiftUI into its window.
  private var hostingDelegate: String? {
    if let known = project.hostingDelegate { return known }
    var found: String?
    if let delegate = HostedApp.delegate(in: interpreter) {
      let place = interpreter.declaredType(delegate)?.location
      let session = look(at: ScreenContent(.app(delegate)), of: delegate, place) { session in
        // A first controller may wait for something before it shows the app.
        session.glance()
        if session.userViews.isEmpty { session.launch() }
      }
      if session?.userViews.isEmpty == false {
        found = delegate
      } else if let session {
        project.noteNotAudited(
          .remark("what \(Interpreter.writtenName(delegate)) launches"), why: session.whyNothingIsShown, at: place)
      }
    }
    project.hostingDelegate = .some(found)
    return found
  }

  func entries() -> [ScreenEntry] {
    let named = project.options.screens.compactMap { screen in
      let entry = entry(ofType: screen.type, name: screen.name)
      if entry == nil { project.noteNotAudited(.missingScreen(screen.name), why: "no type is named '\(screen.type)'") }
      return entry
    }
    if !named.isEmpty { return named }
    var result: [ScreenEntry] = []
    let drawn = Set(interpreter.typesPassed(to: ["ImageRenderer"], label: "content"))
    let previewed = previewEntries().filter { !isWidget($0.entry.source) && !isDrawn($0.entry, drawn) }
    let nested = Set(previewed.flatMap { preview in preview.views.dropFirst().filter { $0 != preview.entry.type } })
    let app = appType.flatMap(appEntry)
    for preview in previewed
    where !nested.contains(preview.entry.type) && app?.components.contains(preview.entry.type) != true {
      if let index = result.firstIndex(where: { $0.type == preview.entry.type }) {
        result[index].add(preview)
      } else {
        result.append(preview.entry)
      }
    }
    // What the app shows comes first.
    if let entry = app?.entry {
      let previews = result.firstIndex { $0.type == entry.type }.map { result.remove(at: $0) }
      result.insert(previews.map(entry.joined) ?? entry, at: 0)
    }
    for type in interpreter.typesPassed(to: Self.hosts, label: "rootView") {
      guard !result.contains(where: { $0.type == type }), !nested.contains(type) else { continue }
      if let entry = entry(ofType: type, name: project.screenName(ofType: type)) { result.append(entry) }
    }
    return result.isEmpty ? rootViews() : result
  }

  /// Through these an app of UIKit shows views.
  private static let hosts: Set<String> = ["UIHostingController", "NSHostingController", "NSHostingView"]

  /// A preview that shows the type outermost, else an instance made with samples.
  func entry(ofType type: String, name: String) -> ScreenEntry? {
    guard let declared = interpreter.declaredType(type) else { return nil }
    let previews = previewEntries().filter { $0.entry.type == type }
    if var entry = previews.first?.entry {
      previews.dropFirst().forEach { entry.add($0) }
      entry.name = name
      entry.source = declared.location
      return entry
    }
    return ScreenEntry(
      name: name, type: type, source: declared.location, content: ScreenContent(.sample(declared.name)))
  }

  /// - Returns: Also the views that its first screen holds among others: they are judged there, and are no screens.
  private func appEntry(_ app: String) -> (entry: ScreenEntry, components: Set<String>)? {
    let content = ScreenContent(.app(app))
    guard let session = look(at: content, of: app, interpreter.declaredType(app)?.location) else { return nil }
    let views = session.userViews.filter {
      !interpreter.conforms($0, to: "App") && !interpreter.conforms($0, to: "Scene")
    }
    // A view of a package around the app's own, such as a provider of a store, is no screen of the app.
    let type = views.first { !isOfPackage($0) } ?? views.first ?? app
    let entry = ScreenEntry(
      name: project.screenName(ofType: type), type: type, source: interpreter.declaredType(type)?.location,
      content: content)
    return (entry, session.layers.first?.root.components.subtracting([type]) ?? [])
  }

  /// Names it as not audited: a widget has sizes of its own, smaller than any phone's.
  private func isWidget(_ place: SourceLocation?) -> Bool {
    guard let place, project.options.widgetFiles.contains(place.file) else { return false }
    let name = interpreter.declarations.first { $0.location == place }?.name ?? "preview"
    project.noteNotAudited(.screen(name), why: "a widget; sizes of widgets are not laid out", at: place)
    return true
  }

  /// Names a view as not audited that is only drawn into a picture, which nobody scales or walks with VoiceOver.
  private func isDrawn(_ entry: ScreenEntry, _ drawn: Set<String>) -> Bool {
    guard drawn.contains(entry.type) else { return false }
    let uses = interpreter.callSites(of: entry.type, labels: []).filter { !project.reading.isSample($0.location) }
    guard uses.count <= 1 else { return false }
    project.noteNotAudited(
      .screen(entry.name), why: "drawn into a picture by ImageRenderer; a picture is no screen", at: entry.source)
    return true
  }

  /// Views of the project's own that no other view makes, shown with samples.
  private func rootViews() -> [ScreenEntry] {
    let views = interpreter.declarations.filter {
      !$0.isStub && $0.kind == .structure && $0.conformances.contains("View")
    }
    let entries = views.filter { !isWidget($0.location) }.compactMap { entry(ofType: $0.name, name: $0.name) }
    let shown = entries.compactMap { entry in
      look(at: entry.content, of: entry.name, entry.source).map { (entry, $0.userViews) }
    }
    let nested = Set(shown.flatMap { entry, views in views.dropFirst().filter { $0 != entry.type } })
    return shown.map(\.0).filter { !nested.contains($0.type) }
  }

  // MARK: Previews

  private func previewEntries() -> [ScreenEntry.Preview] {
    if let known = project.previewCache { return known }
    project.reading.samples = PreviewSamples(interpreter, files: project.files)
    var result: [ScreenEntry.Preview] = []
    for preview in interpreter.previews where preview.body != nil {
      let file = preview.location.file.split(separator: "/").last?.split(separator: ".").first ?? "Preview"
      result += glance(
        at: ScreenContent(.preview(preview.location)), preview.name, of: preview.name ?? String(file), preview.location)
    }
    for type in interpreter.declarations where !type.isStub && type.conformances.contains("PreviewProvider") {
      result += glance(
        at: ScreenContent(.provider(type.name)), nil, of: Self.subject(of: type.name), type.location)
    }
    // Where the previews of a view differ in what variants set too, each is one look at the same view.
    for (type, previews) in Dictionary(grouping: result.indices, by: { result[$0].entry.type }) where previews.count > 1
    {
      let settings = previews.map { result[$0].settings }
      let differing = Set(settings.flatMap(\.keys)).filter { key in Set(settings.map { $0[key] }).count > 1 }
      for index in previews where result[index].entry.type == type { result[index].entry.content.ignored = differing }
    }
    project.previewCache = result
    return result
  }

  /// `Banner_Previews` → `Banner`.
  private static func subject(of provider: String) -> String {
    let name = provider.split(separator: ".").last.map(String.init) ?? provider
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// What one preview shows; what the program before the last change found, where that still holds.
  private func glance(
    at content: ScreenContent, _ name: String?, of subject: String, _ location: SourceLocation
  ) -> [ScreenEntry.Preview] {
    if let known = project.glances?[content.source] { return known }
    var found: [ScreenEntry.Preview] = []
    guard project.glances != nil else {
      append(content, name, of: subject, at: location, to: &found)
      return found
    }
    _ = project.takeDependencies()
    append(content, name, of: subject, at: location, to: &found)
    project.glances?.keep(found, of: content.source, needed: project.takeDependencies())
    return found
  }

  /// - Parameter subject: What the preview shows, by its own name, where no view of the project's own says.
  private func append(
    _ content: ScreenContent, _ name: String?, of subject: String, at location: SourceLocation,
    to result: inout [ScreenEntry.Preview]
  ) {
    guard let session = look(at: content, of: subject, location), let descent = session.descent else { return }
    if let count = descent.memberCount, content.path.count < Self.nestedGroups {
      for index in 0..<min(count, ScreenEntry.alternativeLimit + 1) {
        append(content.member(index), name, of: subject, at: location, to: &result)
      }
      return
    }
    let views = session.userViews
    guard let outermost = views.first else { return }
    // What stands in a provider, or only holds what it is given, is there for the preview's sake.
    let own =
      views.first { !isPartOfPreview($0) && !isOfPackage($0) && !isWrapper($0, of: descent, among: views) }
      ?? views.first { !descent.wrappers.contains($0) }
    let type = own ?? subject
    let entry = ScreenEntry(
      name: project.screenName(ofType: type), type: type,
      source: own.flatMap { interpreter.declaredType($0)?.location } ?? location, content: content)
    result.append(
      ScreenEntry.Preview(
        name: descent.name ?? name, entry: entry, views: own == nil ? [outermost] : views, settings: descent.settings))
  }
  private static let nestedGroups = 3

  private func isWrapper(_ type: String, of descent: PreviewDescent, among views: [String]) -> Bool {
    if descent.wrappers.contains(type) { return true }
    return views.last != type && project.reading.samples?.previewedFrames.contains(type) == true
  }

  private func isOfPackage(_ type: String) -> Bool { interpreter.declaredType(type)?.isStub ?? false }

  private func isPartOfPreview(_ type: String) -> Bool {
    guard let dot = type.lastIndex(of: ".") else { return false }
    return interpreter.conforms(String(type[..<dot]), to: "PreviewProvider")
  }

  /// What is shown first, by which views, outermost first.
  ///
  /// - Parameters:
  ///   - name: Of the view, for the journal.
  ///   - place: Where it stands.
  /// - Returns: `nil` for what is left out.
  private func look(
    at content: ScreenContent, of name: String, _ place: SourceLocation?, _ run: (Session) -> Void = { $0.glance() }
  ) -> Session? {
    let kind =
      switch content.source {
      case .preview, .provider: "preview"
      case .app: "app"
      case .sample: "view"
      }
    let work = Work.view(kind, name, file: place?.file, line: place?.line ?? 0)
    guard !project.options.leftOut.has(work) else { return nil }
    return WorkJournal.during(work) {
      let session = Session(reading: project.reading, interpreter: interpreter, content: content)
      project.reading.reset(variant: variant, defaults: StoredDefaults(), granted: [:])
      run(session)
      return session
    }
  }
}

extension ViewNode {
  /// Containers in which a view is one of several, or scrolls with others.
  private static let shared: Set<ViewKind> = [
    .vStack, .hStack, .zStack, .lazyVStack, .lazyHStack, .scrollView, .list, .form, .section, .grid, .lazyVGrid,
    .lazyHGrid, .overlay, .background,
  ]

  /// Types of the project's own views that stand in a container with others.
  fileprivate var components: Set<String> {
    var types: Set<String> = []
    func visit(_ node: ViewNode, isInside: Bool) {
      if isInside, let own = node.userView { types.insert(own) }
      let isInside = isInside || Self.shared.contains(node.kind)
      for child in node.children { visit(child, isInside: isInside) }
    }
    visit(self, isInside: false)
    return types
  }
}
