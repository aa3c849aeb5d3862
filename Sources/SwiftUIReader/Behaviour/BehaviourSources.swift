import SightlineModel
import SwiftInterpreter

/// The files of a project as they are written, outlined where somebody asks.
final class BehaviourSources {
  /// By path.
  private let parsed: [ParsedFile]
  private var outlined: [String: BehaviourFile] = [:]
  private var found: [String: Declared?] = [:]

  /// A function or a type, where it stands.
  struct Declared {
    let file: BehaviourFile
    let extent: Range<Int>
  }

  init(_ files: [ParsedFile]) { parsed = files.sorted { $0.path < $1.path } }

  func files(with words: [String]) -> [BehaviourFile] {
    parsed.filter { file in words.contains { file.text.holds($0) } }.map(outline)
  }

  /// Whether any file has one of the words.
  func isAnyNaming(_ words: [String]) -> Bool {
    if let known = named[words] { return known }
    let isNaming = parsed.contains { file in words.contains { file.text.holds($0) } }
    named[words] = isNaming
    return isNaming
  }
  private var named: [[String]: Bool] = [:]

  /// Every file that declares or uses a name.
  func files(naming name: String) -> [BehaviourFile] { files(with: [name]) }

  /// - Returns: The only function of the project with the name; where several have it, the one of the same file.
  func function(_ name: String, near file: BehaviourFile) -> Declared? {
    let own = file.functions(name)
    if own.count == 1 { return Declared(file: file, extent: own[0]) }
    guard own.isEmpty else { return nil }
    if let known = found[name] { return known }
    let all = functions(named: name)
    let only = all.count == 1 ? all[0] : nil
    found[name] = .some(only)
    return only
  }

  /// All functions of the project with the name.
  func functions(named name: String) -> [Declared] {
    files(with: ["func \(name)"]).flatMap { file in file.functions(name).map { Declared(file: file, extent: $0) } }
  }

  // MARK: What is announced

  private static let announcing = [
    "AccessibilityNotification", "UIAccessibility.post", "AccessibilityFocusState", "accessibilityFocused",
    "NSAccessibility.post",
  ]

  /// Names that files which announce something declare or speak of.
  private lazy var announcers: (paths: Set<String>, types: Set<String>, functions: Set<String>, states: Set<String>) = {
    let found = files(with: Self.announcing)
    var (types, functions, states): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for file in found {
      for declaration in file.outline.declarations
      where Self.announcing.contains(where: file.slice(declaration.extent).holds) {
        switch declaration.kind {
        case .type: types.insert(Self.lastName(declaration.typeName))
        case .function: functions.insert(declaration.name)
        default: break
        }
      }
      states.formUnion(file.outline.references.map { BehaviourFile.last($0.path) })
    }
    return (Set(found.map(\.outline.path)), types, functions, states)
  }()

  /// The file announces something or moves the focus, or uses what does.
  func isAnnouncing(_ file: BehaviourFile) -> Bool {
    guard !announcers.paths.isEmpty else { return false }
    if announcers.paths.contains(file.outline.path) { return true }
    if file.calls.contains(where: { announcers.functions.contains($0.name) }) { return true }
    let text = file.text
    return announcers.types.contains { text.holds($0) }
  }

  /// A file that announces something speaks of the state.
  func isAnnounced(_ state: String) -> Bool { announcers.states.contains(BehaviourFile.last(state)) }

  // MARK: Views of the project

  /// Where a view is made, previews aside.
  func uses(ofView type: String) -> [(file: BehaviourFile, call: SourceOutline.Call)] {
    if let known = viewUses[type] { return known }
    let found = files(naming: type + "(").flatMap { file in
      file.calls.filter { $0.name == type && $0.base == nil && !file.isInPreview($0.extent.lowerBound) }
        .map { (file: file, call: $0) }
    }
    viewUses[type] = found
    return found
  }
  private var viewUses: [String: [(file: BehaviourFile, call: SourceOutline.Call)]] = [:]

  private var saying: [String: Bool] = [:]

  /// A view of the project's own with words in it.
  func isSaying(_ view: String) -> Bool {
    if let known = saying[view] { return known }
    let isSaying = types(named: view).contains { part in
      part.file.slice(part.extent).contains("some View")
        && part.file.calls(in: part.extent).contains { ["Text", "Label"].contains($0.name) && $0.base == nil }
    }
    saying[view] = isSaying
    return isSaying
  }

  /// Declarations and extensions of a type.
  func types(named name: String) -> [Declared] {
    if let known = declared[name] { return known }
    let found = files(with: ["struct \(name)", "class \(name)", "extension \(name)"]).flatMap { file in
      file.outline.declarations.filter { $0.kind == .type && Self.lastName($0.typeName) == name }
        .map { Declared(file: file, extent: $0.extent) }
    }
    declared[name] = found
    return found
  }
  private var declared: [String: [Declared]] = [:]

  /// What frameworks ask of views by themselves.
  private static let asked: Set<String> = ["body", "makeBody", "previews"]
  private var unasked: [String: Bool] = [:]

  private static let apps = ["@main", "@UIApplicationMain"]

  /// The place stands in a function or a property that makes a view, and nobody names it: it is shown nowhere. What a package
  /// makes, others may ask for.
  func isUnasked(_ offset: Int?, in file: BehaviourFile) -> Bool {
    guard isAnyNaming(Self.apps), let offset, let member = file.member(around: offset),
      !Self.asked.contains(member.name)
    else { return false }
    let head = file.slice(member.extent).prefix { $0 != "{" }
    guard head.contains("some View"), !head.contains("override ") else { return false }
    if let known = unasked[member.name] { return known }
    // Its own declaration is one place.
    let isUnasked = parsed.reduce(0) { $0 + $1.text.count(ofName: member.name, atMost: 2) } < 2
    unasked[member.name] = isUnasked
    return isUnasked
  }

  // MARK: Types of screens

  private static let screens: Set<String> = [
    "View", "ViewModifier", "ObservableObject", "App", "Scene", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UIViewRepresentable", "UIViewControllerRepresentable", "ToolbarContent",
  ]
  private var screenTypes: [String: Bool] = [:]

  /// The place stands in a view or in what views observe.
  func isOfScreen(_ offset: Int, in file: BehaviourFile) -> Bool {
    file.outline.declarations.contains { declaration in
      guard declaration.kind == .type, declaration.extent.contains(offset) else { return false }
      return isScreen(declaration, in: file) || isScreen(typeNamed: Self.lastName(declaration.typeName), depth: 0)
    }
  }

  private func isScreen(_ declaration: SourceOutline.Declaration, in file: BehaviourFile) -> Bool {
    if !Self.screens.isDisjoint(with: declaration.attributes) { return true }
    let start = declaration.extent.lowerBound
    return file.slice(start..<min(start + 80, declaration.extent.upperBound)).contains("@Observable")
  }

  /// Superclasses and other parts of a type are looked at too.
  private func isScreen(typeNamed name: String, depth: Int) -> Bool {
    if Self.screens.contains(name) { return true }
    guard depth < 4, !name.isEmpty else { return false }
    if let known = screenTypes[name] { return known }
    screenTypes[name] = false
    let isScreen = files(with: ["struct \(name)", "class \(name)", "extension \(name)"]).contains { file in
      file.outline.declarations.contains { declaration in
        guard declaration.kind == .type, Self.lastName(declaration.typeName) == name else { return false }
        return self.isScreen(declaration, in: file)
          || declaration.attributes.contains { self.isScreen(typeNamed: Self.lastName($0), depth: depth + 1) }
      }
    }
    screenTypes[name] = isScreen
    return isScreen
  }

  private static func lastName(_ name: String) -> String {
    String(name.prefix { $0 != "<" }.split(separator: ".").last ?? "")
  }

  // MARK: What controls do

  /// Names of what controls outside of context menus call and write, functions followed once.
  private(set) lazy var visibleActions: [Set<String>] = {
    files(with: ["Button", "onTapGesture", "onDelete", "Link", "onSubmit", "onMove", "Menu", "UIAction"]).flatMap {
      file in
      let menus = file.calls.filter { $0.name == "contextMenu" }
      return file.calls.compactMap { call -> Set<String>? in
        guard !menus.contains(where: { file.holds($0, call.nameOffset) }),
          Self.acting.contains(call.name) || call.name.hasSuffix("Button"),
          let action = file.action(of: call)
        else { return nil }
        let own = file.actionNames(in: action)
        return own.reduce(own) { all, name in
          guard let function = function(name, near: file) else { return all }
          return all.union(function.file.actionNames(in: function.extent))
        }
      }
    }
  }()
  private static let acting: Set<String> = [
    "onTapGesture", "onDelete", "onSubmit", "onMove", "UIAction", "onTap", "refreshable",
  ]

  // MARK: What is said of a view

  /// Whoever shows the view says it there: `Row(isOn: isOn).accessibilityAddTraits(…)`.
  func isTraited(whereUsed type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return files(naming: name + "(").contains { other in
      other.calls.contains { call in
        Self.traits.contains(call.name) && call.base.map { other.slice($0).contains(name + "(") } == true
      }
    }
  }
  /// Modifiers that tell VoiceOver of a state.
  static let traits: Set<String> = ["accessibilityAddTraits", "accessibilityValue", "accessibilityLabel"]

  // MARK: What is kept

  /// A stored property of the type around that is given values and is read nowhere.
  ///
  /// Names are compared alone: any property of the same name that is read counts, but for a view's own state.
  func isNeverRead(_ path: String, in file: BehaviourFile) -> Bool {
    let names = path.split(separator: ".").map(String.init).filter { $0 != "self" }
    guard names.count == 1, let name = names.first, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    let owners = file.outline.declarations.filter { $0.kind == .property && $0.name == name && $0.isStored }
    // A binding, an object's or a widget's value is somebody else's.
    guard owners.count == 1, let owner = owners.first,
      owner.attributes.allSatisfy({ ["State", "Published", "MainActor"].contains($0) }),
      !file.slice(owner.extent).contains("didSet")
    else { return false }
    // A view's own state is read in the view; others of the name are others' own.
    let isOwn = owner.attributes.contains("State") || file.slice(owner.extent).contains("private ")
    return !files(with: [name]).contains { $0.reads(name, of: isOwn ? owner.typeName : nil) }
  }

  private func outline(_ file: ParsedFile) -> BehaviourFile {
    if let known = outlined[file.path] { return known }
    let outline = BehaviourFile(file)
    outlined[file.path] = outline
    return outline
  }
}
