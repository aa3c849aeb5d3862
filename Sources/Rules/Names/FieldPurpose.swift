import SightlineModel

/// A field for something about the user says so, and is filled in by the system.
///
/// - Source: WCAG 2.2, 1.3.5 Identify Input Purpose, AA.
struct FieldPurpose: NodeRule {
  static let id: RuleID = "field-purpose"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    node.isVisible && Field.kinds.contains(node.kind) && (expected(node, scene) != nil || takesAddress(node, scene))
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let type = expected(node, scene) else { return verdict(onAddress: node, in: scene) }
    guard scene.modifier(around: node, [.textContentType]) == nil else {
      return .passes
    }
    if Self.ofAPerson.contains(type), isAboutAnother(node, in: scene) {
      return .needsReview(
        .init(
          "The field \(name(of: node)) may ask for somebody else's; if it is the user's own, which iOS can fill in, add "
            + ".textContentType(.\(type)).",
          suggestion: Suggestion(text: "Add .textContentType(.\(type)).")))
    }
    guard !["password", "username"].contains(type) || isOfAccount(node, in: scene) else {
      return .needsReview(
        .init(
          "The field \(name(of: node)) takes a \(type == "password" ? "password" : "user name"); if it is that of a "
            + "person's account, which iOS can fill in, add .textContentType(.\(type)).",
          suggestion: Suggestion(text: "Add .textContentType(.\(type)).")))
    }
    return .fails(
      .init(
        "The field \(name(of: node)) asks for something iOS can fill "
          + "in; add .textContentType(.\(type)).",
        suggestion: Suggestion(text: "Add .textContentType(.\(type)).")))
  }

  /// What is about a person, the user or another one.
  private static let ofAPerson: Set<String> = [
    "username", "name", "givenName", "familyName", "emailAddress", "telephoneNumber",
  ]

  /// Whoever is added, blocked or looked for is somebody else; so is who is asked for in passing, in an alert.
  private func isAboutAnother(_ node: SceneNode, in scene: Scene) -> Bool {
    if scene.isWithin(node, [.alert, .confirmationDialog]) { return true }
    let titles = scene.nodes.compactMap { other -> String? in
      if let title = title(other) { return title }
      return other.isVisible && other.spoken?.traits.contains(.header) == true ? other.shownString : nil
    }
    return (said(of: node, in: scene) + titles).contains { words in
      let words = NameWords.words(words)
      return words.first.map(Self.doings.contains) == true && !words.contains { ["your", "my", "own"].contains($0) }
    }
  }
  /// That of a bar.
  private func title(_ node: SceneNode) -> String? {
    if case .navigationTitle(let modifier)? = node.modifier, !node.isCovered { return modifier.title.value?.string }
    return nil
  }
  private static let doings: Set<String> = [
    "add", "block", "exclude", "filter", "find", "follow", "invite", "message", "mute", "remove", "search", "share",
    "unblock",
    "hinzufügen", "blockieren", "einladen", "folgen", "suchen",
  ]

  /// Who signs in says who it is, there or on a button; a file's passphrase stands alone.
  private func isOfAccount(_ node: SceneNode, in scene: Scene) -> Bool {
    scene.nodes.contains { other in
      if let words = title(other) { return isSigningIn(words) }
      guard other.isVisible, other.id != node.id else { return false }
      if Field.kinds.contains(other.kind) {
        return ["emailAddress", "username", "newPassword", "password"].contains(expected(other, scene) ?? "")
          || other.kind == .secureField
      }
      return other.shownString.map(isSigningIn) == true
    }
  }
  private func isSigningIn(_ words: String) -> Bool {
    let words = NameWords.words(words)
    let joined = " \(words.joined(separator: " ")) "
    return words.count <= 4 && Self.signingIn.contains { joined.contains($0) }
  }
  private static let signingIn = [
    "sign in", "log in", "signing in", "login", "sign up", "register", "create account", "anmelden", "einloggen",
    "registrieren",
  ].map { " \($0) " }

  /// The address of a server is nobody's own, so that iOS fills nothing in; its keyboard has the signs, and no capitals.
  private func verdict(onAddress node: SceneNode, in scene: Scene) -> Verdict {
    guard scene.modifier(around: node, [.textContentType, .keyboardType]) == nil else { return .passes }
    return .needsReview(
      .init(
        "The field \(name(of: node)) takes a web address on the keyboard for "
          + "sentences; add .keyboardType(.URL) and .textInputAutocapitalization(.never).",
        suggestion: Suggestion(text: "Add .keyboardType(.URL).")))
  }

  private func name(of node: SceneNode) -> String {
    (Field.placeholder(of: node) ?? node.spoken?.label ?? "").quoted
  }
  /// What says what goes into it.
  private func said(of node: SceneNode, in scene: Scene) -> [String] {
    [Field.placeholder(of: node), node.spoken?.label, Field.visibleLabel(of: node, in: scene)].compactMap { $0 }
  }

  private func takesAddress(_ node: SceneNode, _ scene: Scene) -> Bool {
    guard node.kind == .textField else { return false }
    return said(of: node, in: scene).contains { words in
      words.hasPrefix("https://") || words.hasPrefix("http://")
        || NameWords.words(words).count <= 4 && NameWords.words(words).contains { $0 == "url" || $0 == "uri" }
    }
  }

  private func expected(_ node: SceneNode, _ scene: Scene) -> String? {
    let said = said(of: node, in: scene).map { NameWords.words($0) }
    // What others call somebody in a game or a chat is none of an account's data.
    if said.contains(where: { $0.contains(where: Self.assumed.contains) }) { return nil }
    for words in said where words.count <= 4 {
      for (phrase, type) in Self.purposes where Self.holds(words, phrase) { return type }
    }
    return nil
  }

  /// Whether the words of the phrase follow each other.
  private static func holds(_ words: [String], _ phrase: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...words.count - phrase.count).contains { words[$0...].starts(with: phrase) }
  }

  private static let assumed: Set<String> = [
    "game", "gamertag", "player", "character", "nick", "nickname", "display", "screen", "spielername", "spitzname",
  ]
  private static let purposes: [(phrase: [String], type: String)] = [
    ("email", "emailAddress"), ("e mail", "emailAddress"), ("phone", "telephoneNumber"), ("first name", "givenName"),
    ("last name", "familyName"), ("full name", "name"), ("your name", "name"), ("username", "username"),
    ("user name", "username"), ("login", "username"), ("new password", "newPassword"), ("password", "password"),
    ("zip", "postalCode"),
    ("postal code", "postalCode"), ("street", "fullStreetAddress"), ("city", "addressCity"),
    ("country", "countryName"), ("verification code", "oneTimeCode"), ("one time code", "oneTimeCode"),
    ("e mail adresse", "emailAddress"), ("vorname", "givenName"), ("nachname", "familyName"), ("passwort", "password"),
    ("telefonnummer", "telephoneNumber"), ("postleitzahl", "postalCode"),
  ].map { ($0.0.split(separator: " ").map(String.init), $0.1) }
}
