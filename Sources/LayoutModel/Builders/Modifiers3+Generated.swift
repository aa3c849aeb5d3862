// Written by Scripts/generate-builders from vocabulary/ and Sources/Vocabulary/Data/; changes belong there.

public import SightlineModel

extension View {
  /// `.navigationBarTitleDisplayMode(.inline)`.
  /// - Source: SwiftUI, `toolbarTitleDisplayMode(_:)`.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.toolbarTitleDisplayMode, fileID, line) { _ in
      var payload = TitleDisplayModeModifier()
      payload.displayMode = Given(mode)
      return .titleDisplayMode(payload)
    }
  }

  /// `.navigationBarHidden(true)`, `.statusBarHidden()`.
  /// - Source: SwiftUI, `navigationBarHidden(_:)`.
  public func navigationBarHidden(_ hidden: Bool, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.navigationBarHidden, fileID, line) { _ in
      var payload = NavigationBarHiddenModifier()
      payload.hidden = Given(hidden)
      return .navigationBarHidden(payload)
    }
  }

  /// `.navigationBarBackButtonHidden(true)`.
  /// - Source: SwiftUI, `navigationBarBackButtonHidden(_:)`.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.navigationBarBackButtonHidden, fileID, line) { _ in
      var payload = NavigationBarBackButtonHiddenModifier()
      payload.hidesBackButton = Given(hidesBackButton)
      return .navigationBarBackButtonHidden(payload)
    }
  }

  /// `.toolbar { … }`, `.toolbar(.hidden, for: .tabBar)`, `.navigationBarItems(leading:trailing:)`.
  /// - Source: SwiftUI, `toolbar(content:)`.
  public func toolbar(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    let contentViews = content()
    return modified(.toolbar, fileID, line) { building in
      var payload = ToolbarModifier()
      payload.content = building.views(contentViews)
      return .toolbar(payload)
    }
  }

  /// `.toolbar { … }`, `.toolbar(.hidden, for: .tabBar)`, `.navigationBarItems(leading:trailing:)`.
  /// - Source: SwiftUI, `toolbar(_:for:)`.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.toolbar, fileID, line) { building in
      var payload = ToolbarModifier()
      payload.visibility = Given(visibility)
      payload.bars = building.bars(bars)
      return .toolbar(payload)
    }
  }

  /// `.toolbar { … }`, `.toolbar(.hidden, for: .tabBar)`, `.navigationBarItems(leading:trailing:)`.
  /// - Source: SwiftUI, `toolbarVisibility(_:for:)`.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.toolbarVisibility, fileID, line) { building in
      var payload = ToolbarModifier()
      payload.visibility = Given(visibility)
      payload.bars = building.bars(bars)
      return .toolbar(payload)
    }
  }

  /// `.toolbarBackground(Color.blue, for: .navigationBar)`, `.toolbarBackground(.visible)`.
  /// - Source: SwiftUI, `toolbarBackground(_:for:)`.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.toolbarBackground, fileID, line) { building in
      var payload = ToolbarBackgroundModifier()
      payload.style = building.style(style)
      payload.bars = building.bars(bars)
      return .toolbarBackground(payload)
    }
  }

  /// `.toolbarBackground(Color.blue, for: .navigationBar)`, `.toolbarBackground(.visible)`.
  /// - Source: SwiftUI, `toolbarBackgroundVisibility(_:for:)`.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.toolbarBackgroundVisibility, fileID, line) { building in
      var payload = ToolbarBackgroundModifier()
      payload.visibility = Given(visibility)
      payload.bars = building.bars(bars)
      return .toolbarBackground(payload)
    }
  }

  /// `.toolbarColorScheme(.dark, for: .navigationBar)`.
  /// - Source: SwiftUI, `toolbarColorScheme(_:for:)`.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.toolbarColorScheme, fileID, line) { building in
      var payload = ToolbarColorSchemeModifier()
      payload.colorScheme = Given(colorScheme)
      payload.bars = building.bars(bars)
      return .toolbarColorScheme(payload)
    }
  }

  /// `.searchable(text: $query, placement: .navigationBarDrawer, prompt: "Find")`.
  /// - Source: SwiftUI, `searchable(text:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    return modified(.searchable, fileID, line) { building in
      var payload = SearchableModifier()
      payload.text = Given(text.wrappedValue)
      payload.placement = Given(placement.name)
      payload.prompt = building.text(prompt)
      return .searchable(payload)
    }
  }

  /// `.searchable(text: $query, placement: .navigationBarDrawer, prompt: "Find")`.
  /// - Source: SwiftUI, `searchable(text:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    return modified(.searchable, fileID, line) { building in
      var payload = SearchableModifier()
      payload.text = Given(text.wrappedValue)
      payload.placement = Given(placement.name)
      payload.prompt = building.text(prompt)
      return .searchable(payload)
    }
  }

  /// `.gridCellColumns(2)`.
  /// - Parameter count: 1 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `gridCellColumns(_:)`.
  public func gridCellColumns(_ count: Int, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.gridCellColumns, fileID, line) { building in
      var payload = GridCellColumnsModifier()
      payload.count = building.number(count, "count", from: 1)
      return .gridCellColumns(payload)
    }
  }

  /// `.gridCellUnsizedAxes(.horizontal)`.
  /// - Source: SwiftUI, `gridCellUnsizedAxes(_:)`.
  public func gridCellUnsizedAxes(_ axes: Axis.Set, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.gridCellUnsizedAxes, fileID, line) { _ in
      var payload = GridCellUnsizedAxesModifier()
      payload.axes = Given(axes.axes)
      return .gridCellUnsizedAxes(payload)
    }
  }

  /// `.gridColumnAlignment(.trailing)`.
  /// - Source: SwiftUI, `gridColumnAlignment(_:)`.
  public func gridColumnAlignment(_ guide: HorizontalAlignment, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.gridColumnAlignment, fileID, line) { _ in
      var payload = GridColumnAlignmentModifier()
      payload.guide = Given(guide.guide)
      return .gridColumnAlignment(payload)
    }
  }

  /// `.gridCellAnchor(.center)`, `.defaultScrollAnchor(.bottom)`.
  /// - Source: SwiftUI, `gridCellAnchor(_:)`.
  public func gridCellAnchor(_ anchor: UnitPoint, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.gridCellAnchor, fileID, line) { building in
      var payload = GridCellAnchorModifier()
      payload.anchor = building.geometry(anchor, "anchor")
      return .gridCellAnchor(payload)
    }
  }

  /// `.presentationDetents([.medium, .height(200)], selection: $detent)`.
  /// - Source: SwiftUI, `presentationDetents(_:)`.
  public func presentationDetents(_ detents: Set<PresentationDetent>, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.presentationDetents, fileID, line) { building in
      var payload = PresentationDetentsModifier()
      payload.detents = building.detents(detents)
      return .presentationDetents(payload)
    }
  }

  /// `.presentationDetents([.medium, .height(200)], selection: $detent)`.
  /// - Source: SwiftUI, `presentationDetents(_:selection:)`.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    return modified(.presentationDetents, fileID, line) { building in
      var payload = PresentationDetentsModifier()
      payload.detents = building.detents(detents)
      payload.selection = Given(selection.wrappedValue.name)
      return .presentationDetents(payload)
    }
  }

  /// `.presentationDragIndicator(.hidden)`.
  /// - Source: SwiftUI, `presentationDragIndicator(_:)`.
  public func presentationDragIndicator(_ visibility: Visibility, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.presentationDragIndicator, fileID, line) { _ in
      var payload = PresentationDragIndicatorModifier()
      payload.visibility = Given(visibility)
      return .presentationDragIndicator(payload)
    }
  }

  /// `.presentationCornerRadius(20)`, in points.
  /// - Parameter cornerRadius: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `presentationCornerRadius(_:)`.
  public func presentationCornerRadius(_ cornerRadius: Double?, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.presentationCornerRadius, fileID, line) { building in
      var payload = PresentationCornerRadiusModifier()
      payload.cornerRadius = building.number(cornerRadius, "cornerRadius", from: 0)
      return .presentationCornerRadius(payload)
    }
  }

  /// `.presentationBackground(.red)`, `.presentationBackground { … }`.
  /// - Source: SwiftUI, `presentationBackground(_:)`.
  public func presentationBackground(_ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.presentationBackground, fileID, line) { building in
      var payload = PresentationBackgroundModifier()
      payload.style = building.style(style)
      return .presentationBackground(payload)
    }
  }

  /// `.presentationBackground(.red)`, `.presentationBackground { … }`.
  /// - Source: SwiftUI, `presentationBackground(alignment:content:)`.
  public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let contentViews = content()
    return modified(.presentationBackground, fileID, line) { building in
      var payload = PresentationBackgroundModifier()
      payload.alignment = Given(alignment.guide)
      payload.content = building.views(contentViews)
      return .presentationBackground(payload)
    }
  }

  /// `.presentationCompactAdaptation(.popover)`, `(horizontal:vertical:)`.
  /// - Source: SwiftUI, `presentationCompactAdaptation(_:)`.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.presentationCompactAdaptation, fileID, line) { _ in
      var payload = PresentationCompactAdaptationModifier()
      payload.adaptation = Given(adaptation)
      return .presentationCompactAdaptation(payload)
    }
  }

  /// `.presentationCompactAdaptation(.popover)`, `(horizontal:vertical:)`.
  /// - Source: SwiftUI, `presentationCompactAdaptation(horizontal:vertical:)`.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation,
    fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.presentationCompactAdaptation, fileID, line) { _ in
      var payload = PresentationCompactAdaptationModifier()
      payload.horizontal = Given(horizontalAdaptation)
      payload.vertical = Given(verticalAdaptation)
      return .presentationCompactAdaptation(payload)
    }
  }

  /// `.navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 300)`, in points.
  /// - Parameter width: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `navigationSplitViewColumnWidth(_:)`.
  public func navigationSplitViewColumnWidth(_ width: Double, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.navigationSplitViewColumnWidth, fileID, line) { building in
      var payload = ColumnWidthModifier()
      payload.width = building.number(width, "width", from: 0)
      return .columnWidth(payload)
    }
  }

  /// `.navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 300)`, in points.
  /// - Parameter min: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Parameter ideal: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Parameter max: 0 or more, also infinite; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `navigationSplitViewColumnWidth(min:ideal:max:)`.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.navigationSplitViewColumnWidth, fileID, line) { building in
      var payload = ColumnWidthModifier()
      payload.min = building.number(min, "min", from: 0)
      payload.ideal = building.number(ideal, "ideal", from: 0)
      payload.max = building.number(max, "max", from: 0, to: .infinity)
      return .columnWidth(payload)
    }
  }

  /// `.onTapGesture(count: 2) { … }`.
  /// - Parameter count: 1 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `onTapGesture(count:perform:)`.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.onTapGesture, fileID, line) { building in
      var payload = OnTapGestureModifier()
      payload.count = building.number(count, "count", from: 1)
      payload.perform = Given(ActionNumber(0))
      return .onTapGesture(payload)
    }
  }

  /// `.onLongPressGesture { … }`.
  /// - Source: SwiftUI, `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  public func onLongPressGesture(perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.onLongPressGesture, fileID, line) { _ in
      var payload = OnLongPressGestureModifier()
      payload.perform = Given(ActionNumber(0))
      return .onLongPressGesture(payload)
    }
  }

  /// `.focused($field, equals: .name)`.
  /// - Source: SwiftUI, `focused(_:)`.
  public func focused(_ condition: Binding<Bool>, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.focused, fileID, line) { _ in
      var payload = FocusedModifier()
      payload.isFocused = Given(condition.wrappedValue)
      return .focused(payload)
    }
  }

  /// `.accessibilityLabel("Close")`.
  /// - Source: SwiftUI, `accessibilityLabel(_:)`.
  public func accessibilityLabel(_ label: Text, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.accessibilityLabel, fileID, line) { building in
      var payload = AccessibilityLabelModifier()
      payload.label = building.text(label)
      return .accessibilityLabel(payload)
    }
  }

  /// `.accessibilityLabel("Close")`.
  /// - Source: SwiftUI, `accessibilityLabel(_:)`.
  public func accessibilityLabel(_ labelKey: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.accessibilityLabel, fileID, line) { building in
      var payload = AccessibilityLabelModifier()
      payload.label = building.text(labelKey)
      return .accessibilityLabel(payload)
    }
  }

  /// `.accessibilityLabel("Close")`.
  /// - Source: SwiftUI, `accessibilityLabel(_:isEnabled:)`.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityLabel, fileID, line) { building in
      var payload = AccessibilityLabelModifier()
      payload.label = building.text(label)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityLabel(payload)
    }
  }

  /// `.accessibilityLabel("Close")`.
  /// - Source: SwiftUI, `accessibilityLabel(_:isEnabled:)`.
  public func accessibilityLabel(_ labelKey: String, isEnabled: Bool, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityLabel, fileID, line) { building in
      var payload = AccessibilityLabelModifier()
      payload.label = building.text(labelKey)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityLabel(payload)
    }
  }

  /// `.accessibilityLabel("Close")`.
  /// - Source: SwiftUI, `accessibilityLabel(content:)`.
  public func accessibilityLabel(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    let contentViews = content()
    return modified(.accessibilityLabel, fileID, line) { building in
      var payload = AccessibilityLabelModifier()
      payload.content = building.views(contentViews)
      return .accessibilityLabel(payload)
    }
  }

  /// `.accessibilityValue("50 %")`.
  /// - Source: SwiftUI, `accessibilityValue(_:)`.
  public func accessibilityValue(_ valueDescription: Text, fileID: String = #fileID, line: Int = #line) -> ModifiedView
  {
    return modified(.accessibilityValue, fileID, line) { building in
      var payload = AccessibilityValueModifier()
      payload.value = building.text(valueDescription)
      return .accessibilityValue(payload)
    }
  }

  /// `.accessibilityValue("50 %")`.
  /// - Source: SwiftUI, `accessibilityValue(_:)`.
  public func accessibilityValue(_ valueKey: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.accessibilityValue, fileID, line) { building in
      var payload = AccessibilityValueModifier()
      payload.value = building.text(valueKey)
      return .accessibilityValue(payload)
    }
  }

  /// `.accessibilityValue("50 %")`.
  /// - Source: SwiftUI, `accessibilityValue(_:isEnabled:)`.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityValue, fileID, line) { building in
      var payload = AccessibilityValueModifier()
      payload.value = building.text(valueDescription)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityValue(payload)
    }
  }

  /// `.accessibilityValue("50 %")`.
  /// - Source: SwiftUI, `accessibilityValue(_:isEnabled:)`.
  public func accessibilityValue(_ valueKey: String, isEnabled: Bool, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityValue, fileID, line) { building in
      var payload = AccessibilityValueModifier()
      payload.value = building.text(valueKey)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityValue(payload)
    }
  }

  /// `.accessibilityHint("Opens a list")`.
  /// - Source: SwiftUI, `accessibilityHint(_:)`.
  public func accessibilityHint(_ hint: Text, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.accessibilityHint, fileID, line) { building in
      var payload = AccessibilityHintModifier()
      payload.hint = building.text(hint)
      return .accessibilityHint(payload)
    }
  }

  /// `.accessibilityHint("Opens a list")`.
  /// - Source: SwiftUI, `accessibilityHint(_:)`.
  public func accessibilityHint(_ hintKey: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.accessibilityHint, fileID, line) { building in
      var payload = AccessibilityHintModifier()
      payload.hint = building.text(hintKey)
      return .accessibilityHint(payload)
    }
  }

  /// `.accessibilityHint("Opens a list")`.
  /// - Source: SwiftUI, `accessibilityHint(_:isEnabled:)`.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityHint, fileID, line) { building in
      var payload = AccessibilityHintModifier()
      payload.hint = building.text(hint)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityHint(payload)
    }
  }

  /// `.accessibilityHint("Opens a list")`.
  /// - Source: SwiftUI, `accessibilityHint(_:isEnabled:)`.
  public func accessibilityHint(_ hintKey: String, isEnabled: Bool, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityHint, fileID, line) { building in
      var payload = AccessibilityHintModifier()
      payload.hint = building.text(hintKey)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityHint(payload)
    }
  }

  /// `.accessibilityHidden(true)`.
  /// - Source: SwiftUI, `accessibilityHidden(_:)`.
  public func accessibilityHidden(_ hidden: Bool, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.accessibilityHidden, fileID, line) { _ in
      var payload = AccessibilityHiddenModifier()
      payload.hidden = Given(hidden)
      return .accessibilityHidden(payload)
    }
  }

  /// `.accessibilityHidden(true)`.
  /// - Source: SwiftUI, `accessibilityHidden(_:isEnabled:)`.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityHidden, fileID, line) { _ in
      var payload = AccessibilityHiddenModifier()
      payload.hidden = Given(hidden)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityHidden(payload)
    }
  }

  /// `.accessibilityIdentifier("close")`.
  /// - Source: SwiftUI, `accessibilityIdentifier(_:)`.
  public func accessibilityIdentifier(_ identifier: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView
  {
    return modified(.accessibilityIdentifier, fileID, line) { _ in
      var payload = AccessibilityIdentifierModifier()
      payload.identifier = Given(identifier)
      return .accessibilityIdentifier(payload)
    }
  }

  /// `.accessibilityIdentifier("close")`.
  /// - Source: SwiftUI, `accessibilityIdentifier(_:isEnabled:)`.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.accessibilityIdentifier, fileID, line) { _ in
      var payload = AccessibilityIdentifierModifier()
      payload.identifier = Given(identifier)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityIdentifier(payload)
    }
  }

  /// `.accessibilityElement(children: .combine)`.
  /// - Source: SwiftUI, `accessibilityElement(children:)`.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.accessibilityElement, fileID, line) { _ in
      var payload = AccessibilityElementModifier()
      payload.children = Given(children)
      return .accessibilityElement(payload)
    }
  }

  /// `.accessibilityAddTraits(.isHeader)`: SwiftUI's names.
  /// - Source: SwiftUI, `accessibilityAddTraits(_:)`.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityAddTraits, fileID, line) { _ in
      var payload = AccessibilityAddTraitsModifier()
      payload.traits = Given(traits.names)
      return .accessibilityAddTraits(payload)
    }
  }

  /// `.accessibilityRemoveTraits(.isImage)`: SwiftUI's names.
  /// - Source: SwiftUI, `accessibilityRemoveTraits(_:)`.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityRemoveTraits, fileID, line) { _ in
      var payload = AccessibilityRemoveTraitsModifier()
      payload.traits = Given(traits.names)
      return .accessibilityRemoveTraits(payload)
    }
  }

  /// `.accessibilitySortPriority(1)`.
  /// - Parameter sortPriority: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `accessibilitySortPriority(_:)`.
  public func accessibilitySortPriority(_ sortPriority: Double, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilitySortPriority, fileID, line) { building in
      var payload = AccessibilitySortPriorityModifier()
      payload.sortPriority = building.number(sortPriority, "sortPriority")
      return .accessibilitySortPriority(payload)
    }
  }

  /// `.accessibilityAction(named: "Reply") { … }`.
  /// - Source: SwiftUI, `accessibilityAction(_:_:)`.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    return modified(.accessibilityAction, fileID, line) { _ in
      var payload = AccessibilityActionModifier()
      payload.actionKind = Given(actionKind.name)
      return .accessibilityAction(payload)
    }
  }

  /// `.accessibilityAction(named: "Reply") { … }`.
  /// - Source: SwiftUI, `accessibilityAction(named:_:)`.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.accessibilityAction, fileID, line) { building in
      var payload = AccessibilityActionModifier()
      payload.named = building.text(name)
      return .accessibilityAction(payload)
    }
  }

  /// `.accessibilityAction(named: "Reply") { … }`.
  /// - Source: SwiftUI, `accessibilityAction(named:_:)`.
  public func accessibilityAction(
    named nameKey: String, _ handler: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.accessibilityAction, fileID, line) { building in
      var payload = AccessibilityActionModifier()
      payload.named = building.text(nameKey)
      return .accessibilityAction(payload)
    }
  }

  /// `.accessibilityAction(named: "Reply") { … }`.
  /// - Source: SwiftUI, `accessibilityAction(action:label:)`.
  public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let labelViews = label()
    return modified(.accessibilityAction, fileID, line) { building in
      var payload = AccessibilityActionModifier()
      payload.label = building.views(labelViews)
      return .accessibilityAction(payload)
    }
  }

  /// `.accessibilityActions { … }`: the buttons' titles are the actions' names.
  /// - Source: SwiftUI, `accessibilityActions(_:)`.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    let contentViews = content()
    return modified(.accessibilityActions, fileID, line) { building in
      var payload = AccessibilityActionsModifier()
      payload.content = building.views(contentViews)
      return .accessibilityActions(payload)
    }
  }

  /// `.accessibilityAdjustableAction { … }`.
  /// - Source: SwiftUI, `accessibilityAdjustableAction(_:)`.
  public func accessibilityAdjustableAction(
    _ handler: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.accessibilityAdjustableAction, fileID, line) { _ in
      return .accessibilityAdjustable(AccessibilityAdjustableModifier())
    }
  }

  /// `.accessibilityZoomAction { … }`.
  /// - Source: SwiftUI, `accessibilityZoomAction(_:)`.
  public func accessibilityZoomAction(_ handler: @escaping () -> Void, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityZoomAction, fileID, line) { _ in
      return .accessibilityZoom(AccessibilityZoomModifier())
    }
  }

  /// `.accessibilityInputLabels(["Reply", "Answer"])`.
  /// - Source: SwiftUI, `accessibilityInputLabels(_:)`.
  public func accessibilityInputLabels(_ inputLabelKeys: [String], fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityInputLabels, fileID, line) { building in
      var payload = AccessibilityInputLabelsModifier()
      payload.inputLabels = building.text(inputLabelKeys)
      return .accessibilityInputLabels(payload)
    }
  }

  /// `.accessibilityInputLabels(["Reply", "Answer"])`.
  /// - Source: SwiftUI, `accessibilityInputLabels(_:isEnabled:)`.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [String], isEnabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.accessibilityInputLabels, fileID, line) { building in
      var payload = AccessibilityInputLabelsModifier()
      payload.inputLabels = building.text(inputLabelKeys)
      payload.isEnabled = Given(isEnabled)
      return .accessibilityInputLabels(payload)
    }
  }

  /// `.accessibilityHeading(.h2)`.
  /// - Source: SwiftUI, `accessibilityHeading(_:)`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibilityHeading, fileID, line) { _ in
      var payload = AccessibilityHeadingModifier()
      payload.level = Given(level)
      return .accessibilityHeading(payload)
    }
  }

  /// `.accessibilityRepresentation { … }`.
  /// - Source: SwiftUI, `accessibilityRepresentation(representation:)`.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let representationViews = representation()
    return modified(.accessibilityRepresentation, fileID, line) { building in
      var payload = AccessibilityRepresentationModifier()
      payload.representation = building.views(representationViews)
      return .accessibilityRepresentation(payload)
    }
  }

  /// `.accessibilityChildren { … }`.
  /// - Source: SwiftUI, `accessibilityChildren(children:)`.
  public func accessibilityChildren(@ViewBuilder children: () -> some View, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    let childrenViews = children()
    return modified(.accessibilityChildren, fileID, line) { building in
      var payload = AccessibilityChildrenModifier()
      payload.children = building.views(childrenViews)
      return .accessibilityChildren(payload)
    }
  }

  /// `.accessibility(label:)`, `.accessibility(hidden:)`, … of iOS 13.
  /// - Source: SwiftUI, `accessibility(addTraits:)`.
  public func accessibility(addTraits traits: AccessibilityTraits, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.accessibility, fileID, line) { _ in
      var payload = OlderAccessibilityModifier()
      payload.addTraits = Given(traits.names)
      return .olderAccessibility(payload)
    }
  }
}
