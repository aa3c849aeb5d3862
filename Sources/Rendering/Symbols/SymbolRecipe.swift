import SightlineModel

/// What a symbol's name is made of, with the icons that stand in for its parts.
struct SymbolRecipe {
  enum Enclosure: String {
    case circle, square, rectangle, shield, app, capsule, diamond, octagon, hexagon
  }
  /// Text is set in strokes: `a.circle`, `12.square`.
  enum Figure {
    case icon(Icon)
    case letters(String)
  }
  var figure: Figure
  /// A shape around the figure, and whether it is filled, the figure cut out.
  var enclosure: (shape: Enclosure, isFilled: Bool)?
  var isSlashed = false
  /// A small figure at the lower right; a dot at the upper right where the name says none.
  var badge: Icon??

  /// Words that say nothing by themselves: a name cut down to them stands for no symbol.
  private static let hollow: Set<Substring> = [
    "square", "circle", "rectangle", "capsule", "oval", "point", "line", "dot", "arrow", "app", "text", "list",
    "inset", "triangle", "platter", "logo",
  ]

  /// - Returns: `nil` where no icon is known, or none is installed.
  init?(_ name: String, from icons: IconSet) {
    guard !icons.isEmpty, name.utf8.count < 120 else { return nil }
    let finder = IconFinder(icons: icons)
    if let icon = finder.icon(name[...], isFilled: false) {
      figure = .icon(icon)
      return
    }
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !words.contains("") else { return nil }
    // 1. From the end: filled, a badge, a stroke through it, a shape around it.
    func drop(_ word: Substring) -> Bool {
      guard words.count > 1, words.last == word else { return false }
      words.removeLast()
      return true
    }
    func rest() -> Substring { words.joined(separator: ".")[...] }
    var isFilled = drop("fill")
    if isFilled, let icon = finder.icon(rest(), isFilled: true) {
      figure = .icon(icon)
      return
    }
    if let index = words.lastIndex(of: "badge"), index > 0 {
      let small = words[(index + 1)...].joined(separator: ".")
      badge = .some(small.isEmpty ? nil : finder.icon(small[...], isFilled: true))
      words.removeSubrange(index...)
      isFilled = drop("fill") || isFilled
    }
    isSlashed = drop("slash")
    isFilled = drop("fill") || isFilled
    if let icon = finder.icon(rest(), isFilled: isFilled) {
      figure = .icon(icon)
      return
    }
    if words.count > 1, let last = words.last, let shape = Enclosure(rawValue: String(last)) {
      words.removeLast()
      if let icon = finder.enclosed(rest(), in: last, isFilled: isFilled) {
        figure = .icon(icon)
        return
      }
      let isInnerFilled = drop("fill")
      enclosure = (shape, isFilled)
      let inner = rest()
      if inner.count <= 2, inner.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
        figure = .letters(String(inner))
        return
      }
      if let icon = finder.icon(inner, isFilled: isFilled || isInnerFilled) {
        figure = .icon(icon)
        return
      }
    }
    // 2. What is more special than any icon is shown as the more general: `figure.roller.skate` as `figure`.
    while words.count > 1 {
      words.removeLast()
      if words.last == "fill" || words.last == "badge" || words.last == "and" { words.removeLast() }
      guard !words.isEmpty, words.count > 1 || !Self.hollow.contains(words[0]) else { return nil }
      if let icon = finder.icon(rest(), isFilled: isFilled) {
        figure = .icon(icon)
        return
      }
    }
    return nil
  }
}

/// Looks icons up by symbols' names.
private struct IconFinder {
  let icons: IconSet

  func icon(_ name: Substring, isFilled: Bool) -> Icon? {
    if isFilled, let id = SymbolTable.icons["=\(name).fill"] ?? SymbolTable.icons["\(name).fill"],
      let icon = icons.icon(String(id))
    {
      return icon
    }
    let id = id(of: name)
    if let id, isFilled, let icon = icons.icon("\(id)-fill") { return icon }
    if let id, let icon = icons.icon(id) { return icon }
    // As Bootstrap writes it.
    let dashed = name.map { $0 == "." ? "-" : String($0) }.joined()
    return (isFilled ? icons.icon(dashed + "-fill") : nil) ?? icons.icon(dashed)
  }

  /// An icon that has the shape around it already.
  func enclosed(_ name: Substring, in shape: Substring, isFilled: Bool) -> Icon? {
    var ids: [String] = []
    if let id = id(of: name) { ids.append(id.hasSuffix("-lg") ? String(id.dropLast(3)) : id) }
    ids.append(name.map { $0 == "." ? "-" : String($0) }.joined())
    for id in ids {
      if let icon = icons.icon("\(id)-\(shape)\(isFilled ? "-fill" : "")") { return icon }
    }
    return nil
  }

  private func id(of name: Substring) -> String? {
    (SymbolTable.icons["=\(name)"] ?? SymbolTable.icons[name]).map(String.init)
  }
}
