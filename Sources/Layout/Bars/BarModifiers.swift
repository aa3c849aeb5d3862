import SightlineModel

extension TabItemModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.tabItem = label.value }
}

extension NavigationTitleModifier {
  func wrap(_ wrapping: inout Wrapping) {
    // The innermost counts: a title that is set around a view which has one changes nothing.
    // - Source: martinomamic/RSSReader 252905b: `ExploreView().navigationTitle("")` shows the view's own title.
    if let title = title.value, wrapping.traits.title == nil {
      wrapping.traits.title = title
      wrapping.traits.titleSource = wrapping.modifier.source
    }
    if let mode = displayMode.value { wrapping.traits.titleDisplayMode = mode }
  }
}

extension TitleDisplayModeModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.traits.titleDisplayMode = displayMode.value ?? wrapping.traits.titleDisplayMode
  }
}

extension NavigationBarHiddenModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.hidesNavigationBar = hidden.value ?? true }
}

extension NavigationBarBackButtonHiddenModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.hidesBackButton = hidesBackButton.value ?? true }
}

extension ToolbarModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.traits.toolbarItems += content.value ?? []
    for (views, placement) in [(leading.value, "topBarLeading"), (trailing.value, "topBarTrailing")] {
      wrapping.traits.toolbarItems += (views ?? []).map {
        ViewNode(.toolbarItem, arguments: ["placement": .name(placement)], children: [$0], source: $0.source)
      }
    }
    guard visibility.value == .hidden else { return }
    let bars = bars.value ?? [.navigationBar]
    if bars.contains(.tabBar) { wrapping.traits.hidesTabBar = true }
    if bars.contains(.navigationBar) || bars.contains(.automatic) { wrapping.traits.hidesNavigationBar = true }
  }
}

extension ToolbarBackgroundModifier {
  func wrap(_ wrapping: inout Wrapping) {
    guard bars.value.isOfNavigationBar else { return }
    wrapping.traits.barFill = wrapping.traits.barFill ?? style.value
    wrapping.traits.barFillVisibility = wrapping.traits.barFillVisibility ?? visibility.value
  }
}

extension ToolbarColorSchemeModifier {
  func wrap(_ wrapping: inout Wrapping) {
    guard bars.value.isOfNavigationBar else { return }
    wrapping.traits.barScheme = wrapping.traits.barScheme ?? colorScheme.value
  }
}

extension Set<ToolbarBar>? {
  /// Where no bar is named it is the automatic one.
  fileprivate var isOfNavigationBar: Bool {
    guard let bars = self, !bars.isEmpty else { return true }
    return bars.contains(.navigationBar) || bars.contains(.automatic)
  }
}

extension SearchableModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.traits.searchPrompt = prompt.value ?? Self.systemPrompt
    wrapping.traits.searchPlacement = placement.value
    wrapping.traits.searchSource = wrapping.modifier.source
  }

  /// In the reader's language, by iOS: no word of the app.
  private static let systemPrompt: TextContent = {
    var run = TextRun(string: "Search")
    run.isVerbatim = true
    return TextContent(runs: [run])
  }()
}
