import SightlineModel
import SwiftInterpreter

/// Lists that fill a screen with what the app keeps or fetches, where no words stand for nothing being there.
///
/// Looked at are the view with the list, its extensions, what it shows of the project's own, two levels deep, and the views that
/// show it. Lists with anything else than the data in them are never blank, and nothing is said of data that is handed in.
struct SilentListReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  var behaviours: [WrittenBehaviour] {
    var silent: [String: Bool] = [:]
    return file.calls.compactMap { call in
      guard call.base == nil, Self.scrolling.contains(call.name), !isWithinAnother(call),
        let type = file.type(around: call.nameOffset), let loops = loops(in: call), let data = loops.first?.data,
        loops.allSatisfy({ mayBeEmpty($0.data, in: type) })
      else { return nil }
      let isSilent = silent[type] ?? self.isSilent(type)
      silent[type] = isSilent
      guard isSilent else { return nil }
      var behaviour = WrittenBehaviour(.silentList(of: Self.name(of: file.slice(data))), call.location)
      behaviour.parts = loops.map(\.location).filter { $0.line != call.location.line }
      return behaviour
    }
  }

  private static let scrolling: Set<String> = ["List", "ScrollView"]
  private static let loops: Set<String> = ["ForEach", "List"]
  /// What holds rows and shows nothing itself; `ProgressView` is there while something loads.
  private static let holders: Set<String> = [
    "ForEach", "Section", "LazyVStack", "VStack", "LazyVGrid", "Group", "Spacer", "Divider", "GridItem", "EmptyView",
    "ScrollViewReader", "GeometryReader", "ProgressView", "Color",
  ]
  /// Around a list that is a part of something.
  private static let wholes: Set<String> = scrolling.union([
    "Section", "Form", "HStack", "LazyHStack", "Picker", "Menu",
  ])

  private func isWithinAnother(_ call: SourceOutline.Call) -> Bool {
    file.calls(around: call.nameOffset).contains { Self.wholes.contains($0.name) }
      || call.arguments.contains { file.slice($0.extent).contains("horizontal") }
  }

  // MARK: What is listed

  private struct Loop {
    var data: Range<Int>
    var location: SourceLocation
  }

  /// - Returns: The loops of a list that shows nothing else; `nil` where it does, or has none.
  private func loops(in call: SourceOutline.Call) -> [Loop]? {
    if call.name == "List", let data = data(of: call) { return [Loop(data: data, location: call.location)] }
    guard let content = call.closures.last else { return nil }
    let inside = file.calls(in: content).filter { $0.base == nil && $0.name.first?.isUppercase == true }
    let loops = inside.filter { Self.loops.contains($0.name) }
    let outer = loops.filter { loop in
      !loops.contains { $0.nameOffset != loop.nameOffset && $0.extent.contains(loop.nameOffset) }
    }
    // A title over rows that are not there says what is missing as little as a header does, but the screen is not blank.
    let others = inside.filter { other in
      !Self.holders.contains(other.name) && !outer.contains { file.holds($0, other.nameOffset) }
    }
    guard !outer.isEmpty, others.isEmpty else { return nil }
    // What a property or a function of the view shows beside the loops is not looked into.
    let named = file.outline.references.within(content).filter { reference in
      !outer.contains { $0.extent.contains(reference.offset) } && isView(reference.path)
    }
    guard named.isEmpty else { return nil }
    let found = outer.compactMap { loop in data(of: loop).map { Loop(data: $0, location: loop.location) } }
    return found.count == outer.count ? found : nil
  }

  private func data(of call: SourceOutline.Call) -> Range<Int>? {
    guard let first = call.arguments.first, first.label == nil, !file.slice(first.extent).hasPrefix("{") else {
      return nil
    }
    return first.extent
  }

  private func isView(_ name: String) -> Bool {
    file.outline.declarations.contains {
      ($0.kind == .property || $0.kind == .function) && $0.name == name && file.slice($0.extent).contains("some View")
    }
  }

  // MARK: Whether nothing may be there

  private static let fetching: Set<String> = [
    "FetchRequest", "SectionedFetchRequest", "Query", "ObservedResults", "FetchAll",
  ]
  /// Names of methods that give some of what there is, in another order or form.
  private static let arranging: Set<String> = [
    "enumerated", "indices", "reversed", "sorted", "filter", "prefix", "suffix", "wrappedValue", "elements", "values",
    "keys", "compactMap", "map",
  ]

  /// What is fetched, what begins as nothing, and what stands for nothing where there is none: `items ?? []`.
  private func mayBeEmpty(_ data: Range<Int>, in type: String) -> Bool {
    let written = file.slice(data)
    if written.contains("allCases") || written.contains("..<") || written.contains("...") { return false }
    if written.hasSuffix("?? []") { return true }
    guard !written.hasPrefix("["), let path = file.outline.references.within(data).first?.path else { return false }
    return mayBeEmpty(path, in: type, depth: 0)
  }

  private func mayBeEmpty(_ path: String, in type: String, depth: Int) -> Bool {
    var names = path.split(separator: ".").map(String.init).filter { $0 != "self" }
    while names.count > 1, let last = names.last, Self.arranging.contains(last) { names.removeLast() }
    guard let first = names.first, let last = names.last, first.first?.isUppercase == false else { return false }
    if names.count == 1 {
      let own = sources.types(named: BehaviourFile.last(type)).flatMap { part in
        part.file.properties(of: type).filter { $0.name == first && part.extent.contains($0.extent.lowerBound) }
          .map { (part.file, $0) }
      }
      return own.contains { file, property in
        if !Self.fetching.isDisjoint(with: property.attributes) { return true }
        if property.isStored { return beginsEmpty(property, in: file) }
        guard depth < 2 else { return false }
        return file.outline.references.within(property.extent).contains { reference in
          reference.path != path && mayBeEmpty(reference.path, in: type, depth: depth + 1)
        }
      }
    }
    let declared = sources.files(with: ["var \(last)"]).flatMap { file in
      file.outline.declarations.filter { $0.kind == .property && $0.name == last && $0.isStored }.map { (file, $0) }
    }
    return !declared.isEmpty && declared.allSatisfy { beginsEmpty($1, in: $0) }
  }

  private func beginsEmpty(_ property: SourceOutline.Declaration, in file: BehaviourFile) -> Bool {
    let written = file.slice(property.extent)
    guard let sign = written.firstIndex(of: "=") else { return false }
    let value = written[written.index(after: sign)...].drop { $0 == " " }
    return value.hasPrefix("[]") || value.hasPrefix("[:]") || value.hasPrefix("[") && value.contains("]()")
      || value.hasPrefix(".init()")
  }

  /// `items` of `state.items ?? []`.
  private static func name(of data: String) -> String {
    let path = data.prefix { $0.isLetter || $0.isNumber || "._$?".contains($0) }
    let names = path.split { ".$?".contains($0) }.map(String.init).filter { !arranging.contains($0) }
    return names.last ?? data
  }

  // MARK: Whether something is said

  private func isSilent(_ type: String) -> Bool {
    let name = BehaviourFile.last(type)
    let own = sources.types(named: name)
    guard own.contains(where: isScreen) else { return false }
    let words = EmptyListWords(sources)
    guard !words.areSaid(in: words.shown(by: own), query: "") else { return false }
    // Whoever shows the list may show something else in its place.
    let showing = sources.files(naming: name + "(").flatMap { file in
      file.calls.filter { $0.name == name && $0.base == nil }.compactMap { call -> BehaviourSources.Declared? in
        let around = file.outline.declarations.filter { $0.kind == .type && $0.extent.contains(call.nameOffset) }
        return around.min { $0.extent.count < $1.extent.count }.map { .init(file: file, extent: $0.extent) }
      }
    }
    return !words.areSaid(in: showing, query: "")
  }

  private static let titles: Set<String> = [
    "navigationTitle", "navigationBarTitle", "toolbar", "navigationBarItems", "NavigationStack", "NavigationView",
    "refreshable", "searchable", "navigationDestination",
  ]

  /// A page of its own, by what only pages have.
  private func isScreen(_ part: BehaviourSources.Declared) -> Bool {
    part.file.calls(in: part.extent).contains { Self.titles.contains($0.name) }
  }
}
