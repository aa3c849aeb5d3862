package import SightlineModel
package import SourceDocuments

/// The tokens of a project in all their modes.
package struct TokenSet: Sendable {
  package let modes: [TokenMode]
  /// What is wrong with the files, sorted by place.
  package let problems: [InputProblem]
  /// Those of `problems` for which a file, or a part of it, was not read at all.
  package let unreadable: Set<InputProblem>
  /// Those of `problems` that are about what names, sets and files refer to.
  let referenceProblems: Set<InputProblem>
  /// Names that references use and no file defines.
  package let unknownNames: Set<String>
  let paths: [String]
  let definitions: [TokenDefinition]
  let values: [TokenValue]
  let resolved: [[ResolvedToken]]
  let numbers: [String: Int]

  /// - Parameters:
  ///   - paths: Token files and resolver documents, in merge order.
  ///   - lower: Files of other packages that these build on: their tokens lie under all modes, and what is wrong with
  ///     them is reported there.
  ///   - isNamed: Whether somebody said that a file holds tokens. Of others, those that hold none are passed over.
  ///   - reading: The bytes of a file by its path relative to the project; `nil` when there is none.
  /// - Complexity: Linear in the size of the files times the number of modes.
  package init(
    paths: [String], lower: [String] = [], isNamed: @escaping (String) -> Bool = { _ in true },
    reading: (String) -> [UInt8]?
  ) {
    let (loader, resolver) = withoutActuallyEscaping(reading) { reading in
      let loader = TokenLoader(lower: lower, isNamed: isNamed, read: reading)
      loader.load(paths)
      loader.endReading()
      return (loader, TokenResolver(loader))
    }
    modes = resolver.modes.map(\.mode)
    let others = Set(lower)
    // Where a part of a file was not read, nothing is to be said of what stands there.
    let unread = loader.unreadable
    let lost = Set(unread.map(\.location))
    problems = Set(loader.problems).union(resolver.reported)
      .filter { !others.contains($0.location.file) && (unread.contains($0) || !lost.contains($0.location)) }.sorted()
    unknownNames = resolver.unknownNames
    unreadable = loader.unreadable.filter { !others.contains($0.location.file) }
    referenceProblems = loader.referenceProblems.union(resolver.referenceProblems)
    self.paths = loader.names.tokenPaths
    definitions = resolver.definitions
    values = resolver.values
    resolved = resolver.modes.map(\.tokens)
    numbers = Dictionary(loader.names.tokenPaths.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// - Parameter files: Token files and resolver documents, and what they refer to.
  package init(files: [InputFile]) {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    self.init(paths: files.map(\.path)) { bytes[$0] }
  }

  /// The paths of all tokens that are defined in some mode, sorted.
  package var tokenPaths: [String] {
    paths.indices.filter { number in resolved.contains { number < $0.count && $0[number].definition >= 0 } }
      .map { paths[$0] }.sorted()
  }

  /// A rule that a token's own extension turns off for it.
  package struct Suppression: Sendable, Hashable {
    package var token: String
    package var rule: String
    /// `nil` where none is given.
    package var reason: String?
    /// Of the rule's name in the extension.
    package var location: SourceLocation
  }

  /// Sorted by place.
  package var suppressions: [Suppression] {
    definitions.flatMap { definition -> [Suppression] in
      (definition.extensions?["sightline"]?["disable"]?.object?.members ?? []).map { member in
        let reason = member.value.string?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Suppression(
          token: paths[definition.token], rule: member.key, reason: reason?.isEmpty == false ? reason : nil,
          location: member.location)
      }
    }.sorted { ($0.location, $0.token, $0.rule) < ($1.location, $1.token, $1.rule) }
  }

  /// What is wrong with the files themselves is about what they refer to, or about a value.
  package enum ProblemSubject { case references, values }

  /// Sorted by place; what could not be read at all is said elsewhere.
  package func problems(about subject: ProblemSubject) -> [InputProblem] {
    problems.filter { !unreadable.contains($0) && referenceProblems.contains($0) == (subject == .references) }
  }

  /// Whether some mode has a token of this name.
  package func defines(_ path: String) -> Bool {
    guard let number = numbers[path] else { return false }
    return resolved.contains { number < $0.count && $0[number].definition >= 0 }
  }

  package var isEmpty: Bool { definitions.isEmpty }

  /// - Parameter mode: An index of `modes`; the first is the default.
  /// - Returns: `nil` where the mode has no such token.
  package func token(_ path: String, mode: Int = 0) -> Token? {
    guard let number = numbers[path], resolved.indices.contains(mode), number < resolved[mode].count,
      resolved[mode][number].definition >= 0
    else { return nil }
    return Token(tokens: self, mode: mode, number: number)
  }

  /// A colour token in the four appearances that the modes speak of.
  package func colorSpec(_ path: String) -> ColorSpec? {
    var found: [Appearance: RGBA] = [:]
    for (index, mode) in modes.enumerated() where found[mode.appearance] == nil {
      found[mode.appearance] = token(path, mode: index)?.value?.color?.rgba
    }
    guard let light = found[.light] ?? found[.lightHigh] ?? found[.dark] ?? found[.darkHigh] else { return nil }
    return ColorSpec(
      light: light, dark: found[.dark], lightHigh: found[.lightHigh], darkHigh: found[.darkHigh], name: path,
      derivation: token(path)?.derivation ?? [])
  }
}

/// A token in one mode.
package struct Token: Sendable {
  let tokens: TokenSet
  let mode: Int
  let number: Int
  private static let maximumSteps = 64

  private var entry: ResolvedToken { tokens.resolved[mode][number] }
  var definition: TokenDefinition { tokens.definitions[Int(entry.definition)] }

  package var path: String { tokens.paths[number] }
  package var type: TokenType? { entry.type }
  /// `nil` when it could not be worked out; a problem says why.
  package var value: TokenValue? { entry.value < 0 ? nil : tokens.values[Int(entry.value)] }
  /// Where the token's name stands.
  package var location: SourceLocation { definition.key.location }
  /// The value as written, references included.
  package var valueRange: SourceRange { definition.value.range }
  package var about: String? { definition.about }
  package var isDeprecated: Bool { definition.isDeprecated ?? false }

  /// The token that the whole value names.
  package var alias: Token? { entry.alias < 0 ? nil : Token(tokens: tokens, mode: mode, number: Int(entry.alias)) }

  /// This token, the one it names, and so on to the one with a value of its own.
  package var chain: [Token] {
    var chain = [self]
    while let next = chain[chain.count - 1].alias, chain.count < Self.maximumSteps { chain.append(next) }
    return chain
  }

  /// The end of the chain: where a change takes effect.
  package var source: Token {
    var token = self
    while let next = token.alias { token = next }
    return token
  }

  package var derivation: [DerivationStep] {
    chain.map { token in
      let value = token.alias == nil ? token.value?.color?.text : nil
      return DerivationStep(.token(path: token.path, value: value), at: token.location)
    }
  }
}
