package import SightlineModel

/// The account of an app's views for a person: a tree of who shows whom, through what.
package struct ViewListing {
  private let account: ViewAccount
  private let byName: [String: [ViewAccount.Entry]]
  /// By the name of the view that shows them.
  private var shown: [String: [(entry: ViewAccount.Entry, use: ViewAccount.Use)]] = [:]

  package init(_ account: ViewAccount) {
    self.account = account
    byName = Dictionary(grouping: account.entries, by: \.name)
    for entry in account.entries {
      for use in entry.uses {
        guard let by = use.by, byName[by] != nil else { continue }
        if shown[by]?.contains(where: { $0.entry == entry && $0.use.through == use.through }) == true { continue }
        shown[by, default: []].append((entry, use))
      }
    }
  }

  /// Views that something else than a view shows come first; each stands in full once.
  package var tree: String {
    var text = ""
    var written: Set<ViewAccount.Entry> = []
    let roots = account.entries.filter { entry in
      !entry.uses.contains { $0.by.map { $0 != entry.name && byName[$0] != nil } ?? false }
    }
    func write(_ entry: ViewAccount.Entry, _ use: ViewAccount.Use?, depth: Int) {
      let indent = String(repeating: "  ", count: depth)
      var line = indent + entry.name
      if let through = use?.through { line += " (\(through))" }
      if use == nil, let by = entry.uses.first?.by {
        line += " (\(entry.uses[0].through.map { "\($0) in " } ?? "")\(by))"
      }
      line += ": \(entry.status.words)"
      if let why = entry.why { line += ", \(why)" }
      if let places = entry.places, !places.missing.isEmpty {
        line += ", \(places.shown) of \(places.total) places ran"
      }
      let isNew = written.insert(entry).inserted
      let children = shown[entry.name] ?? []
      text += line + (isNew || children.isEmpty ? "" : " …") + "\n"
      guard isNew else { return }
      for child in children { write(child.entry, child.use, depth: depth + 1) }
    }
    for root in roots { write(root, nil, depth: 0) }
    // Views that only show one another.
    for entry in account.entries where !written.contains(entry) { write(entry, nil, depth: 0) }
    return text + Self.counts(account)
  }

  /// Views that were not laid out, and places of the others that never ran.
  package static func missing(_ account: ViewAccount) -> String {
    let missing = account.entries.filter { $0.status == .notLaidOut }
    let lines = missing.map { entry in
      var line = "\(entry.location): \(entry.name): \(entry.why ?? entry.status.words)"
      if let place = entry.shownAt { line += "; \(place) would show it" }
      return line + "\n"
    }
    let inPart = account.entries.filter { ![.notLaidOut, .unused, .elsewhere].contains($0.status) }
    let places = inPart.flatMap { entry in
      (entry.places?.missing ?? []).map { "\($0): in \(entry.name): makes a view, and never ran\n" }
    }
    return lines.joined() + places.joined() + counts(account)
  }

  /// Everything that is known of one view.
  package static func why(_ entry: ViewAccount.Entry) -> String {
    var lines = ["\(entry.name), \(entry.location): \(entry.status.words)" + (entry.why.map { ", \($0)" } ?? "")]
    lines += entry.uses.map { use in
      let by = use.by.map { " by \($0)" } ?? ""
      return "  \(use.location): \(use.through.map { "shown\(by) through \($0)" } ?? "named\(by)")"
    }
    if let places = entry.places {
      lines.append("  \(places.shown) of \(places.total) places that make views ran")
      lines += places.missing.map { "  \($0): never ran" }
    }
    if entry.uses.isEmpty { lines.append("  nothing but previews names it") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(_ account: ViewAccount) -> String {
    let parts = ViewAccount.Status.allCases.filter { account.count($0) > 0 }.map { "\(account.count($0)) \($0.words)" }
    let places = account.places
    let ran = places.total > 0 ? "; \(places.shown) of \(places.total) places that make views ran" : ""
    return "\(account.entries.count) \(account.entries.count == 1 ? "view" : "views"): "
      + parts.joined(separator: ", ") + ran + "\n"
  }
}
