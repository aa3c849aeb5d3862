import SightlineModel

/// Modes without a resolver: by what files are called.
extension TokenLoader {
  /// `tokens.dark.json` beside `tokens.json`: files whose name speaks of a mode apply to that mode only. A mode stands on
  /// the one that it narrows: `dark-high-contrast` on `dark`.
  func filesByName(_ paths: [String]) {
    var base: [Int] = []
    var special: [String: [Int]] = [:]
    for path in paths {
      guard let number = layer(at: path) else { continue }
      if let name = TokenMode.name(ofFile: path) {
        special[name, default: []].append(number)
      } else {
        base.append(number)
      }
    }
    guard !special.isEmpty else {
      modes = [(TokenMode(name: "default"), base)]
      return
    }
    let names = special.keys.sorted(by: TokenMode.isBefore)
    if !names.contains("light"), !names.contains("day"), !base.isEmpty {
      modes.append((TokenMode(name: "light"), base))
    }
    for name in names {
      let words = TokenMode.words(name)
      let wider = names.filter { TokenMode.words($0).isStrictSubset(of: words) && $0 != "light" || $0 == name }
        .sorted { (TokenMode.words($0).count, $0) < (TokenMode.words($1).count, $1) }
      let light = name != "light" && words.contains("light") ? special["light"] ?? [] : []
      modes.append((TokenMode(name: name), base + light + wider.flatMap { special[$0] ?? [] }))
    }
  }
}
