import SightlineModel
import SwiftInterpreter

/// A way to show a screen.
struct ScreenEntry {
  var name: String
  var type: String
  var source: SourceLocation?
  var content: () throws -> [Value]
  /// Further previews of the same view, which show it in other states.
  var alternatives: [(name: String, content: () throws -> [Value])] = []

  static let alternativeLimit = 8
  mutating func add(_ other: Preview) {
    guard alternatives.count < Self.alternativeLimit else { return }
    alternatives.append((other.name ?? "\(alternatives.count + 2)", other.entry.content))
  }

  struct Preview {
    var name: String?
    var entry: ScreenEntry
    /// Types of the project's own, outermost first.
    var views: [String]
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
    let types = interpreter.declarations
    return
      (types.first { $0.attributes.contains("main") && interpreter.conforms($0.name, to: "App") }
      ?? types.first { interpreter.conforms($0.name, to: "App") })?.name
  }

  func entries() -> [ScreenEntry] {
    let named = project.options.screens.compactMap { screen in
      let entry = entry(ofType: screen.type, name: screen.name)
      if entry == nil { project.noteNotAudited("screen \(screen.name)", why: "no type is named '\(screen.type)'") }
      return entry
    }
    if !named.isEmpty { return named }
    var result: [ScreenEntry] = []
    let previewed = previewEntries().filter { !isWidget($0.entry.source) }
    let nested = Set(previewed.flatMap { preview in preview.views.dropFirst().filter { $0 != preview.entry.type } })
    for preview in previewed where !nested.contains(preview.entry.type) {
      if let index = result.firstIndex(where: { $0.type == preview.entry.type }) {
        result[index].add(preview)
      } else {
        result.append(preview.entry)
      }
    }
    if let app = appType {
      let entry = appEntry(app)
      if !result.contains(where: { $0.type == entry.type }) { result.append(entry) }
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
    return ScreenEntry(name: name, type: type, source: declared.location) { [project] in
      let samples = SampleValues(interpreter: project.interpreter, reading: project.reading)
      if let value = samples.instance(of: declared) { return [value] }
      project.noteNotAudited(type, why: "no instance could be made with sample values")
      return []
    }
  }

  private func appEntry(_ app: String) -> ScreenEntry {
    let content: () throws -> [Value] = { [interpreter] in [try interpreter.construct(app, SampleValues.call([]))] }
    let views = self.views(content).filter {
      !interpreter.conforms($0, to: "App") && !interpreter.conforms($0, to: "Scene")
    }
    // A view of a package around the app's own, such as a provider of a store, is no screen of the app.
    let type = views.first { !isOfPackage($0) } ?? views.first ?? app
    return ScreenEntry(
      name: project.screenName(ofType: type), type: type, source: interpreter.declaredType(type)?.location,
      content: content)
  }

  /// Names it as not audited: a widget has sizes of its own, smaller than any phone's.
  private func isWidget(_ place: SourceLocation?) -> Bool {
    guard let place, project.options.widgetFiles.contains(place.file) else { return false }
    let name = interpreter.declarations.first { $0.location == place }?.name ?? "preview"
    project.noteNotAudited(name, why: "a widget; sizes of widgets are not laid out", at: place)
    return true
  }

  /// Views of the project's own that no other view makes, shown with samples.
  private func rootViews() -> [ScreenEntry] {
    let views = interpreter.declarations.filter {
      !$0.isStub && $0.kind == .structure && $0.conformances.contains("View")
    }
    let entries = views.filter { !isWidget($0.location) }.compactMap { entry(ofType: $0.name, name: $0.name) }
    let nested = Set(entries.flatMap { entry in self.views(entry.content).dropFirst().filter { $0 != entry.type } })
    return entries.filter { !nested.contains($0.type) }
  }

  // MARK: Previews

  private func previewEntries() -> [ScreenEntry.Preview] {
    if let known = project.previewCache { return known }
    var result: [ScreenEntry.Preview] = []
    for preview in interpreter.previews {
      guard let body = preview.body else { continue }
      let content: () throws -> [Value] = { [interpreter] in
        try interpreter.callBuilder(body, [], builder: "ViewBuilder")
      }
      append(content, preview.name, at: preview.location, to: &result)
    }
    for type in interpreter.declarations where !type.isStub && type.conformances.contains("PreviewProvider") {
      let content: () throws -> [Value] = { [interpreter] in
        Self.members([try interpreter.staticMember(of: type.name, "previews", call: nil)])
      }
      // Each view of a group is a preview of its own.
      let count = (try? content().count) ?? 1
      for index in 0..<max(1, count) {
        append(
          { try count > 1 ? Array(content()[index...].prefix(1)) : content() }, nil, at: type.location, to: &result)
      }
    }
    project.previewCache = result
    project.reading.samples = PreviewSamples(interpreter, files: project.files)
    return result
  }

  /// Groups without modifiers opened.
  private static func members(_ values: [Value]) -> [Value] {
    values.flatMap { value -> [Value] in
      if let elements = value.elements { return members(elements) }
      guard let view = value.host(ViewValue.self), view.modifiers.isEmpty else { return [value] }
      switch view.base {
      case .group(let values): return members(values)
      case .builtIn(let base) where base.entry.kind == "group": return members([base.arguments["content"] ?? .none])
      default: return [value]
      }
    }
  }

  private func append(
    _ content: @escaping () throws -> [Value], _ name: String?, at location: SourceLocation,
    to result: inout [ScreenEntry.Preview]
  ) {
    let views = views(content)
    // What stands in a provider is there for the preview's sake; the screen is what it shows.
    let own = views.first { !isPartOfPreview($0) && !isOfPackage($0) }
    guard let first = own ?? views.first else { return }
    let entry = ScreenEntry(
      name: project.screenName(ofType: first), type: first,
      source: interpreter.declaredType(first)?.location ?? location,
      content: content)
    result.append(ScreenEntry.Preview(name: name, entry: entry, views: views))
  }

  private func isOfPackage(_ type: String) -> Bool { interpreter.declaredType(type)?.isStub ?? false }

  private func isPartOfPreview(_ type: String) -> Bool {
    guard let dot = type.lastIndex(of: ".") else { return false }
    return interpreter.conforms(String(type[..<dot]), to: "PreviewProvider")
  }

  /// The types shown, outermost first.
  private func views(_ content: @escaping () throws -> [Value]) -> [String] {
    let session = Session(reading: project.reading, interpreter: interpreter, content: content)
    project.reading.reset(variant: variant, defaults: StoredDefaults(), granted: [:])
    session.glance()
    return session.userViews
  }
}
