package import SightlineModel

/// What the app puts around one of its views, where nothing shows more of it than the view alone: rows stand in a list,
/// labels within a button.
///
/// Read from the sources: what all the app's uses of the view have in common. Without it a header would be no header, and
/// what a row says would be several elements.
package struct ViewPlacement: Hashable, Sendable {
  package enum Container: String, Hashable, Sendable {
    case list, plainList, form, section, sectionHeader, sectionFooter, button, link
    /// In a style that leaves colours alone, as `.plain` does.
    case plainButton, plainLink
    /// A `ScrollView`, downwards or sideways.
    case scroll, scrollSideways
  }
  /// The view's type.
  package var view: String
  /// Outermost first.
  package var containers: [Container]
  /// A use of the view: what is said of the containers alone is not the view's.
  package var location: SourceLocation
  /// Beyond it text does not grow wherever the app shows the view.
  package var textLimit: ViewUses.TextLimit?

  /// Puts the containers around the view's nodes, wherever a tree has them first; those that a tree has are not doubled.
  package func around(_ root: ViewNode) -> ViewNode {
    var root = root
    guard let path = path(in: root, below: []) else { return root }
    let isScreen = root.has([.list, .form])
    let missing = containers.filter { container in
      switch container {
      case .list, .plainList, .form: !isScreen
      case .section, .sectionHeader, .sectionFooter: !isScreen
      case .button, .link, .plainButton, .plainLink: !path.contains { Self.controls.contains($0) }
      case .scroll, .scrollSideways: !root.has([.list, .form, .scrollView])
      }
    }
    guard !missing.isEmpty else { return root }
    place(missing, in: &root)
    return root
  }

  private static let controls: Set<ViewKind> = [.button, .navigationLink, .link, .menu, .toggle, .shareLink]

  /// Kinds of the nodes above the view; `nil` where the tree does not show it.
  private func path(in node: ViewNode, below: [ViewKind]) -> [ViewKind]? {
    if node.userView == view { return below }
    for child in node.children {
      if let found = path(in: child, below: below + [node.kind]) { return found }
    }
    return nil
  }

  @discardableResult
  private func place(_ missing: [Container], in node: inout ViewNode) -> Bool {
    if node.userView == view {
      node = wrapped([node], missing)
      return true
    }
    if let first = node.children.firstIndex(where: { $0.userView == view }) {
      let own = node.children[first...].prefix { $0.userView == view }
      node.children.replaceSubrange(first..<(first + own.count), with: [wrapped(Array(own), missing)])
      return true
    }
    for index in node.children.indices where place(missing, in: &node.children[index]) { return true }
    return false
  }

  private func wrapped(_ nodes: [ViewNode], _ missing: [Container]) -> ViewNode {
    let content = missing.reversed().reduce(nodes) { content, container in
      switch container {
      case .list: return [made(.list, content)]
      case .plainList:
        var list = made(.list, content)
        list.modifiers.append(ViewModifier(.listStyle, arguments: ["style": .name("plain")]))
        return [list]
      case .form: return [made(.form, content)]
      case .section: return [made(.section, content)]
      case .sectionHeader: return [made(.section, [], ["header": .views(content)])]
      case .sectionFooter: return [made(.section, [], ["footer": .views(content)])]
      case .button: return [made(.button, [], ["label": .views(content)])]
      case .link: return [made(.navigationLink, [], ["label": .views(content)])]
      case .plainButton: return [plain(made(.button, [], ["label": .views(content)]))]
      case .plainLink: return [plain(made(.navigationLink, [], ["label": .views(content)]))]
      case .scroll: return [made(.scrollView, content)]
      case .scrollSideways: return [made(.scrollView, content, ["axes": .name("horizontal")])]
      }
    }
    return content.count == 1 ? content[0] : ViewNode(.group, children: content)
  }

  private func plain(_ control: ViewNode) -> ViewNode {
    var control = control
    control.modifiers.append(ViewModifier(.buttonStyle, arguments: ["style": .name("plain")]))
    return control
  }

  private func made(_ kind: ViewKind, _ children: [ViewNode], _ arguments: NamedArguments = NamedArguments())
    -> ViewNode
  {
    ViewNode(kind, arguments: arguments, children: children, source: location)
  }
}

extension ViewNode {
  /// What has a list, a form or a scroll view is not placed in another.
  fileprivate func has(_ kinds: Set<ViewKind>) -> Bool {
    kinds.contains(kind) || children.contains { $0.has(kinds) }
  }
}

extension DeclaredViews {
  /// What all uses of a view put around it.
  ///
  /// - Returns: `nil` where a use shows it as a whole, where uses differ, or where nothing uses it.
  func placement(of view: String) -> ViewPlacement? {
    guard let first = uses.of(view).first(where: { $0.owner != view }) else { return nil }
    let containers = containers(around: view, below: []) ?? []
    let textLimit = textLimit(around: view, below: [])
    guard !containers.isEmpty || textLimit != nil else { return nil }
    return ViewPlacement(view: view, containers: containers, location: first.location, textLimit: textLimit)
  }

  /// The largest of those that uses of a view have; `nil` where one has none.
  private func textLimit(around view: String, below: [String]) -> ViewUses.TextLimit? {
    guard below.count < Self.mostLevels, !below.contains(view) else { return nil }
    var largest: ViewUses.TextLimit?
    let types = Set(views.map(\.type))
    for use in uses.of(view) where use.owner != view && !below.contains(use.owner ?? "") {
      if let owner = use.owner, types.contains(owner), !used.contains(owner) { continue }
      let outer = use.owner.flatMap { types.contains($0) ? textLimit(around: $0, below: below + [view]) : nil }
      guard let limit = [use.textLimit, outer].compactMap({ $0 }).min(by: { $0.size < $1.size }) else { return nil }
      if largest.map({ $0.size < limit.size }) ?? true { largest = limit }
    }
    return largest
  }

  private static let mostLevels = 6

  /// - Parameter below: The views that led here.
  private func containers(around view: String, below: [String]) -> [ViewPlacement.Container]? {
    guard below.count < Self.mostLevels, !below.contains(view) else { return nil }
    var common: [ViewPlacement.Container]?
    let types = Set(views.map(\.type))
    for use in uses.of(view) where use.owner != view {
      if let owner = use.owner, types.contains(owner), !used.contains(owner) { continue }
      var found = use.around.map { containers($0, below: []) } ?? []
      if use.presenter != nil || use.isMadeAlone || use.around == nil {
        found = []
      } else if let owner = use.owner, types.contains(owner) {
        guard let outer = containers(around: owner, below: below + [view]) else { continue }
        found = outer + found
      }
      // The innermost list is the one it stands in; what is in a button is within one.
      if let list = found.lastIndex(where: { [.list, .plainList, .form].contains($0) }) {
        found = Array(found[list...])
      }
      // What scrolls within a list, or sideways within a page, decides; a button does not scroll what it shows.
      if let scroll = found.lastIndex(where: { [.scroll, .scrollSideways].contains($0) }) {
        found = found.enumerated().filter { $0.offset == scroll || ![.scroll, .scrollSideways].contains($0.element) }
          .map(\.element)
      }
      common = common.map { known in known.filter(found.contains) } ?? found
      if common?.isEmpty == true { return [] }
    }
    return common ?? []
  }
}

extension DeclaredViews {
  /// - Parameter below: The views whose content was looked into on the way here.
  private func containers(_ around: [ViewUses.Surrounding], below: [String]) -> [ViewPlacement.Container] {
    around.flatMap { surrounding -> [ViewPlacement.Container] in
      switch surrounding {
      case .container(let container): return [container]
      case .content(of: let view):
        guard below.count < Self.mostLevels, !below.contains(view), let places = uses.contents[view] else { return [] }
        let found = places.map { $0.map { containers($0, below: below + [view]) } ?? [] }
        return found.dropFirst().reduce(found.first ?? []) { common, other in common.filter(other.contains) }
      }
    }
  }
}

extension ScreenList {
  /// The same screens: what only a preview or samples show stands where the app has it.
  package func placed(among declared: DeclaredViews) -> ScreenList {
    var list = self
    list.passed = declared.passed
    for index in list.entries.indices {
      let content = list.entries[index].content
      guard !content.isOfApp, let placement = declared.placement(of: list.entries[index].type) else { continue }
      list.entries[index].content.placement = placement
      for other in list.entries[index].alternatives.indices {
        list.entries[index].alternatives[other].content.placement = placement
      }
    }
    return list
  }
}
