import SightlineModel

/// Which icon stands in for an SF Symbol, by its name.
enum SymbolTable {
  static let icons: [Substring: Substring] = {
    var icons: [Substring: Substring] = [:]
    for line in rows.split(separator: "\n") {
      for entry in line.split(separator: ",") {
        let words = entry.split(separator: " ")
        if words.count == 2 { icons[words[0]] = words[1] }
      }
    }
    return icons
  }()
}
