// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 1 of Data/environment.txt.
  static let environment1: StaticString = #"""
    framework SwiftUI
    environment accessibilityAssistiveAccessEnabled: Bool { get } | ios 18
    environment accessibilityDifferentiateWithoutColor: Bool { get } | ios 13
    environment accessibilityDimFlashingLights: Bool { get } | ios 17
    environment accessibilityEnabled: Bool { get set } | ios 13
    environment accessibilityInvertColors: Bool { get } | ios 13
    environment accessibilityLargeContentViewerEnabled: Bool { get } | ios 15
    environment accessibilityPlayAnimatedImages: Bool { get } | ios 17
    environment accessibilityQuickActionsEnabled: Bool { get } | ios 16
    environment accessibilityReduceMotion: Bool { get } | ios 13
    environment accessibilityReduceTransparency: Bool { get } | ios 13
    environment accessibilityShowBorders: Bool { get } | ios 14
    environment accessibilityShowButtonShapes: Bool { get } | ios 14
    environment accessibilitySwitchControlEnabled: Bool { get } | ios 15
    environment accessibilityVoiceOverEnabled: Bool { get } | ios 15
    environment activityFamily: ActivityFamily { get set } | ios 18
    environment allowedDynamicRange: Image.DynamicRange? { get set } | ios 17
    environment allowsTightening: Bool { get set } | ios 13
    environment appearsActive: Bool { get set } | ios 18
    environment authorizationController: AuthorizationController { get } | ios 16.4
    environment autocorrectionDisabled: Bool { get set } | ios 13
    environment backgroundMaterial: Material? { get set } | ios 15
    environment backgroundProminence: BackgroundProminence { get set } | ios 17
    environment backgroundStyle: AnyShapeStyle? { get set } | ios 16
    environment badgeProminence: BadgeProminence { get set } | ios 17
    environment buttonRepeatBehavior: ButtonRepeatBehavior { get } | ios 17
    environment buttonSizing: ButtonSizing { get } | ios 26
    environment calendar: Calendar { get set } | ios 13
    environment colorScheme: ColorScheme { get set } | ios 13
    environment colorSchemeContrast: ColorSchemeContrast { get } | ios 13
    environment contentTransition: ContentTransition { get set } | ios 16
    environment contentTransitionAddsDrawingGroup: Bool { get set } | ios 16
    environment controlSize: ControlSize { get set } | ios 15
    environment credentialDataManager: CredentialDataManager { get } | ios 13
    environment credentialExportManager: ASCredentialExportManager { get } | ios 26
    environment credentialImportManager: ASCredentialImportManager { get } | ios 26
    environment defaultMinListHeaderHeight: CGFloat? { get set } | ios 13
    environment defaultMinListRowHeight: CGFloat { get set } | ios 13
    environment disableAutocorrection: Bool? { get set } | ios 13 deprecated
    environment dismiss: DismissAction { get } | ios 15
    environment dismissSearch: DismissSearchAction { get } | ios 15
    environment dismissWindow: DismissWindowAction { get } | ios 17
    environment displayScale: CGFloat { get set } | ios 13
    environment displayStoreKitMessage: DisplayMessageAction { get } | ios 16
    environment documentConfiguration: DocumentConfiguration? { get } | ios 17
    environment dynamicTypeSize: DynamicTypeSize { get set } | ios 15
    environment editMode: Binding<EditMode>? { get set } | ios 13
    environment findContext: FindContext? { get } | ios 26
    environment font: Font? { get set } | ios 13
    environment fontResolutionContext: Font.Context { get } | ios 15
    environment headerProminence: Prominence { get set } | ios 15
    environment horizontalScrollBounceBehavior: ScrollBounceBehavior { get set } | ios 16.4
    environment horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set } | ios 16
    environment horizontalSizeClass: UserInterfaceSizeClass? { get set } | ios 13
    environment imagePlaygroundAllowedGenerationStyles: [ImagePlaygroundStyle] { get } | ios 18.4
    environment imagePlaygroundPersonalizationPolicy: ImagePlaygroundPersonalizationPolicy { get } | ios 18.4
    environment imagePlaygroundSelectedGenerationStyle: ImagePlaygroundStyle { get } | ios 18.4
    environment imageScale: Image.Scale { get set } | ios 13
    environment isActivityFullscreen: Bool { get } | ios 16.1
    environment isActivityUpdateReduced: Bool { get set } | ios 18
    environment isEnabled: Bool { get set } | ios 13
    environment isFocused: Bool { get } | ios 14
    environment isFocusEffectEnabled: Bool { get set } | ios 17
    environment isHoverEffectEnabled: Bool { get set } | ios 17
    environment isLuminanceReduced: Bool { get set } | ios 16
    environment isPresented: Bool { get } | ios 15
    environment isSceneCaptured: Bool { get set } | ios 17
    environment isScrollEnabled: Bool { get set } | ios 16
    environment isSearching: Bool { get } | ios 15
    environment isTabBarShowingSections: Bool { get } | ios 18
    environment isUserAuthenticationEnabled: Bool { get } | ios 18
    environment keyboardShortcut: KeyboardShortcut? { get } | ios 15
    environment labelIconToTitleSpacing: CGFloat? { get } | ios 26
    environment labelReservedIconWidth: CGFloat? { get } | ios 26
    environment labelsVisibility: Visibility { get set } | ios 18
    environment layoutDirection: LayoutDirection { get set } | ios 13
    environment legibilityWeight: LegibilityWeight? { get set } | ios 13
    environment levelOfDetail: LevelOfDetail { get set } | ios 26
    environment lineHeight: AttributedString.LineHeight? { get set } | ios 26
    environment lineLimit: Int? { get set } | ios 13
    environment lineSpacing: CGFloat { get set } | ios 13
    environment locale: Locale { get set } | ios 13
    environment managedObjectContext: NSManagedObjectContext { get set } | ios 13
    environment materialActiveAppearance: MaterialActiveAppearance { get set } | ios 18
    environment menuIndicatorVisibility: Visibility { get set } | ios 15
    environment menuOrder: MenuOrder { get set } | ios 16
    environment minimumScaleFactor: CGFloat { get set } | ios 13
    environment modelContext: ModelContext { get set } | ios 17
    environment multilineTextAlignment: TextAlignment { get set } | ios 13
    environment navigationLinkIndicatorVisibility: Visibility { get } | ios 17
    environment openURL: OpenURLAction { get set } | ios 14
    environment openWindow: OpenWindowAction { get } | ios 16
    environment pixelLength: CGFloat { get } | ios 13
    environment preferredPencilDoubleTapAction: PencilPreferredAction { get } | ios 17.5
    environment preferredPencilSqueezeAction: PencilPreferredAction { get } | ios 17.5
    environment presentationMode: Binding<PresentationMode> { get } | ios 13 deprecated
    environment purchase: PurchaseAction { get } | ios 17
    environment realityViewCameraControls: CameraControls { get set } | ios 18
    environment redactionReasons: RedactionReasons { get set } | ios 14
    environment refresh: RefreshAction? { get } | ios 15
    environment rename: RenameAction? { get } | ios 16
    environment requestAgeRange: DeclaredAgeRangeAction { get } | ios 26
    environment requestReview: RequestReviewAction { get } | ios 16
    environment scenePhase: ScenePhase { get set } | ios 14
    environment scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get set } | ios 16
    environment searchSuggestionsPlacement: SearchSuggestionsPlacement { get } | ios 16
    environment showsWidgetContainerBackground: Bool { get } | ios 15
    environment showsWidgetLabel: Bool { get set } | ios 16
    environment sidebarRowSize: SidebarRowSize { get set } | ios 16
    environment sizeCategory: ContentSizeCategory { get set } | ios 13 deprecated
    environment springLoadingBehavior: SpringLoadingBehavior { get } | ios 17
    environment supportedActivityFamilies: Set<ActivityFamily> { get set } | ios 18
    environment supportsImagePlayground: Bool { get } | ios 18.1
    environment supportsMultipleWindows: Bool { get } | ios 16
    environment supportsRemoteScenes: Bool { get } | ios 26
    environment symbolColorRenderingMode: SymbolColorRenderingMode? { get set } | ios 26
    environment symbolRenderingMode: SymbolRenderingMode? { get set } | ios 15
    environment symbolVariableValueMode: SymbolVariableValueMode? { get set } | ios 26
    environment symbolVariants: SymbolVariants { get set } | ios 15
    environment tabBarPlacement: TabBarPlacement? { get } | ios 18
    environment tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { get } | ios 26
    environment textCase: Text.Case? { get set } | ios 14
    environment textSelectionAffinity: TextSelectionAffinity { get set } | ios 18
    environment timeZone: TimeZone { get set } | ios 13
    environment toolbarLabelStyle: ToolbarLabelStyle? { get } | ios 18
    environment truncationMode: Text.TruncationMode { get set } | ios 13
    environment undoManager: UndoManager? { get } | ios 13
    environment verticalScrollBounceBehavior: ScrollBounceBehavior { get set } | ios 16.4
    environment verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set } | ios 16
    environment verticalSizeClass: UserInterfaceSizeClass? { get set } | ios 13
    environment webAuthenticationSession: WebAuthenticationSession { get } | ios 16.4
    environment widgetContentMargins: EdgeInsets { get } | ios 17
    environment widgetFamily: WidgetFamily { get } | ios 14
    environment widgetRenderingMode: WidgetRenderingMode { get set } | ios 16
    environment writingToolsBehavior: WritingToolsBehavior? { get } | ios 18
    """#
}
