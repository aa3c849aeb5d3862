// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 2 of Data/modifiers.txt.
  static let modifiers2: StaticString = #"""
    modifier View productDescription(_ visibility: Visibility) | ios 17 | not yet: drawn by StoreKit
    modifier View productIconBorder() | ios 17 | not yet: drawn by StoreKit
    modifier View productViewStyle(_ style: some ProductViewStyle) | ios 17 | not yet: drawn by StoreKit
    modifier View progressViewStyle<S: ProgressViewStyle>(_ style: S) | ios 14 | laid out
    modifier View projectionEffect(_ transform: ProjectionTransform) | ios 13 | not yet: drawn as if it were not there
    modifier View quickLookPreview(_ item: Binding<URL?>) | ios 14 | no effect
    modifier View quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<Items.Element?>, in items: Items) where Items.Element == URL | ios 14 | no effect
    modifier View realityViewCameraControls(_ controls: CameraControls) | ios 18 | no effect
    modifier View realityViewLayoutBehavior(_ layoutOption: RealityViewLayoutOption) | ios 26 | not yet: drawn by RealityKit
    modifier View redacted(reason: RedactionReasons) | ios 14 | no effect
    modifier View refreshable(action: @escaping () async -> Void) | ios 15 | no effect
    modifier View refundRequestSheet(for transactionID: Transaction.ID, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> ())? = nil) | ios 15 | no effect
    modifier View renameAction(_ action: @escaping () -> Void) | ios 16 | no effect
    modifier View renameAction(_ isFocused: FocusState<Bool>.Binding) | ios 16 | no effect
    modifier View replaceDisabled(_ isDisabled: Bool = true) | ios 16 | no effect
    modifier View rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) | ios 13 | not yet: drawn as if it were not there
    modifier View rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) | ios 13 | no effect
    modifier View safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) | ios 26 | laid out
    modifier View safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) | ios 15 | laid out
    modifier View safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) | ios 15 | laid out
    modifier View safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) | ios 17 | laid out
    modifier View safeAreaPadding(_ insets: EdgeInsets) | ios 17 | laid out
    modifier View safeAreaPadding(_ length: CGFloat) | ios 17 | laid out
    modifier View saturation(_ amount: Double) | ios 13 | no effect
    modifier View scaledToFill() | ios 13 | laid out
    modifier View scaledToFit() | ios 13 | laid out
    modifier View scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) | ios 13 | laid out
    modifier View scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) | ios 13 | laid out
    modifier View scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) | ios 13 | laid out
    modifier View scenePadding(_ edges: Edge.Set = .all) | ios 15 | laid out
    modifier View scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) | ios 16 | laid out
    modifier View scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) | ios 16.4 | no effect
    modifier View scrollClipDisabled(_ disabled: Bool = true) | ios 17 | no effect
    modifier View scrollContentBackground(_ visibility: Visibility) | ios 16 | no effect
    modifier View scrollDisabled(_ disabled: Bool) | ios 16 | no effect
    modifier View scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) | ios 16 | no effect
    modifier View scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) | ios 26 | no effect
    modifier View scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) | ios 26 | no effect
    modifier View scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) | ios 16 | no effect
    modifier View scrollIndicatorsFlash(onAppear: Bool) | ios 17 | no effect
    modifier View scrollIndicatorsFlash(trigger value: some Equatable) | ios 17 | no effect
    modifier View scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) | ios 18 | no effect
    modifier View scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) | ios 17 | no effect
    modifier View scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) | ios 18 | no effect
    modifier View scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) | ios 17 | no effect
    modifier View scrollTargetLayout(isEnabled: Bool = true) | ios 17 | no effect
    modifier View scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) | ios 17 | no effect
    modifier View scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) | ios 17 | no effect
    modifier View searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) | ios 15 | laid out
    modifier View searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) | ios 15 | laid out
    modifier View searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) | ios 15 | laid out
    modifier View searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S) | ios 15 deprecated | laid out
    modifier View searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S) | ios 15 deprecated | laid out
    modifier View searchable<V: View, S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V) | ios 15 deprecated | laid out
    modifier View searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 16 | laid out
    modifier View searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 16 | laid out
    modifier View searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 16 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 16 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 16 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 16 | laid out
    modifier View searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) | ios 17 | laid out
    modifier View searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) | ios 17 | laid out
    modifier View searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) where C.Element: Identifiable | ios 17 | laid out
    modifier View searchable<S: StringProtocol>(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S) | ios 17 | laid out
    modifier View searchCompletion(_ completion: String) | ios 15 | no effect
    modifier View searchCompletion<T: Identifiable>(_ token: T) | ios 16 | no effect
    modifier View searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) | ios 17 | not yet: the microphone is not drawn
    modifier View searchFocused(_ binding: FocusState<Bool>.Binding) | ios 18 | no effect
    modifier View searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) | ios 18 | no effect
    modifier View searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) | ios 17.1 | no effect
    modifier View searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) | ios 16 | not yet: scopes are not drawn
    modifier View searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) | ios 16.4 | not yet: scopes are not drawn
    modifier View searchSelection(_ selection: Binding<TextSelection?>) | ios 26 | no effect
    modifier View searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) | ios 16 | no effect
    modifier View searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) | ios 16 | no effect
    modifier View searchToolbarBehavior(_ behavior: SearchToolbarBehavior) | ios 26 | no effect
    modifier View sectionActions<Content: View>(@ViewBuilder content: () -> Content) | ios 18 | no effect
    modifier View sectionIndexLabel(_ label: Text?) | ios 26 | not yet: the index strip is not drawn
    modifier View selectionDisabled(_ isDisabled: Bool = true) | ios 17 | no effect
    modifier View sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) | ios 17 | no effect
    modifier View sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) | ios 17 | no effect
    modifier View sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) | ios 17 | no effect
    modifier View sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) | ios 17 | no effect
    modifier View shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) | ios 13 | no effect
    modifier View sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) | ios 13 | laid out
    modifier View sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) | ios 13 | laid out
    modifier View shortcutsLinkStyle(_ style: ShortcutsLinkStyle) | ios 16 | no effect
    modifier View signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) | ios 14 | no effect
    modifier View simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) | ios 13 | no effect
    modifier View simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) | ios 13 | no effect
    modifier View simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) | ios 18 | no effect
    modifier View siriTipViewStyle(_ style: SiriTipViewStyle) | ios 16 | not yet: the view is not laid out
    modifier View sliderThumbVisibility(_ visibility: Visibility) | ios 26 | no effect
    modifier View speechAdjustedPitch(_ value: Double) | ios 15 | no effect
    modifier View speechAlwaysIncludesPunctuation(_ value: Bool = true) | ios 15 | no effect
    modifier View speechAnnouncementsQueued(_ value: Bool = true) | ios 15 | no effect
    modifier View speechSpellsOutCharacters(_ value: Bool = true) | ios 15 | no effect
    modifier View springLoadingBehavior(_ behavior: SpringLoadingBehavior) | ios 17 | no effect
    modifier View statusBar(hidden: Bool) | ios 13 deprecated | no effect
    modifier View statusBarHidden(_ hidden: Bool = true) | ios 13 | no effect
    modifier View storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) | ios 17 | not yet: drawn by StoreKit
    modifier View storeProductsTask(for ids: some Collection<String> & Equatable, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> ()) | ios 17 | no effect
    modifier View storeProductTask(for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> ()) | ios 17 | no effect
    modifier View strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) | ios 16 | no effect
    modifier View submitLabel(_ submitLabel: SubmitLabel) | ios 15 | no effect
    modifier View submitScope(_ isBlocking: Bool = true) | ios 15 | no effect
    modifier View subscriptionIntroductoryOffer(applyOffer: @escaping (Product, Product.SubscriptionInfo) -> Bool, compactJWS: @escaping (Product, Product.SubscriptionInfo) async throws -> String) | ios 26 | no effect
    modifier View subscriptionOfferViewButtonVisibility(_ visibility: Visibility, for buttonKinds: SubscriptionOfferViewButtonKind...) | ios 26 | not yet: drawn by StoreKit
    modifier View subscriptionOfferViewDetailAction(_ action: (() -> Void)?) | ios 26 | no effect
    modifier View subscriptionOfferViewStyle(_ style: some SubscriptionOfferViewStyle) | ios 26 | not yet: drawn by StoreKit
    modifier View subscriptionPromotionalOffer(offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?, signature: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws -> Product.SubscriptionOffer.Signature) | ios 17.4 | no effect
    modifier View subscriptionPromotionalOffer(offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?, compactJWS: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws -> String) | ios 26 | no effect
    modifier View subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> ()) | ios 17 | no effect
    modifier View subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) | ios 17 | not yet: drawn by StoreKit
    modifier View subscriptionStoreControlBackground(_ backgroundStyle: SubscriptionStoreControlBackground) | ios 17 | not yet: drawn by StoreKit
    modifier View subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) | ios 17 | not yet: drawn by StoreKit
    modifier View subscriptionStoreControlIcon(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View) | ios 17 | not yet: drawn by StoreKit
    modifier View subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) | ios 17 | not yet: drawn by StoreKit
    modifier View subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(_ style: S, placement: S.Placement) | ios 18 | not yet: drawn by StoreKit
    modifier View subscriptionStoreOptionGroupStyle(_ style: some SubscriptionOptionGroupStyle) | ios 18 | not yet: drawn by StoreKit
    modifier View subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) | ios 17 | not yet: drawn by StoreKit
    modifier View subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle, in shape: some Shape) | ios 18 | not yet: drawn by StoreKit
    modifier View subscriptionStorePolicyDestination(for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View) | ios 17 | not yet: drawn by StoreKit
    modifier View subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) | ios 17 | not yet: drawn by StoreKit
    modifier View subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) | ios 17 | no effect
    modifier View subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) | ios 17 | no effect
    modifier View subscriptionStoreSignInAction(_ action: (() -> Void)?) | ios 17 | not yet: drawn by StoreKit
    modifier View swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) | ios 15 | no effect
    modifier View symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) | ios 26 | no effect
    modifier View symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) | ios 17 | no effect
    modifier View symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) | ios 17 | no effect
    modifier View symbolEffectsRemoved(_ isEnabled: Bool = true) | ios 17 | no effect
    modifier View symbolRenderingMode(_ mode: SymbolRenderingMode?) | ios 15 | no effect
    modifier View symbolVariableValueMode(_ mode: SymbolVariableValueMode?) | ios 26 | no effect
    modifier View symbolVariant(_ variant: SymbolVariants) | ios 15 | no effect
    modifier View tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) | ios 26 | no effect
    modifier View tabItem<V: View>(@ViewBuilder _ label: () -> V) | ios 13 deprecated | laid out
    modifier View tableColumnHeaders(_ visibility: Visibility) | ios 17 | not yet: tables are not laid out
    modifier View tableStyle<S: TableStyle>(_ style: S) | ios 16 | not yet: tables are not laid out
    modifier View tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) | ios 13 | not yet: not laid out
    modifier View tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) | ios 26 | not yet: not laid out
    modifier View tabViewCustomization(_ customization: Binding<TabViewCustomization>?) | ios 18 | no effect
    modifier View tabViewSearchActivation(_ activation: TabSearchActivation) | ios 26 | no effect
    modifier View tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) | ios 18 | no effect
    modifier View tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) | ios 18 | no effect
    modifier View tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) | ios 18 | no effect
    modifier View tabViewStyle<S: TabViewStyle>(_ style: S) | ios 14 | laid out
    modifier View tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) | ios 13 | no effect
    modifier View task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) | ios 15 | no effect
    modifier View task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) | ios 15 | no effect
    modifier View task<T: Equatable>(id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line, _ action: @escaping @isolated(any) () async -> Void) | ios 26.4 | no effect
    modifier View textCase(_ textCase: Text.Case?) | ios 14 | laid out
    modifier View textContentType(_ textContentType: UITextContentType?) | ios 13 | no effect
    modifier View textEditorStyle(_ style: some TextEditorStyle) | ios 17 | laid out
    modifier View textFieldStyle<S: TextFieldStyle>(_ style: S) | ios 13 | laid out
    modifier View textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) | ios 15 | no effect
    modifier View textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) | ios 26 | not yet: the control is not drawn
    modifier View textRenderer<T: TextRenderer>(_ renderer: T) | ios 18 | not yet: text is drawn as usual
    modifier View textScale(_ scale: Text.Scale, isEnabled: Bool = true) | ios 17 | not yet: text keeps its size
    modifier View textSelection<S: TextSelectability>(_ selectability: S) | ios 15 | no effect
    modifier View textSelectionAffinity(_ affinity: TextSelectionAffinity) | ios 18 | no effect
    modifier View tint(_ tint: Color?) | ios 15 | no effect
    modifier View tipAnchor<AnchorID: Hashable>(_ id: AnchorID) | ios 26 | no effect
    modifier View tipBackground<S: ShapeStyle>(_ style: S) | ios 17 | no effect
    modifier View tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) | ios 26 | no effect
    modifier View tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) | ios 17 | not yet: tips are not laid out
    modifier View tipImageSize(_ size: CGSize) | ios 17 | not yet: tips are not laid out
    modifier View tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) | ios 18 | not yet: tips are not laid out
    modifier View tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) | ios 18 | not yet: tips are not laid out
    modifier View tipImageStyle<S: ShapeStyle>(_ style: S) | ios 18 | not yet: tips are not laid out
    modifier View tipViewStyle(_ style: some TipViewStyle) | ios 17 | not yet: tips are not laid out
    modifier View toggleStyle<S: ToggleStyle>(_ style: S) | ios 13 | laid out
    modifier View toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) | ios 14 | laid out
    modifier View toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) | ios 14 | laid out
    modifier View toolbar<Content: View>(@ViewBuilder content: () -> Content) | ios 14 | laid out
    modifier View toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) | ios 16 deprecated | laid out
    modifier View toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) | ios 17 | laid out
    modifier View toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) | ios 16 deprecated | laid out
    modifier View toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) | ios 16 | laid out
    modifier View toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) | ios 18 | laid out
    modifier View toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) | ios 16 | laid out
    modifier View toolbarRole(_ role: ToolbarRole) | ios 16 | no effect
    modifier View toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) | ios 17 | laid out
    modifier View toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) | ios 16 | no effect
    modifier View toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) | ios 18 | laid out
    modifier View tracking(_ tracking: CGFloat) | ios 16 | laid out
    modifier View transaction(_ transform: @escaping (inout Transaction) -> Void) | ios 13 | no effect
    modifier View transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) | ios 17 | no effect
    modifier View transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) | ios 17 | no effect
    modifier View transactionPicker(isPresented: Binding<Bool>, selection: Binding<[Transaction]>) | ios 18 | no effect
    modifier View transactionTask(_ configuration: CredentialTransaction.Configuration?, action: @escaping (CredentialTransaction) async -> Void) | ios 18.1 | no effect
    modifier View transformAnchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) | ios 13 | no effect
    modifier View transformEffect(_ transform: CGAffineTransform) | ios 13 | not yet: drawn as if it were not there
    modifier View transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) | ios 13 | no effect
    modifier View transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) | ios 13 | no effect
    modifier View transition(_ t: AnyTransition) | ios 13 | no effect
    modifier View transition<T: Transition>(_ transition: T) | ios 17 | no effect
    modifier View translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil) | ios 17.4 | no effect
    modifier View translationTask(_ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void) | ios 18 | no effect
    modifier View translationTask(source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void) | ios 18 | no effect
    modifier View truncationMode(_ mode: Text.TruncationMode) | ios 13 | laid out
    modifier View typeSelectEquivalent(_ stringKey: LocalizedStringKey) | ios 16 | no effect
    modifier View typeSelectEquivalent(_ text: Text?) | ios 16 | no effect
    modifier View typeSelectEquivalent<S: StringProtocol>(_ string: S) | ios 16 | no effect
    modifier View typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) | ios 17 | no effect
    modifier View typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) | ios 17 | no effect
    modifier View underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) | ios 16 | no effect
    modifier View unredacted() | ios 14 | no effect
    modifier View userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()) | ios 14 | no effect
    modifier View userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ()) | ios 14 | no effect
    modifier View verifyIdentityWithWalletButtonStyle(_ style: VerifyIdentityWithWalletButtonStyle) | ios 16 | not yet: the button is not laid out
    modifier View visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) | ios 17 | not yet: drawn as if it were not there
    modifier View webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior) | ios 26 | no effect
    modifier View webViewContentBackground(_ visibility: Visibility) | ios 26 | not yet: drawn by WebKit
    modifier View webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) | ios 26 | no effect
    modifier View webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) | ios 26 | no effect
    modifier View webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) | ios 26 | no effect
    modifier View webViewOnScrollGeometryChange<T: Hashable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) | ios 26 | no effect
    modifier View webViewScrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) | ios 26 | no effect
    modifier View webViewScrollPosition(_ position: Binding<ScrollPosition>) | ios 26 | no effect
    modifier View webViewTextSelection<S: TextSelectability>(_ selectability: S) | ios 26 | no effect
    modifier View widgetAccentable(_ accentable: Bool = true) | ios 16 | not yet: widgets are not laid out
    modifier View widgetCurvesContent(_ curvesContent: Bool = true) | ios 17 | no effect
    modifier View widgetLabel(_ label: LocalizedStringResource) | ios 16 | not yet: widgets are not laid out
    modifier View widgetLabel(_ labelKey: LocalizedStringKey) | ios 16 | not yet: widgets are not laid out
    modifier View widgetLabel<Label: View>(@ViewBuilder label: () -> Label) | ios 16 | not yet: widgets are not laid out
    modifier View widgetLabel<S: StringProtocol>(_ label: S) | ios 16 | not yet: widgets are not laid out
    modifier View widgetURL(_ url: URL?) | ios 14 | no effect
    modifier View windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) | ios 18 | no effect
    modifier View workoutPreview(_ workout: WorkoutPlan, isPresented: Binding<Bool>) | ios 17 | no effect
    modifier View writingDirection(strategy: Text.WritingDirectionStrategy) | ios 26 | not yet: text keeps the direction of its first strong character
    modifier View writingToolsAffordanceVisibility(_ visibility: Visibility) | ios 18.4 | no effect
    modifier View writingToolsBehavior(_ behavior: WritingToolsBehavior) | ios 18 | no effect
    modifier View zIndex(_ value: Double) | ios 13 | no effect
    modifier Text accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text | ios 15 | no effect
    modifier Text accessibilityLabel(_ label: LocalizedStringResource) -> Text | ios 16 | no effect
    modifier Text accessibilityLabel(_ label: Text) -> Text | ios 15 | no effect
    modifier Text accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text | ios 15 | no effect
    modifier Text accessibilityLabel<S: StringProtocol>(_ label: S) -> Text | ios 15 | no effect
    modifier Text accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text | ios 15 | no effect
    modifier Text baselineOffset(_ baselineOffset: CGFloat) -> Text | ios 13 | laid out
    modifier Text bold() -> Text | ios 13 | laid out
    modifier Text bold(_ isActive: Bool) -> Text | ios 16 | laid out
    modifier Text customAttribute<T: TextAttribute>(_ value: T) -> Text | ios 17 | no effect
    modifier Text font(_ font: Font?) -> Text | ios 13 | laid out
    modifier Text fontDesign(_ design: Font.Design?) -> Text | ios 16.1 | laid out
    modifier Text fontWeight(_ weight: Font.Weight?) -> Text | ios 13 | laid out
    modifier Text fontWidth(_ width: Font.Width?) -> Text | ios 16 | not yet: text is measured at the standard width
    modifier Text foregroundColor(_ color: Color?) -> Text | ios 13 deprecated | no effect
    modifier Text foregroundStyle<S: ShapeStyle>(_ style: S) -> Text | ios 17 | laid out
    modifier Text italic() -> Text | ios 13 | laid out
    modifier Text italic(_ isActive: Bool) -> Text | ios 16 | laid out
    modifier Text kerning(_ kerning: CGFloat) -> Text | ios 13 | laid out
    modifier Text monospaced(_ isActive: Bool = true) -> Text | ios 16.4 | laid out
    modifier Text monospacedDigit() -> Text | ios 15 | laid out
    modifier Text speechAdjustedPitch(_ value: Double) -> Text | ios 15 | no effect
    modifier Text speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text | ios 15 | no effect
    modifier Text speechAnnouncementsQueued(_ value: Bool = true) -> Text | ios 15 | no effect
    modifier Text speechSpellsOutCharacters(_ value: Bool = true) -> Text | ios 15 | no effect
    modifier Text strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text | ios 13 | no effect
    modifier Text strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text | ios 16 | no effect
    modifier Text textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text | ios 17 | not yet: text keeps its size
    modifier Text textVariant<V: TextVariantPreference>(_ preference: V) | ios 18 | no effect
    modifier Text tracking(_ tracking: CGFloat) -> Text | ios 13 | laid out
    modifier Text typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text | ios 17 | no effect
    modifier Text underline(_ isActive: Bool = true, color: Color? = nil) -> Text | ios 13 | no effect
    modifier Text underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text | ios 16 | no effect
    modifier Image allowedDynamicRange(_ range: Image.DynamicRange?) -> Image | ios 17 | no effect
    modifier Image antialiased(_ isAntialiased: Bool) -> Image | ios 13 | no effect
    modifier Image interpolation(_ interpolation: Image.Interpolation) -> Image | ios 13 | no effect
    modifier Image renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image | ios 13 | no effect
    modifier Image resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image | ios 13 | laid out
    modifier Image symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image | ios 26 | no effect
    modifier Image symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image | ios 15 | no effect
    modifier Image symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image | ios 26 | no effect
    modifier Image widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) | ios 18 | no effect
    modifier Shape fill(style: FillStyle = FillStyle()) | ios 13 | laid out
    modifier Shape fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> | ios 17 | laid out
    modifier Shape fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) | ios 13 | laid out
    modifier Shape intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape | ios 17 | not yet: the outline stays as it is
    modifier Shape lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape | ios 17 | not yet: the outline stays as it is
    modifier Shape lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape | ios 17 | not yet: the outline stays as it is
    modifier Shape offset(_ offset: CGPoint) -> OffsetShape<Self> | ios 13 | laid out
    modifier Shape offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> | ios 13 | laid out
    modifier Shape offset(_ offset: CGSize) -> OffsetShape<Self> | ios 13 | laid out
    modifier Shape rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> | ios 13 | not yet: the outline stays as it is
    modifier Shape scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> | ios 13 | not yet: the outline stays as it is
    modifier Shape scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> | ios 13 | not yet: the outline stays as it is
    modifier Shape size(_ size: CGSize) -> some Shape | ios 13 | not yet: the outline stays as it is
    modifier Shape size(width: CGFloat, height: CGFloat) -> some Shape | ios 13 | not yet: the outline stays as it is
    modifier Shape size(_ size: CGSize, anchor: UnitPoint) -> some Shape | ios 18 | not yet: the outline stays as it is
    modifier Shape size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape | ios 18 | not yet: the outline stays as it is
    modifier Shape stroke(lineWidth: CGFloat = 1) -> some Shape | ios 13 | laid out
    modifier Shape stroke(style: StrokeStyle) -> some Shape | ios 13 | laid out
    modifier Shape stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) | ios 13 | laid out
    modifier Shape stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) | ios 13 | laid out
    modifier Shape stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> | ios 17 | laid out
    modifier Shape stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> | ios 17 | laid out
    modifier Shape subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape | ios 17 | not yet: the outline stays as it is
    modifier Shape symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape | ios 17 | not yet: the outline stays as it is
    modifier Shape transform(_ transform: CGAffineTransform) -> TransformedShape<Self> | ios 13 | not yet: the outline stays as it is
    modifier Shape trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape | ios 13 | laid out
    modifier Shape union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape | ios 17 | not yet: the outline stays as it is
    modifier InsettableShape inset(by amount: CGFloat) -> Self.InsetShape | ios 13 | laid out
    modifier InsettableShape strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) | ios 13 | laid out
    modifier InsettableShape strokeBorder(style: StrokeStyle, antialiased: Bool = true) | ios 13 | laid out
    modifier InsettableShape strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) | ios 13 | laid out
    modifier InsettableShape strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) | ios 13 | laid out
    modifier ShapeView fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Self.Content, S, Self> | ios 17 | laid out
    modifier ShapeView stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> | ios 17 | laid out
    modifier ShapeView stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> | ios 17 | laid out
    modifier ShapeView strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> | ios 17 | laid out
    modifier ShapeView strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> | ios 17 | laid out
    modifier ShapeStyle blendMode(_ mode: BlendMode) -> some ShapeStyle | ios 16 | no effect
    modifier ShapeStyle in(_ rect: CGRect) -> some ShapeStyle | ios 13 | no effect
    modifier ShapeStyle materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle | ios 18 | no effect
    modifier ShapeStyle opacity(_ opacity: Double) -> some ShapeStyle | ios 15 | no effect
    modifier ShapeStyle shadow(_ style: ShadowStyle) -> some ShapeStyle | ios 16 | no effect
    modifier DynamicViewContent dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent | ios 16 | no effect
    modifier DynamicViewContent onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent | ios 13 | no effect
    modifier DynamicViewContent onInsert(of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent | ios 13 deprecated | no effect
    modifier DynamicViewContent onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent | ios 14 | no effect
    modifier DynamicViewContent onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent | ios 13 | no effect
    modifier ViewModifier animation(_ animation: Animation?) -> some ViewModifier | ios 13 | no effect
    modifier ViewModifier concat<T>(_ modifier: T) | ios 13 | no effect
    modifier ViewModifier transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier | ios 13 | no effect
    modifier NavigationLink isDetailLink(_ isDetailLink: Bool) | ios 13 | no effect
    modifier ToolbarContent matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent | ios 26 | no effect
    modifier ToolbarContent sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent | ios 26 | no effect
    modifier CustomizableToolbarContent customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent | ios 16 | no effect
    modifier CustomizableToolbarContent defaultCustomization() -> some CustomizableToolbarContent | ios 16 deprecated 16 | no effect
    modifier CustomizableToolbarContent defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> some CustomizableToolbarContent | ios 16 | no effect
    modifier CustomizableToolbarContent matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent | ios 26 | no effect
    modifier CustomizableToolbarContent sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent | ios 26 | no effect
    modifier TabContent accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent badge(_ count: Int) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent badge(_ label: Text?) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent badge<S: StringProtocol>(_ label: S?) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent customizationID(_ id: String) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> | ios 18.4 | no effect
    modifier TabContent draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<Self.TabValue> | ios 18.1 | no effect
    modifier TabContent dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier TabContent tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> | ios 18 | no effect
    modifier Scene backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> some Scene | ios 16 | no effect
    modifier Scene commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene | ios 14 | no effect
    modifier Scene commandsRemoved() -> some Scene | ios 16 | no effect
    modifier Scene commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene | ios 16 | no effect
    modifier Scene defaultAppStorage(_ store: UserDefaults) -> some Scene | ios 14 | no effect
    modifier Scene defaultSize(_ size: CGSize) -> some Scene | ios 17 | no effect
    modifier Scene defaultSize(width: CGFloat, height: CGFloat) -> some Scene | ios 17 | no effect
    modifier Scene documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> some Scene | ios 18.1 | no effect
    modifier Scene environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene | ios 14 | no effect
    modifier Scene environment<T: AnyObject & Observable>(_ object: T?) -> some Scene | ios 17 | no effect
    modifier Scene environmentObject<T: ObservableObject>(_ object: T) -> some Scene | ios 17 | no effect
    modifier Scene handlesExternalEvents(matching conditions: Set<String>) -> some Scene | ios 14 | no effect
    modifier Scene modelContainer(_ container: ModelContainer) -> some Scene | ios 17 | no effect
    modifier Scene modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene | ios 17 | no effect
    modifier Scene modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene | ios 17 | no effect
    modifier Scene modelContext(_ modelContext: ModelContext) -> some Scene | ios 17 | no effect
    modifier Scene onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene | ios 14 deprecated 17 | no effect
    modifier Scene onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene | ios 17 | no effect
    modifier Scene onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene | ios 17 | no effect
    modifier Scene persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene | ios 18 | no effect
    modifier Scene restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene | ios 18 | no effect
    modifier Scene transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some Scene | ios 17 | no effect
    modifier Scene windowManagerRole(_ role: WindowManagerRole) -> some Scene | ios 18 | no effect
    modifier Scene windowResizability(_ resizability: WindowResizability) -> some Scene | ios 17 | no effect
    modifier Scene windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene | ios 18 | no effect
    modifier Scene windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene | ios 18 | no effect
    modifier TableRowContent contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) | ios 16 | no effect
    modifier TableRowContent contextMenu<M: View>(@ViewBuilder menuItems: () -> M) | ios 16 | no effect
    modifier TableRowContent draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<Self.TableRowValue> | ios 17 | no effect
    modifier TableRowContent dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TableRowContent<Self.TableRowValue> | ios 17 | no effect
    modifier TableRowContent itemProvider(_ action: (() -> NSItemProvider?)?) | ios 16 | no effect
    modifier TableRowContent selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> | ios 17 | no effect
    modifier DynamicTableRowContent dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void) | ios 16 | no effect
    modifier DynamicTableRowContent onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) | ios 16 | no effect
    modifier TableColumn width() -> TableColumn<RowValue, Sort, Content, Label> | ios 16 deprecated | no effect
    modifier TableColumn width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> | ios 16 | no effect
    modifier TableColumn width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> | ios 16 | no effect
    modifier TableColumnContent alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> | ios 17 | no effect
    modifier TableColumnContent customizationID(_ id: String) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> | ios 17 | no effect
    modifier TableColumnContent defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> | ios 17 | no effect
    modifier TableColumnContent disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> | ios 17 | no effect
    modifier WidgetConfiguration backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> some WidgetConfiguration | ios 16 | no effect
    modifier WidgetConfiguration configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration | ios 16 | no effect
    modifier WidgetConfiguration containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration | ios 15 | no effect
    modifier WidgetConfiguration contentMarginsDisabled() -> some WidgetConfiguration | ios 15 | no effect
    modifier WidgetConfiguration description(_ description: Text) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration | ios 17 | no effect
    modifier WidgetConfiguration onBackgroundURLSessionEvents(matching matchingBlock: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration onBackgroundURLSessionEvents(matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration promptsForUserConfiguration() -> some WidgetConfiguration | ios 18 | no effect
    modifier WidgetConfiguration pushHandler(_ pushHandlerType: any WidgetPushHandler.Type) -> some WidgetConfiguration | ios 26 | no effect
    modifier WidgetConfiguration supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration | ios 18 | no effect
    modifier WidgetConfiguration supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration | ios 14 | no effect
    modifier WidgetConfiguration supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration | ios 26 | no effect
    modifier ControlWidgetConfiguration description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration | ios 18 | no effect
    modifier ControlWidgetConfiguration displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration | ios 18 | no effect
    modifier ControlWidgetConfiguration promptsForUserConfiguration() -> some ControlWidgetConfiguration | ios 18 | no effect
    modifier ControlWidgetConfiguration pushHandler(_ pushHandlerType: any ControlPushHandler.Type) -> some ControlWidgetConfiguration | ios 18 | no effect
    modifier ControlWidgetTemplate disabled(_ disabled: Bool) -> some ControlWidgetTemplate | ios 18 | no effect
    modifier ControlWidgetTemplate privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate | ios 18 | no effect
    modifier ControlWidgetTemplate tint(_ tint: Color?) -> some ControlWidgetTemplate | ios 18 | no effect
    modifier VisualEffect blendMode(_ blendMode: BlendMode) -> some VisualEffect | ios 18 | no effect
    modifier VisualEffect blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect brightness(_ amount: Double) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect contrast(_ amount: Double) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect grayscale(_ amount: Double) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect hueRotation(_ angle: Angle) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect offset(_ offset: CGSize) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect opacity(_ opacity: Double) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect saturation(_ amount: Double) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect | ios 17 | no effect
    modifier VisualEffect transformEffect(_ transform: CGAffineTransform) -> some VisualEffect | ios 17 | no effect
    modifier UIHostingConfiguration background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> | ios 16 | no effect
    modifier UIHostingConfiguration background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> | ios 16 | no effect
    modifier UIHostingConfiguration margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> | ios 16 | no effect
    modifier UIHostingConfiguration minSize() -> UIHostingConfiguration<Content, Background> | ios 16 deprecated | no effect
    modifier UIHostingConfiguration minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> | ios 16 | no effect
    modifier MatchedTransitionSourceConfiguration background(_ style: Color) -> some MatchedTransitionSourceConfiguration | ios 18 | no effect
    modifier MatchedTransitionSourceConfiguration clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration | ios 18 | no effect
    modifier MatchedTransitionSourceConfiguration shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration | ios 18 | no effect
    """#
}
