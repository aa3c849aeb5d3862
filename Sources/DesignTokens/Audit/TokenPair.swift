package import SightlineModel
internal import SourceDocuments

/// A foreground that stands on a background.
package struct TokenPair: Sendable, Hashable {
  package enum Origin: String, Sendable, Hashable { case declared, tokenExtension, convention }
  package var foreground: String
  package var background: String
  package var use: PairUse
  package var origin: Origin
  /// Where it is declared; `nil` for a convention.
  package var location: SourceLocation?
  package init(
    foreground: String, background: String, use: PairUse = .text, origin: Origin = .declared,
    location: SourceLocation? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.use = use
    self.origin = origin
    self.location = location
  }
}

/// Names from which pairs are inferred.
package struct PairConventions: Sendable, Hashable {
  /// Last parts of a group's or token's name that say: drawn in front.
  package var textNames: Set<String>
  package var backgroundNames: Set<String>
  /// Which of several backgrounds text is taken to stand on.
  package var defaultBackgrounds: [String]
  /// Parts that keep a token out: WCAG exempts what is disabled; the inverse stands elsewhere.
  package var exempt: Set<String>

  package init(textNames: Set<String>, backgroundNames: Set<String>, defaultBackgrounds: [String], exempt: Set<String>)
  {
    self.textNames = textNames
    self.backgroundNames = backgroundNames
    self.defaultBackgrounds = defaultBackgrounds
    self.exempt = exempt
  }

  package static let standard = PairConventions(
    textNames: ["text", "foreground", "fg", "label"], backgroundNames: ["background", "bg", "surface", "canvas"],
    defaultBackgrounds: ["primary", "default", "base", "page", "canvas", "main", "standard", "1"],
    exempt: ["disabled", "inverse", "inverted", "placeholder", "link", "decorative", "on", "white", "black"])
  package static let none = PairConventions(textNames: [], backgroundNames: [], defaultBackgrounds: [], exempt: [])
}

/// Finds pairs by what tokens are called.
struct PairInference {
  let conventions: PairConventions
  /// Colour tokens, sorted.
  let paths: [String]

  func pairs() -> [TokenPair] {
    let known = Set(paths)
    var found: [TokenPair] = []
    let backgrounds = backgroundsByRoot()
    for path in paths {
      if let background = onPartner(of: path, known) {
        found.append(TokenPair(foreground: path, background: background, origin: .convention))
      } else if let background = propertyPartner(of: path, known), isAudited(path) {
        found.append(
          TokenPair(foreground: path, background: background, use: Self.use(of: path), origin: .convention))
      } else if let (root, _) = role(of: path, conventions.textNames), isAudited(path),
        let background = backgrounds[root] ?? backgrounds[""] ?? (root.isEmpty ? general(backgrounds) : nil)
      {
        found.append(TokenPair(foreground: path, background: background, origin: .convention))
      }
    }
    return found
  }

  /// Texts without a group of their own stand on the background of a group that is no component's: `color.background`.
  private func general(_ backgrounds: [String: String]) -> String? {
    let root = backgrounds.keys.sorted().first { root in
      root.split(separator: ".").allSatisfy { Self.general.contains($0.lowercased()) }
    }
    return root.flatMap { backgrounds[$0] }
  }
  private static let general: Set<String> = [
    "color", "colors", "colour", "colours", "semantic", "theme", "sys", "system", "alias", "global", "core", "base",
    "tokens", "ui", "app",
  ]

  /// The colour of a tick or a handle is no text's.
  private static func use(of path: String) -> PairUse {
    TokenMode.words(path).isDisjoint(with: marks) ? .text : .nonText
  }
  private static let marks: Set<String> = [
    "checkbox", "radio", "icon", "switch", "toggle", "slider", "spinner", "progress", "marker", "bullet", "indicator",
  ]

  private func isAudited(_ path: String) -> Bool {
    TokenMode.words(path).isDisjoint(with: conventions.exempt)
  }

  /// `on-primary`, `onPrimary` beside `primary`.
  private func onPartner(of path: String, _ known: Set<String>) -> String? {
    guard !conventions.textNames.isEmpty else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    var rest: Substring
    if last.hasPrefix("on-") || last.hasPrefix("on_") {
      rest = last.dropFirst(3)
    } else if last.hasPrefix("on"), last.dropFirst(2).first?.isUppercase == true {
      rest = last.dropFirst(2)
    } else {
      return nil
    }
    let lowered = rest.prefix(1).lowercased() + rest.dropFirst()
    let parent = parts.dropLast().joined(separator: ".")
    for name in [String(rest), lowered] {
      let candidate = parent.isEmpty ? name : parent + "." + name
      if known.contains(candidate) { return candidate }
    }
    return nil
  }

  /// `button.color` beside `button.background-color`: tokens called as the properties of CSS that they fill.
  private func propertyPartner(of path: String, _ known: Set<String>) -> String? {
    guard !conventions.textNames.isEmpty, let dot = path.lastIndex(of: ".") else { return nil }
    let parent = path[...dot]
    let last = TokenMode.words(String(path[path.index(after: dot)...]))
    guard last == ["color"] || last.count == 2 && last.contains("color") && isText(last.subtracting(["color"])) else {
      return nil
    }
    return conventions.backgroundNames.sorted().lazy.flatMap { name in
      ["\(parent)\(name)-color", "\(parent)\(name)Color"]
    }.first(where: known.contains)
  }

  private func isText(_ words: Set<String>) -> Bool { words.isSubset(of: conventions.textNames) }

  /// The part of a path before the first name with the role, and what stands behind that name; `color` at the end of a
  /// path says nothing.
  private func role(of path: String, _ names: Set<String>) -> (root: String, rest: [String])? {
    var parts = path.split(separator: ".").map(String.init)
    if parts.count > 1, Self.filler.contains(parts[parts.count - 1].lowercased()) { parts.removeLast() }
    guard let index = parts.firstIndex(where: { hasRole($0, names) }) else { return nil }
    return (parts[..<index].joined(separator: "."), Array(parts[(index + 1)...]))
  }
  private static let filler: Set<String> = ["color", "colour", "value"]

  /// `text`, and with what often stands beside it: `text-and-icon`, `text-color`.
  private func hasRole(_ part: String, _ names: Set<String>) -> Bool {
    if names.contains(part.lowercased()) { return true }
    let words = TokenMode.words(part)
    return words.count > 1 && !words.isDisjoint(with: names)
      && words.subtracting(names).isSubset(of: Self.companions)
  }
  private static let companions: Set<String> = ["and", "icon", "icons", "color", "colors", "colour", "colours"]

  private func backgroundsByRoot() -> [String: String] {
    var best: [String: (rank: Int, path: String)] = [:]
    for path in paths {
      guard let (root, rest) = role(of: path, conventions.backgroundNames), isAudited(path), rest.count <= 1 else {
        continue
      }
      let rank =
        rest.first.map { conventions.defaultBackgrounds.firstIndex(of: $0.lowercased()).map { $0 + 1 } ?? 99 } ?? 0
      guard rank < 99 || rest.isEmpty || rest.first == "$root" else { continue }
      let candidate = (rest.first == "$root" ? 0 : rank, path)
      if best[root].map({ candidate < ($0.rank, $0.path) }) ?? true { best[root] = candidate }
    }
    return best.mapValues(\.path)
  }
}
