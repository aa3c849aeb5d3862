/// What SwiftUI has for iOS: views, modifiers, styles, values and environment keys, complete by name.
///
/// Names, labels, types, defaults and availability are facts from Apple's public API documentation; what layout makes of
/// each is said here. Rows are read when they are asked for.
public struct Vocabulary: Sendable {
  /// The one vocabulary there is.
  public static let swiftUI = Vocabulary()

  private var modifiers: [Substring: [VocabularyRow]] = [:]
  private var views: [Substring: VocabularyRow] = [:]
  private var initialisers: [Substring: [VocabularyRow]] = [:]
  private var environment: [Substring: VocabularyRow] = [:]
  private var families: [Substring: VocabularyRow] = [:]
  private var styles: [Substring: [VocabularyRow]] = [:]
  private var types: [Substring: VocabularyRow] = [:]
  private var members: [Substring: [VocabularyRow]] = [:]
  private var elsewhere: [Substring: [VocabularyRow]] = [:]
  private var unread: [String] = []

  init() {
    var framework: Substring = ""
    VocabularyText.forEachLine { line in
      let row = VocabularyRow(line, framework: framework)
      switch row.kind {
      case "framework": framework = row.declaration
      case "modifier": modifiers[VocabularyRow.name(of: row.member), default: []].append(row)
      case "init": initialisers[row.name, default: []].append(row)
      case "environment": environment[row.name] = row
      case "family": families[row.name] = row
      case "style": styles[row.name, default: []].append(row)
      case "type": types[row.name] = row
      case "elsewhere": elsewhere[VocabularyRow.lastWord(of: row.declaration), default: []].append(row)
      case "case", "static", "method": members[row.name, default: []].append(row)
      default:
        if ViewDeclaration.Kind(rawValue: String(row.kind)) == nil { unread.append(String(line)) }
        views[row.name] = row
      }
    }
  }

  // MARK: Names, in alphabetical order

  public var viewNames: [String] { Self.names(views) }
  public var modifierNames: [String] { Self.names(modifiers) }
  public var environmentKeyNames: [String] { Self.names(environment) }
  public var styleFamilyNames: [String] { Self.names(families) }
  public var typeNames: [String] { Self.names(types) }

  private static func names<Rows>(_ rows: [Substring: Rows]) -> [String] { rows.keys.map { String($0) }.sorted() }

  // MARK: Lookups

  /// - Parameter owner: What the modifier is a method of; `nil` for all.
  /// - Returns: The overloads, those of `View` first; empty for a name that iOS does not have.
  public func modifiers(named name: String, of owner: String? = nil) -> [ModifierDeclaration] {
    (modifiers[Substring(name)] ?? []).compactMap(Self.modifier).filter { owner == nil || $0.owner == owner }
  }

  /// - Returns: The view, shape, layout or other content of that name.
  public func view(named name: String) -> ViewDeclaration? {
    views[Substring(name)].flatMap { Self.view($0, initialisers: initialisers(of: name)) }
  }

  /// - Parameter type: A view, style or value: `Button`, `Edge.Set`.
  public func initialisers(of type: String) -> [Initialiser] {
    (initialisers[Substring(type)] ?? []).compactMap(Self.initialiser)
  }

  public func environmentKey(named name: String) -> EnvironmentKeyDeclaration? {
    environment[Substring(name)].flatMap(Self.environmentKey)
  }

  /// - Parameter name: The protocol: `ToggleStyle`.
  public func styleFamily(named name: String) -> StyleFamily? {
    guard let row = families[Substring(name)], let availability = row.availability else { return nil }
    let styles = (styles[Substring(name)] ?? []).compactMap(Self.style)
    return StyleFamily(name: name, availability: availability, styles: styles, members: members(of: name))
  }

  public func type(named name: String) -> TypeDeclaration? { types[Substring(name)].flatMap(Self.type) }

  /// - Returns: Cases, static members and methods that return a changed value.
  public func members(of type: String) -> [MemberDeclaration] {
    (members[Substring(type)] ?? []).compactMap(Self.member)
  }

  /// - Returns: The platforms, as `#if os(…)` names them, that have a modifier, view, type or key of that name which iOS
  ///   lacks; in alphabetical order.
  public func otherPlatforms(having name: String) -> [String] {
    let rows = elsewhere[Substring(name)] ?? []
    return Set(rows.flatMap { ($0.facts.first ?? "").split(separator: " ") }).map { String($0) }.sorted()
  }

  /// - Returns: The lines that could not be read, for tests.
  package func unreadableRows() -> [String] {
    var result = unread
    func check(_ rows: [VocabularyRow], _ read: (VocabularyRow) -> Any?) {
      for row in rows where read(row) == nil { result.append("\(row.kind) \(row.declaration) | \(row.facts)") }
    }
    check(modifiers.values.flatMap { $0 }, Self.modifier)
    check(Array(views.values)) { Self.view($0, initialisers: []) }
    check(initialisers.values.flatMap { $0 }, Self.initialiser)
    check(Array(environment.values), Self.environmentKey)
    check(Array(families.values), \.availability)
    check(styles.values.flatMap { $0 }, Self.style)
    check(Array(types.values), Self.type)
    check(members.values.flatMap { $0 }, Self.member)
    check(elsewhere.values.flatMap { $0 }) { $0.facts.count == 1 && !$0.facts[0].isEmpty ? $0 : nil }
    return result.sorted()
  }
}
