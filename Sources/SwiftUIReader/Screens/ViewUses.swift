package import SightlineModel
import SwiftInterpreter

/// Where the app's own sources name its views: who shows whom, through what.
///
/// Of an `#if` only the part that is built counts; comments and previews name nothing.
package struct ViewUses: Sendable {
  package struct Use: Hashable, Sendable {
    package var location: SourceLocation
    /// The declared view that names it, or another type in the words of the source; `nil` outside of types.
    package var owner: String?
    /// What shows it as a whole: `sheet`, `NavigationLink`, `TabView`; `nil` where it stands among others.
    package var presenter: String?
    /// The type that names it is no view, a router for instance, and puts it into no container.
    package var isMadeAlone: Bool
    /// What its owner's code puts around it, outermost first; `nil` where it is no row or label of those, but an overlay or a bar.
    package var around: [Surrounding]?
    /// Beyond it text does not grow there: `.dynamicTypeSize(...DynamicTypeSize.xxxLarge)` around the place.
    package var textLimit: TextLimit?
  }
  package struct TextLimit: Hashable, Sendable {
    package var size: DynamicTypeSize
    package var location: SourceLocation
  }
  /// What a place stands in.
  package enum Surrounding: Hashable, Sendable {
    case container(ViewPlacement.Container)
    /// The content of a view of the project's own.
    case content(of: String)
  }
  /// Around the places where views that take content put it, by their type.
  package private(set) var contents: [String: [[Surrounding]?]] = [:]
  /// By the declared type, in order of their places.
  package private(set) var uses: [String: [Use]] = [:]

  /// - Parameter neverRun: Places of the code that nothing runs, by file: what is named there alone is named by nobody.
  /// - Complexity: Linear in the sources.
  init(
    _ outlines: [SourceOutline], _ names: ViewNames, neverRun: [String: [Range<Int>]] = [:],
    isPreview: (String, Int) -> Bool
  ) {
    // Uses of a nested type by its name alone, where the name may mean another.
    var doubtful: [String: [Use]] = [:]
    for outline in outlines {
      // `Settings.RootView(model: model)`: what is called is a member of what stands before it.
      let bases = Dictionary(
        outline.references.map { reference in
          (reference.offset + reference.path.utf8.count + 1, reference.path.split(separator: ".").last.map(String.init))
        }, uniquingKeysWith: { first, _ in first })
      let found = (outline.references + outline.members + outline.types).flatMap { reference in
        let parts = reference.path.split(separator: ".").map(String.init)
        return parts.indices.map { index in
          let outer = index > 0 ? parts[index - 1] : bases[reference.offset] ?? nil
          return (name: parts[index], outer: outer, offset: reference.offset)
        }
      }.filter { names.has($0.name) }
      let own = names.views(declaredIn: outline.path)
      guard !found.isEmpty || !own.isEmpty else { continue }
      let code = UsingCode(outline) { names.view(ofType: $0, in: outline.path) }
      for view in own {
        let places = code.contentPlaces(of: Interpreter.writtenName(view))
        if !places.isEmpty { contents[view, default: []] += places.map(code.containers) }
      }
      var seen: Set<String> = []
      let dead = neverRun[outline.path] ?? []
      for (name, outer, offset) in found where !dead.contains(where: { $0.contains(offset) }) {
        let place = outline.location(utf8Offset: offset)
        guard !code.isPreview(offset), !isPreview(place.file, place.line) else { continue }
        let owner = code.owner(at: offset)
        let ownView = owner.flatMap { names.view(ofType: $0, in: outline.path) }
        for view in names.views(named: name, from: owner, in: outline.path) where view != ownView {
          guard seen.insert("\(view) \(place.line) \(place.column)").inserted else { continue }
          let presenter = code.presenter(at: offset)
          let use = Use(
            location: place, owner: ownView ?? owner, presenter: presenter,
            isMadeAlone: presenter == nil && ownView == nil && !code.isInContainer(offset),
            around: code.containers(around: offset), textLimit: code.textLimit(at: offset))
          if names.isInScope(view, after: outer, from: owner) {
            uses[view, default: []].append(use)
          } else {
            doubtful[view, default: []].append(use)
          }
        }
      }
    }
    // Another name may stand for the type around it: better too many uses than none.
    for (view, found) in doubtful where uses[view] == nil { uses[view] = found }
    for view in uses.keys { uses[view]!.sort { $0.location < $1.location } }
  }

  /// Draws a view into a picture, which nobody scales or walks with VoiceOver.
  static let renderer = "ImageRenderer"

  /// Types, in the words of the source, whose code names views.
  var owners: Set<String> { Set(uses.values.joined().compactMap(\.owner)) }

  package func of(_ view: String) -> [Use] { uses[view] ?? [] }
}

/// Which declared view a name means.
struct ViewNames {
  private struct Candidate {
    /// As declared, without the number that tells it from namesakes.
    var path: String
    var type: String
    var file: String
  }
  private var bySimpleName: [String: [Candidate]] = [:]

  init(_ views: [DeclaredView]) {
    for view in views {
      let path = Interpreter.writtenName(view.type)
      let simple = path.split(separator: ".").last.map(String.init) ?? path
      bySimpleName[simple, default: []].append(Candidate(path: path, type: view.type, file: view.location.file))
    }
  }

  func views(declaredIn file: String) -> [String] {
    bySimpleName.values.joined().filter { $0.file == file }.map(\.type).sorted()
  }

  func has(_ name: String) -> Bool { bySimpleName[name] != nil }

  func view(ofType path: String, in file: String) -> String? {
    let candidates = bySimpleName[path.split(separator: ".").last.map(String.init) ?? path] ?? []
    let same = candidates.filter { $0.path == path }
    return (same.first { $0.file == file } ?? same.first)?.type
  }

  /// Whether a name alone means the view: a nested type is named after the type around it, or from within.
  ///
  /// - Parameter outer: What stands before the name: `Row` of `Row.Title`.
  func isInScope(_ view: String, after outer: String?, from owner: String?) -> Bool {
    let path = Interpreter.writtenName(view).split(separator: ".").map(String.init)
    guard path.count > 1 else { return true }
    let around = path.dropLast()
    if let outer { return outer == "Self" || outer == around.last }
    return (owner ?? "").split(separator: ".").map(String.init).starts(with: around)
  }

  /// The nearest by scope; else, where several would do, all of them.
  func views(named name: String, from owner: String?, in file: String) -> [String] {
    let candidates = bySimpleName[name] ?? []
    guard candidates.count > 1 else { return candidates.map(\.type) }
    var scope = owner.map { $0.split(separator: ".").map(String.init) } ?? []
    while true {
      let path = (scope + [name]).joined(separator: ".")
      let same = candidates.filter { $0.path == path }
      let own = same.filter { $0.file == file }
      if !same.isEmpty { return (own.isEmpty ? same : own).map(\.type) }
      if scope.isEmpty { return candidates.map(\.type) }
      scope.removeLast()
    }
  }
}

/// What stands around the places of one file.
private struct UsingCode {
  private let types: [SourceOutline.Declaration]
  private let previews: [Range<Int>]
  private let calls: [SourceOutline.Call]
  private let outline: SourceOutline
  private let textLimits: [(base: Range<Int>, limit: ViewUses.TextLimit)]
  /// The declared view that a name means.
  private let view: (String) -> String?

  init(_ outline: SourceOutline, view: @escaping (String) -> String?) {
    (self.outline, self.view) = (outline, view)
    types = outline.declarations.filter { $0.kind == .type }
    textLimits = Self.textLimits(in: outline)
    let providers = types.filter { $0.attributes.contains { $0.hasSuffix("PreviewProvider") } }
    previews = (outline.declarations.filter { $0.kind == .preview } + providers).map(\.extent)
    calls = outline.calls.filter {
      Self.presenters.contains($0.name) || Self.containers.contains($0.name)
        || !$0.closures.isEmpty && view($0.name) != nil
    }
  }

  func isPreview(_ offset: Int) -> Bool { previews.contains { $0.contains(offset) } }

  /// The innermost type.
  func owner(at offset: Int) -> String? {
    types.filter { $0.extent.contains(offset) }.min { $0.extent.count < $1.extent.count }?.typeName
  }

  func isInContainer(_ offset: Int) -> Bool { innermost(offset).map { Self.containers.contains($0.name) } ?? false }

  func presenter(at offset: Int) -> String? {
    guard let call = innermost(offset), Self.presenters.contains(call.name) else { return nil }
    guard call.name == "NavigationLink" else { return call.name }
    return destination(of: call)?.contains(offset) == true ? call.name : nil
  }

  /// Lists, sections and controls around a place, outermost first.
  ///
  /// - Returns: `nil` for what is laid over others, stands in a bar or is shown as a whole.
  func containers(around offset: Int) -> [ViewUses.Surrounding]? {
    let type = types.filter { $0.extent.contains(offset) }.min { $0.extent.count < $1.extent.count }
    let around = calls.filter { call in
      call.extent.contains(offset) && call.location.column > 0 && call.base?.contains(offset) != true
        && type.map { $0.extent.contains(call.extent.lowerBound) } ?? true
    }.sorted { $0.extent.count < $1.extent.count }
    var result: [ViewUses.Surrounding] = []
    for call in around {
      func isGiven(as label: String) -> Bool {
        call.arguments.contains { $0.label == label && $0.extent.contains(offset) }
          || zip(call.closures, call.closureLabels).contains { $0.contains(offset) && $1 == label }
      }
      switch call.name {
      case let name where view(name) != nil:
        if call.closures.contains(where: { $0.contains(offset) }) { result.append(.content(of: view(name)!)) }
      case "List": result.append(.container(isPlain(call) ? .plainList : .list))
      case "Form": result.append(.container(.form))
      case "ScrollView": result.append(.container(isSideways(call) ? .scrollSideways : .scroll))
      case "Section":
        result.append(
          .container(isGiven(as: "header") ? .sectionHeader : isGiven(as: "footer") ? .sectionFooter : .section))
      case "Button":
        let isLabel =
          isGiven(as: "label")
          || call.arguments.contains { $0.label == "action" && !$0.extent.contains(offset) }
            && call.closures.last?.contains(offset) == true
        guard isLabel else { return nil }
        result.append(.container(isPlainlyDrawn(call) ? .plainButton : .button))
      case "NavigationLink":
        guard destination(of: call)?.contains(offset) != true else { return nil }
        result.append(.container(isPlainlyDrawn(call) ? .plainLink : .link))
      case let name where Self.presenters.contains(name) || Self.apart.contains(name): return nil
      default: break
      }
    }
    return result.reversed()
  }

  /// `ScrollView(.horizontal)`, and not `[.horizontal, .vertical]`.
  private func isSideways(_ scroll: SourceOutline.Call) -> Bool {
    guard let axes = scroll.arguments.first(where: { $0.label == nil })?.extent else { return false }
    return outline.members.within(axes).map(\.path) == ["horizontal"]
  }

  /// `.listStyle(.plain)`, or the style's type: its rows have no ground of their own.
  private func isPlain(_ list: SourceOutline.Call) -> Bool {
    let styles = outline.calls.filter { $0.name == "listStyle" && $0.base?.contains(list.nameOffset) == true }
    guard let style = styles.min(by: { $0.extent.count < $1.extent.count })?.arguments.first?.extent else {
      return false
    }
    return outline.members.within(style).contains { $0.path == "plain" }
      || outline.calls.contains { $0.name == "PlainListStyle" && style.contains($0.nameOffset) }
  }

  /// `.buttonStyle(.plain)`, or a style of the app's own, on the control or around it: its label is not tinted.
  private func isPlainlyDrawn(_ control: SourceOutline.Call) -> Bool {
    let styles = outline.calls.filter { $0.name == "buttonStyle" && $0.base?.contains(control.nameOffset) == true }
    guard let style = styles.min(by: { $0.extent.count < $1.extent.count })?.arguments.first?.extent else {
      return false
    }
    let names =
      outline.members.within(style).map(\.path) + outline.calls.filter { style.contains($0.nameOffset) }.map(\.name)
    return !names.contains { name in Self.tinted.contains { name.lowercased().hasPrefix($0) } }
  }
  private static let tinted = ["automatic", "default", "bordered", "borderless", "glass"]

  /// The least size of text that what is around a place lets it grow to.
  func textLimit(at offset: Int) -> ViewUses.TextLimit? {
    textLimits.filter { $0.base.contains(offset) }.map(\.limit).min { $0.size < $1.size }
  }

  /// What is limited, and to what.
  private static func textLimits(in outline: SourceOutline) -> [(base: Range<Int>, limit: ViewUses.TextLimit)] {
    outline.calls.compactMap { call in
      guard call.name == "dynamicTypeSize", let base = call.base, let given = call.arguments.first?.extent,
        let last = outline.members.within(given).last,
        let size = DynamicTypeSize.allCases.first(where: { $0.swiftName == last.path }),
        // Not the lower bound of a range without an end.
        last.offset + last.path.utf8.count == given.upperBound
      else { return nil }
      return (base, ViewUses.TextLimit(size: size, location: call.location))
    }
  }

  /// Where the body of a view puts the content that it was given.
  func contentPlaces(of type: String) -> [Int] {
    let declared = outline.declarations.filter { $0.typeName == type && $0.kind == .property }
    guard let body = declared.first(where: { $0.name == "body" }) else { return [] }
    let given = declared.filter { property in
      property.isStored
        && (property.attributes.contains("ViewBuilder")
          || outline.types.contains { property.extent.contains($0.offset) && $0.path == "Content" })
    }.map(\.name)
    guard !given.isEmpty else { return [] }
    let called = outline.calls.filter { $0.base == nil && given.contains($0.name) }.map(\.extent.lowerBound)
    let named = outline.references.filter { given.contains($0.path) }.map(\.offset)
    return Set(called + named).filter(body.extent.contains).sorted()
  }
  private static let apart: Set<String> = [
    "overlay", "background", "toolbar", "ToolbarItem", "ToolbarItemGroup", "Menu", "contextMenu", "safeAreaInset",
    "swipeActions", "listRowBackground", "mask",
  ]

  /// The nearest call that is given what stands there.
  private func innermost(_ offset: Int) -> SourceOutline.Call? {
    calls.filter { call in
      call.extent.contains(offset) && call.location.column > 0 && call.base?.contains(offset) != true
    }.min { $0.extent.count < $1.extent.count }
  }

  private func destination(of link: SourceOutline.Call) -> Range<Int>? {
    if let named = link.arguments.first(where: { $0.label == "destination" }) { return named.extent }
    if link.arguments.contains(where: { $0.label == "value" }) { return nil }
    return link.closures.first
  }

  private static let presenters: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink", "NavigationStack",
    "NavigationView", "NavigationSplitView", "TabView", "Tab", "WindowGroup", "Window", "UIHostingController",
    "inspector", "tabItem", ViewUses.renderer,
  ]
  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "List", "Form", "Section", "Grid",
    "GridRow", "LazyVGrid", "LazyHGrid", "ForEach", "overlay", "background", "toolbar", "ToolbarItem",
    "ToolbarItemGroup", "Button", "Label", "LabeledContent", "Menu", "contextMenu", "safeAreaInset", "swipeActions",
    "listRowBackground", "GroupBox", "DisclosureGroup", "ViewThatFits", "mask",
  ]
}
