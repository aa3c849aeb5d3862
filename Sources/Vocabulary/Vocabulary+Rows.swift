/// What the rows of each kind say.
extension Vocabulary {
  static func modifier(_ row: VocabularyRow) -> ModifierDeclaration? {
    let name = VocabularyRow.name(of: row.member)
    guard let signature = signature(row.member, after: name), let availability = row.availability,
      let support = row.support
    else { return nil }
    return ModifierDeclaration(
      owner: String(row.name), name: String(name), signature: signature, availability: availability, support: support)
  }

  static func initialiser(_ row: VocabularyRow) -> Initialiser? {
    guard let signature = signature(row.declaration, after: row.name), let availability = row.availability else {
      return nil
    }
    return Initialiser(signature: signature, availability: availability)
  }

  static func view(_ row: VocabularyRow, initialisers: [Initialiser]) -> ViewDeclaration? {
    guard let kind = ViewDeclaration.Kind(rawValue: String(row.kind)), let availability = row.availability,
      let support = row.support
    else { return nil }
    return ViewDeclaration(
      kind: kind, name: String(row.name), framework: String(row.framework), availability: availability,
      support: support, isControl: row.facts.dropFirst(2).contains("control"),
      isSystemSized: row.facts.dropFirst(2).contains("system sized"), initialisers: initialisers)
  }

  /// `colorScheme: ColorScheme { get set }`
  static func environmentKey(_ row: VocabularyRow) -> EnvironmentKeyDeclaration? {
    let isSettable = row.declaration.hasSuffix(" { get set }")
    guard isSettable || row.declaration.hasSuffix(" { get }"), let availability = row.availability else { return nil }
    let type = row.declaration.dropFirst(row.name.count + 2).dropLast(isSettable ? 12 : 8)
    guard !type.isEmpty else { return nil }
    return EnvironmentKeyDeclaration(
      name: String(row.name), type: String(type), isSettable: isSettable, availability: availability)
  }

  static func style(_ row: VocabularyRow) -> StyleFamily.Style? {
    guard let availability = row.availability, !row.member.isEmpty else { return nil }
    return StyleFamily.Style(name: String(row.member), availability: availability)
  }

  static func type(_ row: VocabularyRow) -> TypeDeclaration? {
    guard let availability = row.availability,
      let word = row.declaration.split(separator: " ").last, let kind = TypeDeclaration.Kind(rawValue: String(word))
    else { return nil }
    return TypeDeclaration(kind: kind, name: String(row.name), availability: availability)
  }

  /// `Edge top`, `Edge.Set all: Edge.Set`, `Animation delay(_ delay: Double) -> Animation`
  static func member(_ row: VocabularyRow) -> MemberDeclaration? {
    guard let kind = MemberDeclaration.Kind(rawValue: String(row.kind)), let availability = row.availability else {
      return nil
    }
    let name = VocabularyRow.name(of: row.member)
    let rest = row.member[name.endIndex...]
    guard !name.isEmpty else { return nil }
    var member = MemberDeclaration(
      kind: kind, owner: String(row.name), name: String(name), availability: availability)
    if rest.hasPrefix(": ") {
      member.type = String(rest.dropFirst(2))
    } else if !rest.isEmpty {
      guard let signature = signature(row.member, after: name) else { return nil }
      member.signature = signature
    }
    return member
  }

  private static func signature(_ text: Substring, after name: Substring) -> Signature? {
    guard !name.isEmpty else { return nil }
    var parser = SignatureParser(text[name.endIndex...])
    return parser.signature()
  }
}
