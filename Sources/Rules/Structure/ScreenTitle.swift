import SightlineModel

/// A screen with much on it says what it is: by its navigation title, or by a heading.
///
/// What is drawn as a title but not announced is for `heading` to say.
/// - Source: WCAG 2.2, 2.4.2 Page Titled, A, read for screens by WCAG2Mobile; HIG, Navigation bars. The number of elements
///   is our own.
struct ScreenTitle: Rule {
  static let id: RuleID = "screen-title"
  static let dependencies: RuleDependencies = []
  let numbers: RuleNumbers
  /// The title in a bar, and the modifiers that give one: a view that is shown alone here has its bar from whoever pushes it.
  private static let titles: Set<ViewKind> = [.navigationBarTitle, .navigationTitle]

  /// What is set for the bar of a page.
  private static let ofPages: Set<String> = [
    "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode", "navigationBarBackButtonHidden",
  ]

  /// `.navigationTitle("")` names nothing.
  private static func isEmptyTitle(_ node: SceneNode) -> Bool {
    if case .navigationTitle(let modifier)? = node.modifier, let content = modifier.title.value {
      return content.string.trimmed.isEmpty
    }
    return node.kind == .navigationBarTitle && node.shownString?.trimmed.isEmpty == true
  }

  /// The body of the project's own view that holds everything on the page: its title is set there, not where the app's
  /// navigation begins.
  private static func page(of elements: [SceneNode], in scene: Scene) -> Int? {
    guard let first = elements.first else { return nil }
    var shared = [first] + scene.ancestors(of: first)
    for element in elements.dropFirst() {
      let around = Set(([element] + scene.ancestors(of: element)).map(\.id))
      shared.removeAll { !around.contains($0.id) }
    }
    guard let page = shared.first(where: { $0.userView != nil && ($0.source?.line ?? 0) > 0 }) else { return nil }
    // What whoever shows the view sets on it stands around: its own code is further in.
    let own = scene.subtree(of: page).first { !$0.isModifier || $0.symbol == page.userView }
    return own.flatMap { $0.symbol == page.userView && ($0.source?.line ?? 0) > 0 ? $0.id : nil } ?? page.id
  }

  func judge(_ scene: Scene) -> [Judgement] {
    guard let root = scene.nodes.first(where: { $0.source != nil }) else { return [] }
    let elements = scene.spokenElements.filter { !scene.isSystemDrawn($0) }
    // The rows of a loop are one thing.
    let places = Set(elements.map { $0.source.map(\.description) ?? $0.path })
    // A page that was pushed has room for a title in its bar, whatever its length.
    let isPushed = elements.count > 1 && scene.nodes.contains { $0.kind == .backButton && $0.isVisible }
    let isNamedNothing = scene.nodes.contains { $0.isModifier && Self.isEmptyTitle($0) }
    // The bar's style or its items are set: the view is a page, and its bar has room for a title.
    let hasStack = scene.nodes.contains { [.navigationStack, .navigationView].contains($0.kind) }
    let isPage =
      elements.count > 1
      && scene.nodes.contains { node in
        node.isModifier && (Self.ofPages.contains(node.kind.rawValue) || hasStack && node.kind == .toolbar)
      }
    guard Double(places.count) >= numbers["elements"] || isPushed || isNamedNothing || isPage else { return [] }
    let isTitled = scene.nodes.contains { node in
      Self.titles.contains(node.kind) && !Self.isEmptyTitle(node)
        || isHeading(node) && !scene.isWithin(node, [.sectionHeader])
        || node.isVisible && node.text.map(TitleLook(numbers: numbers).isTitle) == true
    }
    // A view that could not be read may draw the title.
    if !isTitled, scene.nodes.contains(where: { $0.kind == .unseen }) { return [] }
    guard !isTitled else { return [Judgement(node: root.id, verdict: .passes)] }
    if scene.nodes.contains(where: isHeading) {
      // Whoever came from another page, or changed the tab, hears the name of a part first.
      guard isPushed || Double(places.count) >= numbers["elements"] && isTab(scene), !isNamedInBar(scene) else {
        return [Judgement(node: root.id, verdict: .passes)]
      }
      // What lies over the page is no part of it.
      let own = elements.filter { $0.scrollContainer != nil }
      return [
        Judgement(
          node: Self.page(of: own, in: scene) ?? Self.page(of: elements, in: scene) ?? root.id,
          verdict: .needsReview(
            .init(
              "The headings of this screen are those of its sections, and none says what the screen is; if nothing else does, add "
                + ".navigationTitle(_:).",
              measured: .count(0, needs: 1))),
          detail: "sections")
      ]
    }
    let page = Self.page(of: elements, in: scene) ?? root.id
    return [
      Judgement(
        node: page,
        verdict: .fails(
          .init(
            "The screen has \(elements.count) elements and no title: nothing says what it is about; add "
              + ".navigationTitle(_:), or a Text with .accessibilityAddTraits(.isHeader).",
            // The title is set where the view asks for a helper, not in the helper.
            measured: .count(0, needs: 1), cause: scene.nodes[page].askedAt)))
    ]
  }
}

extension ScreenTitle {
  private func isHeading(_ node: SceneNode) -> Bool {
    node.spoken.map { $0.traits.contains(.header) && !$0.label.isEmpty } == true
  }

  /// The page of a tab.
  private func isTab(_ scene: Scene) -> Bool { scene.nodes.contains { $0.kind == .tabBarItem && $0.isVisible } }

  /// Words of the app's own in a bar, such as those of a `ToolbarItem(placement: .principal)`.
  private func isNamedInBar(_ scene: Scene) -> Bool {
    scene.nodes.contains { node in
      node.isVisible && node.shownString?.hasWords == true && scene.isWithin(node, [.navigationBar])
        && scene.control(around: node) == nil
    }
  }
}

/// Screens that differ have titles that differ; and a page that is never laid out, or draws a title of its own, may give its bar
/// none.
extension ScreenTitle: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] { doubled(project) + untitled(project) }

  private func doubled(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    var first: [String: FlowScreen.Title] = [:]
    var seen: Set<SourceLocation> = []
    return graph.states.compactMap { state in
      guard let title = project.flowScreens[state.id]?.title, seen.insert(title.location).inserted else { return nil }
      guard let other = first[title.words], other.view != title.view || other.location.file != title.location.file
      else {
        if first[title.words] == nil { first[title.words] = title }
        return ProjectJudgement(subject: "title \(title.words)", location: title.location, verdict: .passes)
      }
      return ProjectJudgement(
        subject: "title \(title.words) \(title.location.file)", location: title.location,
        verdict: .fails(
          .init(
            "The title \(title.words.quoted) stands on another screen as well (\(other.location.file):\(other.location.line)): who hears "
              + "it can't tell them apart; give each screen a title of its own.")))
    }
  }

  private func untitled(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      if case .nestedBar(let container) = behaviour.kind {
        return ProjectJudgement(
          subject: "\(behaviour.location.file) nested bar", location: behaviour.location,
          verdict: .needsReview(
            .init(
              "This page is pushed and brings a \(container) of its own: two bars, two titles and two ways back, unless it is only "
                + "shown by itself; leave the \(container) to whoever presents it.")))
      }
      guard case .untitledPage(let bar) = behaviour.kind else { return nil }
      let words =
        switch bar {
        case .hidden: "hides its bar or its back button and has no title"
        case .shown: "sets the style of its bar and has no title"
        case .empty: "has an empty title"
        case .drawn: "draws a text in the middle of its bar and has no title"
        case .pushed: "is pushed onto another and has no title"
        }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) untitled", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "This page \(words): nothing tells VoiceOver, or the menu of the back button, what it is; set .navigationTitle(_:), "
              + "even where the bar is hidden, or mark the title it draws with .accessibilityAddTraits(.isHeader).")))
    }
  }
}
