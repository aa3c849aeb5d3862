// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 1 of Data/values.txt.
  static let values1: StaticString = #"""
    framework SwiftUI
    type AccessibilityActionCategory struct | ios 18
    static AccessibilityActionCategory default: AccessibilityActionCategory | ios 18
    static AccessibilityActionCategory edit: AccessibilityActionCategory | ios 18
    init AccessibilityActionCategory(_ name: Text) | ios 18
    init AccessibilityActionCategory(_ titleKey: LocalizedStringKey) | ios 18
    init AccessibilityActionCategory<S: StringProtocol>(_ title: S) | ios 18
    type AccessibilityActionKind struct | ios 13
    static AccessibilityActionKind default: AccessibilityActionKind | ios 13
    static AccessibilityActionKind escape: AccessibilityActionKind | ios 13
    static AccessibilityActionKind magicTap: AccessibilityActionKind | ios 13
    init AccessibilityActionKind(named name: Text) | ios 13
    type AccessibilityAdjustmentDirection enum | ios 13
    case AccessibilityAdjustmentDirection decrement | ios 13
    case AccessibilityAdjustmentDirection increment | ios 13
    type AccessibilityAttachmentModifier struct | ios 13
    type AccessibilityChildBehavior struct | ios 13
    static AccessibilityChildBehavior combine: AccessibilityChildBehavior | ios 13
    static AccessibilityChildBehavior contain: AccessibilityChildBehavior | ios 13
    static AccessibilityChildBehavior ignore: AccessibilityChildBehavior | ios 13
    type AccessibilityCustomContentKey struct | ios 15
    init AccessibilityCustomContentKey(_ label: LocalizedStringResource) | ios 26
    init AccessibilityCustomContentKey(_ label: LocalizedStringResource, id: String) | ios 16
    init AccessibilityCustomContentKey(_ titleKey: LocalizedStringKey, id: String) | ios 16
    init AccessibilityCustomContentKey<S: StringProtocol>(_ title: S, id: String) | ios 16
    type AccessibilityDirectTouchOptions options | ios 17
    static AccessibilityDirectTouchOptions requiresActivation: AccessibilityDirectTouchOptions | ios 17
    static AccessibilityDirectTouchOptions silentOnTouch: AccessibilityDirectTouchOptions | ios 17
    init AccessibilityDirectTouchOptions(rawValue: AccessibilityDirectTouchOptions.RawValue) | ios 17
    type AccessibilityFocusState struct | ios 15
    init AccessibilityFocusState() where Value == Bool | ios 15
    init AccessibilityFocusState(for technologies: AccessibilityTechnologies) where Value == Bool | ios 15
    type AccessibilityFocusState.Binding struct | ios 15
    type AccessibilityHeadingLevel enum | ios 15
    case AccessibilityHeadingLevel h1 | ios 15
    case AccessibilityHeadingLevel h2 | ios 15
    case AccessibilityHeadingLevel h3 | ios 15
    case AccessibilityHeadingLevel h4 | ios 15
    case AccessibilityHeadingLevel h5 | ios 15
    case AccessibilityHeadingLevel h6 | ios 15
    case AccessibilityHeadingLevel unspecified | ios 15
    type AccessibilityLabeledPairRole enum | ios 14
    case AccessibilityLabeledPairRole content | ios 14
    case AccessibilityLabeledPairRole label | ios 14
    type AccessibilityRotorContent protocol | ios 15
    type AccessibilityRotorEntry struct | ios 15
    init AccessibilityRotorEntry(_ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) | ios 16
    init AccessibilityRotorEntry(_ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) | ios 16
    init AccessibilityRotorEntry(_ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) where ID == Never | ios 16
    init AccessibilityRotorEntry(_ titleKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) | ios 16
    init AccessibilityRotorEntry(_ titleKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) | ios 16
    init AccessibilityRotorEntry(_ titleKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) where ID == Never | ios 16
    init AccessibilityRotorEntry<L: StringProtocol>(_ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) | ios 15
    init AccessibilityRotorEntry<S: StringProtocol>(_ title: S, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) | ios 16
    init AccessibilityRotorEntry<S: StringProtocol>(_ title: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) | ios 16
    init AccessibilityRotorEntry<S: StringProtocol>(_ title: S, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) where ID == Never | ios 16
    type AccessibilitySystemRotor struct | ios 15
    static AccessibilitySystemRotor boldText: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor headings: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor images: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor italicText: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor landmarks: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor links(visited: Bool) -> AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor links: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor lists: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor misspelledWords: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor tables: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor textFields: AccessibilitySystemRotor | ios 15
    static AccessibilitySystemRotor underlineText: AccessibilitySystemRotor | ios 15
    type AccessibilityTechnologies struct | ios 15
    static AccessibilityTechnologies switchControl: AccessibilityTechnologies | ios 15
    static AccessibilityTechnologies voiceOver: AccessibilityTechnologies | ios 15
    init AccessibilityTechnologies() | ios 15
    type AccessibilityTextContentType struct | ios 15
    static AccessibilityTextContentType console: AccessibilityTextContentType | ios 15
    static AccessibilityTextContentType fileSystem: AccessibilityTextContentType | ios 15
    static AccessibilityTextContentType messaging: AccessibilityTextContentType | ios 15
    static AccessibilityTextContentType narrative: AccessibilityTextContentType | ios 15
    static AccessibilityTextContentType plain: AccessibilityTextContentType | ios 15
    static AccessibilityTextContentType sourceCode: AccessibilityTextContentType | ios 15
    static AccessibilityTextContentType spreadsheet: AccessibilityTextContentType | ios 15
    static AccessibilityTextContentType wordProcessing: AccessibilityTextContentType | ios 15
    type AccessibilityTraits struct | ios 13
    static AccessibilityTraits allowsDirectInteraction: AccessibilityTraits | ios 13
    static AccessibilityTraits causesPageTurn: AccessibilityTraits | ios 13
    static AccessibilityTraits isButton: AccessibilityTraits | ios 13
    static AccessibilityTraits isHeader: AccessibilityTraits | ios 13
    static AccessibilityTraits isImage: AccessibilityTraits | ios 13
    static AccessibilityTraits isKeyboardKey: AccessibilityTraits | ios 13
    static AccessibilityTraits isLink: AccessibilityTraits | ios 13
    static AccessibilityTraits isModal: AccessibilityTraits | ios 13
    static AccessibilityTraits isSearchField: AccessibilityTraits | ios 13
    static AccessibilityTraits isSelected: AccessibilityTraits | ios 13
    static AccessibilityTraits isStaticText: AccessibilityTraits | ios 13
    static AccessibilityTraits isSummaryElement: AccessibilityTraits | ios 13
    static AccessibilityTraits isTabBar: AccessibilityTraits | ios 17
    static AccessibilityTraits isToggle: AccessibilityTraits | ios 17
    static AccessibilityTraits playsSound: AccessibilityTraits | ios 13
    static AccessibilityTraits startsMediaSession: AccessibilityTraits | ios 13
    static AccessibilityTraits updatesFrequently: AccessibilityTraits | ios 13
    type AccessibilityZoomGestureAction struct | ios 16
    type AccessibilityZoomGestureAction.Direction enum | ios 16
    case AccessibilityZoomGestureAction.Direction zoomIn | ios 16
    case AccessibilityZoomGestureAction.Direction zoomOut | ios 16
    type ActionSheet struct | ios 13 deprecated
    init ActionSheet(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) | ios 13 deprecated
    type AdaptableTabBarPlacement struct | ios 18
    static AdaptableTabBarPlacement automatic: AdaptableTabBarPlacement | ios 18
    static AdaptableTabBarPlacement sidebar: AdaptableTabBarPlacement | ios 18
    static AdaptableTabBarPlacement tabBar: AdaptableTabBarPlacement | ios 18
    type Alert struct | ios 13 deprecated
    init Alert(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) | ios 13 deprecated
    init Alert(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) | ios 13 deprecated
    type Alert.Button struct | ios 13 deprecated
    static Alert.Button cancel(_ action: (() -> Void)? = {}) -> Alert.Button | ios 13 deprecated
    static Alert.Button cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button | ios 13 deprecated
    static Alert.Button default(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button | ios 13 deprecated
    static Alert.Button destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button | ios 13 deprecated
    type Alignment struct | ios 13
    static Alignment bottom: Alignment | ios 13
    static Alignment bottomLeading: Alignment | ios 13
    static Alignment bottomTrailing: Alignment | ios 13
    static Alignment center: Alignment | ios 13
    static Alignment centerFirstTextBaseline: Alignment | ios 13
    static Alignment centerLastTextBaseline: Alignment | ios 13
    static Alignment leading: Alignment | ios 13
    static Alignment leadingFirstTextBaseline: Alignment | ios 13
    static Alignment leadingLastTextBaseline: Alignment | ios 13
    static Alignment top: Alignment | ios 13
    static Alignment topLeading: Alignment | ios 13
    static Alignment topTrailing: Alignment | ios 13
    static Alignment trailing: Alignment | ios 13
    static Alignment trailingFirstTextBaseline: Alignment | ios 13
    static Alignment trailingLastTextBaseline: Alignment | ios 13
    init Alignment(horizontal: HorizontalAlignment, vertical: VerticalAlignment) | ios 13
    type AlignmentID protocol | ios 13
    static AlignmentID defaultValue(in context: ViewDimensions) -> CGFloat | ios 13
    type Anchor struct | ios 13
    type Anchor.Source struct | ios 13
    static Anchor.Source bottom: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source bottomLeading: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source bottomTrailing: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source bounds: Anchor<CGRect>.Source | ios 13
    static Anchor.Source center: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source leading: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source point(_ p: CGPoint) -> Anchor<Value>.Source | ios 13
    static Anchor.Source rect(_ r: CGRect) -> Anchor<Value>.Source | ios 13
    static Anchor.Source top: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source topLeading: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source topTrailing: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source trailing: Anchor<CGPoint>.Source | ios 13
    static Anchor.Source unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source | ios 13
    init Anchor.Source<T>(_ anchor: Anchor<T>.Source?) where Value == T? | ios 13
    type Angle struct | ios 13
    static Angle degrees(_ degrees: Double) -> Angle | ios 13
    static Angle radians(_ radians: Double) -> Angle | ios 13
    static Angle zero: Angle | ios 13
    init Angle() | ios 13
    init Angle(degrees: Double) | ios 13
    init Angle(radians: Double) | ios 13
    type Animatable protocol | ios 13
    type AnimatableModifier protocol | ios 13 deprecated
    type AnimatablePair struct | ios 13
    init AnimatablePair(_ first: First, _ second: Second) | ios 13
    type AnimatableValues struct | ios 26
    init AnimatableValues(_ value: repeat each Value) | ios 26
    type Animation struct | ios 13
    static Animation bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation | ios 13
    static Animation bouncy: Animation | ios 13
    static Animation default: Animation | ios 13
    static Animation easeIn(duration: TimeInterval) -> Animation | ios 13
    static Animation easeIn: Animation | ios 13
    static Animation easeInOut: Animation | ios 13
    static Animation easeInOut(duration: TimeInterval) -> Animation | ios 13
    static Animation easeOut(duration: TimeInterval) -> Animation | ios 13
    static Animation easeOut: Animation | ios 13
    static Animation interactiveSpring: Animation | ios 13
    static Animation interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation | ios 13
    static Animation interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation | ios 13
    static Animation interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation | ios 13
    static Animation interpolatingSpring: Animation | ios 13
    static Animation interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation | ios 13
    static Animation interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation | ios 17
    static Animation linear: Animation | ios 13
    static Animation linear(duration: TimeInterval) -> Animation | ios 13
    static Animation smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation | ios 13
    static Animation smooth: Animation | ios 13
    static Animation snappy: Animation | ios 13
    static Animation snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation | ios 13
    static Animation spring: Animation | ios 13
    static Animation spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation | ios 13
    static Animation spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation | ios 17
    static Animation spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation | ios 13
    static Animation timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation | ios 17
    static Animation timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation | ios 13
    init Animation<A: CustomAnimation>(_ base: A) | ios 17
    method Animation delay(_ delay: TimeInterval) -> Animation | ios 13
    method Animation logicallyComplete(after duration: TimeInterval) -> Animation | ios 17
    method Animation repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation | ios 13
    method Animation repeatForever(autoreverses: Bool = true) -> Animation | ios 13
    method Animation speed(_ speed: Double) -> Animation | ios 13
    type AnimationCompletionCriteria struct | ios 17
    static AnimationCompletionCriteria logicallyComplete: AnimationCompletionCriteria | ios 17
    static AnimationCompletionCriteria removed: AnimationCompletionCriteria | ios 17
    type AnimationState struct | ios 17
    init AnimationState() | ios 17
    type AnimationStateKey protocol | ios 17
    static AnimationStateKey defaultValue: Self.Value | ios 17
    type AnimationTimelineSchedule struct | ios 15
    init AnimationTimelineSchedule(minimumInterval: Double? = nil, paused: Bool = false) | ios 15
    type AnyGesture struct | ios 13
    init AnyGesture<T: Gesture>(_ gesture: T) where Value == T.Value | ios 13
    type AnyGradient struct | ios 16
    init AnyGradient(_ gradient: Gradient) | ios 16
    method AnyGradient colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient | ios 16
    type AnyScrollTargetBehavior struct | ios 18
    init AnyScrollTargetBehavior(_ base: some ScrollTargetBehavior) | ios 18
    type AnyShapeStyle struct | ios 15
    init AnyShapeStyle<S: ShapeStyle>(_ style: S) | ios 15
    type AnyTransition struct | ios 13
    static AnyTransition asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition | ios 13
    static AnyTransition identity: AnyTransition | ios 13
    static AnyTransition modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition | ios 13
    static AnyTransition move(edge: Edge) -> AnyTransition | ios 13
    static AnyTransition offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition | ios 13
    static AnyTransition offset(_ offset: CGSize) -> AnyTransition | ios 13
    static AnyTransition opacity: AnyTransition | ios 13
    static AnyTransition push(from edge: Edge) -> AnyTransition | ios 16
    static AnyTransition scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition | ios 13
    static AnyTransition scale: AnyTransition | ios 13
    static AnyTransition slide: AnyTransition | ios 13
    init AnyTransition<T: Transition>(_ transition: T) | ios 17
    method AnyTransition animation(_ animation: Animation?) -> AnyTransition | ios 13
    method AnyTransition combined(with other: AnyTransition) -> AnyTransition | ios 13
    type App protocol | ios 14
    type AppStorage struct | ios 14
    init AppStorage(_ key: String, store: UserDefaults? = nil) where Value == Bool? | ios 14
    init AppStorage(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization | ios 18
    type AsymmetricTransition struct | ios 17
    init AsymmetricTransition(insertion: Insertion, removal: Removal) | ios 17
    type AsyncImagePhase enum | ios 15
    case AsyncImagePhase empty | ios 15
    case AsyncImagePhase failure(any Error) | ios 15
    case AsyncImagePhase success(Image) | ios 15
    type AttributedTextFormatting enum | ios 26
    type AttributedTextFormatting.AnyDefinition struct | ios 26
    init AttributedTextFormatting.AnyDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) where Scope == D.Scope | ios 26
    type AttributedTextFormatting.AttributeContainerProxy.Scoped struct | ios 26
    type AttributedTextFormatting.EmptyDefinition struct | ios 26
    init AttributedTextFormatting.EmptyDefinition() | ios 26
    type AttributedTextFormatting.Transferable struct | ios 26
    init AttributedTextFormatting.Transferable(text: AttributedString, in environment: EnvironmentValues) | ios 26
    type AttributedTextFormatting.TupleDefinition struct | ios 26
    init AttributedTextFormatting.TupleDefinition(definition: repeat each Definition) | ios 26
    type AttributedTextFormatting.ValueConstraint struct | ios 26
    init AttributedTextFormatting.ValueConstraint(for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>, default defaultValue: AttributeKey.Value?) | ios 26
    type AttributedTextFormattingDefinition protocol | ios 26
    type AttributedTextSelection struct | ios 26
    init AttributedTextSelection() | ios 26
    init AttributedTextSelection(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) | ios 26
    init AttributedTextSelection(range: Range<AttributedString.Index>) | ios 26
    init AttributedTextSelection(ranges: RangeSet<AttributedString.Index>) | ios 26
    type AttributedTextSelection.Attributes struct | ios 26
    type AttributedTextSelection.Indices enum | ios 26
    case AttributedTextSelection.Indices insertionPoint(AttributedString.Index) | ios 26
    case AttributedTextSelection.Indices ranges(RangeSet<AttributedString.Index>) | ios 26
    type AttributedTextValueConstraint protocol | ios 26
    type AutomaticHoverEffect struct | ios 18
    init AutomaticHoverEffect() | ios 18
    type AutomaticNavigationTransition struct | ios 18
    type AutomaticPresentationSizing struct | ios 18
    type AXChartDescriptorRepresentable protocol | ios 15
    type Axis enum | ios 13
    case Axis horizontal | ios 13
    case Axis vertical | ios 13
    type Axis.Set options | ios 13
    static Axis.Set horizontal: Axis.Set | ios 13
    static Axis.Set vertical: Axis.Set | ios 13
    type BackgroundProminence struct | ios 17
    static BackgroundProminence increased: BackgroundProminence | ios 17
    static BackgroundProminence standard: BackgroundProminence | ios 17
    type BackgroundStyle struct | ios 14
    init BackgroundStyle() | ios 14
    type BackgroundTask struct | ios 16
    static BackgroundTask appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> | ios 16
    static BackgroundTask urlSession: BackgroundTask<String, Void> | ios 16
    static BackgroundTask urlSession(_ identifier: String) -> BackgroundTask<Void, Void> | ios 16
    static BackgroundTask urlSession(matching: @escaping (String) -> Bool) -> BackgroundTask<String, Void> | ios 16
    type BadgeProminence struct | ios 17
    static BadgeProminence decreased: BadgeProminence | ios 17
    static BadgeProminence increased: BadgeProminence | ios 17
    static BadgeProminence standard: BadgeProminence | ios 17
    type Bindable struct | ios 17
    init Bindable(_ wrappedValue: Value) | ios 17
    init Bindable(projectedValue: Bindable<Value>) | ios 17
    init Bindable(wrappedValue: Value) | ios 17
    type Binding struct | ios 13
    static Binding constant(_ value: Value) -> Binding<Value> | ios 13
    init Binding(get: @escaping @isolated(any) () -> Value, set: @escaping @isolated(any) (Value) -> Void) | ios 13
    init Binding(projectedValue: Binding<Value>) | ios 13
    init Binding<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable | ios 13
    method Binding animation(_ animation: Animation? = .default) -> Binding<Value> | ios 13
    method Binding transaction(_ transaction: Transaction) -> Binding<Value> | ios 13
    type BlendMode enum | ios 13
    case BlendMode color | ios 13
    case BlendMode colorBurn | ios 13
    case BlendMode colorDodge | ios 13
    case BlendMode darken | ios 13
    case BlendMode destinationOut | ios 13
    case BlendMode destinationOver | ios 13
    case BlendMode difference | ios 13
    case BlendMode exclusion | ios 13
    case BlendMode hardLight | ios 13
    case BlendMode hue | ios 13
    case BlendMode lighten | ios 13
    case BlendMode luminosity | ios 13
    case BlendMode multiply | ios 13
    case BlendMode normal | ios 13
    case BlendMode overlay | ios 13
    case BlendMode plusDarker | ios 13
    case BlendMode plusLighter | ios 13
    case BlendMode saturation | ios 13
    case BlendMode screen | ios 13
    case BlendMode softLight | ios 13
    case BlendMode sourceAtop | ios 13
    type BlurReplaceTransition struct | ios 17
    init BlurReplaceTransition(configuration: BlurReplaceTransition.Configuration) | ios 17
    static ButtonBorderShape automatic: ButtonBorderShape | ios 15
    static ButtonBorderShape capsule: ButtonBorderShape | ios 15
    static ButtonBorderShape circle: ButtonBorderShape | ios 17
    static ButtonBorderShape roundedRectangle(radius: CGFloat) -> ButtonBorderShape | ios 15
    static ButtonBorderShape roundedRectangle: ButtonBorderShape | ios 15
    type ButtonRepeatBehavior struct | ios 17
    static ButtonRepeatBehavior automatic: ButtonRepeatBehavior | ios 17
    static ButtonRepeatBehavior disabled: ButtonRepeatBehavior | ios 17
    static ButtonRepeatBehavior enabled: ButtonRepeatBehavior | ios 17
    type ButtonRole struct | ios 15
    static ButtonRole cancel: ButtonRole | ios 15
    static ButtonRole close: ButtonRole | ios 26
    static ButtonRole confirm: ButtonRole | ios 26
    static ButtonRole destructive: ButtonRole | ios 15
    type ButtonSizing struct | ios 26
    static ButtonSizing automatic: ButtonSizing | ios 26
    static ButtonSizing fitted: ButtonSizing | ios 26
    static ButtonSizing flexible: ButtonSizing | ios 26
    static Color accentColor: Color | ios 13
    static Color black: Color | ios 13
    static Color blue: Color | ios 13
    static Color brown: Color | ios 15
    static Color clear: Color | ios 13
    static Color cyan: Color | ios 15
    static Color gray: Color | ios 13
    static Color green: Color | ios 13
    static Color indigo: Color | ios 15
    static Color mint: Color | ios 15
    static Color orange: Color | ios 13
    static Color pink: Color | ios 13
    static Color primary: Color | ios 13
    static Color purple: Color | ios 13
    static Color red: Color | ios 13
    static Color secondary: Color | ios 13
    static Color teal: Color | ios 15
    static Color transferRepresentation: some TransferRepresentation | ios 16
    static Color white: Color | ios 13
    static Color yellow: Color | ios 13
    type Color.Resolved struct | ios 17
    init Color.Resolved(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) | ios 17
    type Color.ResolvedHDR struct | ios 26
    init Color.ResolvedHDR(_ color: Color.Resolved, headroom: Float? = nil) | ios 26
    type Color.RGBColorSpace enum | ios 13
    case Color.RGBColorSpace displayP3 | ios 13
    case Color.RGBColorSpace sRGB | ios 13
    case Color.RGBColorSpace sRGBLinear | ios 13
    type ColorMatrix struct | ios 15
    init ColorMatrix() | ios 15
    type ColorRenderingMode enum | ios 13
    case ColorRenderingMode extendedLinear | ios 13
    case ColorRenderingMode linear | ios 13
    case ColorRenderingMode nonLinear | ios 13
    type ColorScheme enum | ios 13
    case ColorScheme dark | ios 13
    case ColorScheme light | ios 13
    init ColorScheme?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) | ios 14
    type ColorSchemeContrast enum | ios 13
    case ColorSchemeContrast increased | ios 13
    case ColorSchemeContrast standard | ios 13
    init ColorSchemeContrast?(_ uiAccessibilityContrast: UIAccessibilityContrast) | ios 14
    type CommandGroupPlacement struct | ios 14
    static CommandGroupPlacement appInfo: CommandGroupPlacement | ios 14
    static CommandGroupPlacement appSettings: CommandGroupPlacement | ios 14
    static CommandGroupPlacement appTermination: CommandGroupPlacement | ios 14
    static CommandGroupPlacement appVisibility: CommandGroupPlacement | ios 14
    static CommandGroupPlacement help: CommandGroupPlacement | ios 14
    static CommandGroupPlacement importExport: CommandGroupPlacement | ios 14
    static CommandGroupPlacement newItem: CommandGroupPlacement | ios 14
    static CommandGroupPlacement pasteboard: CommandGroupPlacement | ios 14
    static CommandGroupPlacement printItem: CommandGroupPlacement | ios 14
    static CommandGroupPlacement saveItem: CommandGroupPlacement | ios 14
    static CommandGroupPlacement sidebar: CommandGroupPlacement | ios 14
    static CommandGroupPlacement systemServices: CommandGroupPlacement | ios 14
    static CommandGroupPlacement textEditing: CommandGroupPlacement | ios 14
    static CommandGroupPlacement textFormatting: CommandGroupPlacement | ios 14
    static CommandGroupPlacement toolbar: CommandGroupPlacement | ios 14
    static CommandGroupPlacement undoRedo: CommandGroupPlacement | ios 14
    static CommandGroupPlacement windowArrangement: CommandGroupPlacement | ios 14
    static CommandGroupPlacement windowSize: CommandGroupPlacement | ios 14
    type Commands protocol | ios 14
    type ContainerBackgroundPlacement struct | ios 17
    static ContainerBackgroundPlacement navigation: ContainerBackgroundPlacement | ios 18
    static ContainerBackgroundPlacement navigationSplitView: ContainerBackgroundPlacement | ios 18
    static ContainerBackgroundPlacement subscriptionStore: ContainerBackgroundPlacement | ios 17
    static ContainerBackgroundPlacement subscriptionStoreFullHeight: ContainerBackgroundPlacement | ios 17
    static ContainerBackgroundPlacement subscriptionStoreHeader: ContainerBackgroundPlacement | ios 17
    static ContainerBackgroundPlacement widget: ContainerBackgroundPlacement | ios 17
    type ContainerValueKey protocol | ios 18
    static ContainerValueKey defaultValue: Self.Value | ios 18
    type ContainerValues struct | ios 18
    type ContentMarginPlacement struct | ios 17
    static ContentMarginPlacement automatic: ContentMarginPlacement | ios 17
    static ContentMarginPlacement scrollContent: ContentMarginPlacement | ios 17
    static ContentMarginPlacement scrollIndicators: ContentMarginPlacement | ios 17
    type ContentMode enum | ios 13
    case ContentMode fill | ios 13
    case ContentMode fit | ios 13
    type ContentShapeKinds options | ios 15
    static ContentShapeKinds accessibility: ContentShapeKinds | ios 17
    static ContentShapeKinds contextMenuPreview: ContentShapeKinds | ios 15
    static ContentShapeKinds dragPreview: ContentShapeKinds | ios 15
    static ContentShapeKinds hoverEffect: ContentShapeKinds | ios 15
    static ContentShapeKinds interaction: ContentShapeKinds | ios 15
    init ContentShapeKinds(rawValue: Int) | ios 15
    type ContentSizeCategory enum | ios 13 deprecated
    case ContentSizeCategory accessibilityExtraExtraExtraLarge | ios 13 deprecated
    case ContentSizeCategory accessibilityExtraExtraLarge | ios 13 deprecated
    case ContentSizeCategory accessibilityExtraLarge | ios 13 deprecated
    case ContentSizeCategory accessibilityLarge | ios 13 deprecated
    case ContentSizeCategory accessibilityMedium | ios 13 deprecated
    case ContentSizeCategory extraExtraExtraLarge | ios 13 deprecated
    case ContentSizeCategory extraExtraLarge | ios 13 deprecated
    case ContentSizeCategory extraLarge | ios 13 deprecated
    case ContentSizeCategory extraSmall | ios 13 deprecated
    case ContentSizeCategory large | ios 13 deprecated
    case ContentSizeCategory medium | ios 13 deprecated
    case ContentSizeCategory small | ios 13 deprecated
    init ContentSizeCategory?(_ uiSizeCategory: UIContentSizeCategory) | ios 14
    type ContentToolbarPlacement struct | ios 18.4
    static ContentToolbarPlacement tabViewSidebar: ContentToolbarPlacement | ios 18.4
    type ContentTransition struct | ios 16
    static ContentTransition identity: ContentTransition | ios 16
    static ContentTransition interpolate: ContentTransition | ios 16
    static ContentTransition numericText(countsDown: Bool = false) -> ContentTransition | ios 16
    static ContentTransition numericText(value: Double) -> ContentTransition | ios 17
    static ContentTransition opacity: ContentTransition | ios 16
    static ContentTransition symbolEffect: ContentTransition | ios 17
    static ContentTransition symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition | ios 17
    static ContentUnavailableView search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> | ios 17
    static ContentUnavailableView search(text: String) -> ContentUnavailableView<Label, Description, Actions> | ios 17
    type ContextMenu struct | ios 13 deprecated
    init ContextMenu(@ViewBuilder menuItems: () -> MenuItems) | ios 13 deprecated
    type ControlSize enum | ios 15
    case ControlSize extraLarge | ios 17
    case ControlSize large | ios 15
    case ControlSize mini | ios 15
    case ControlSize regular | ios 15
    case ControlSize small | ios 15
    type ControlWidget protocol | ios 18
    type ControlWidgetConfiguration protocol | ios 18
    type ControlWidgetTemplate protocol | ios 18
    type CoordinateSpace enum | ios 13
    case CoordinateSpace global | ios 13
    case CoordinateSpace local | ios 13
    case CoordinateSpace named(AnyHashable) | ios 13
    type CoordinateSpaceProtocol protocol | ios 17
    static CoordinateSpaceProtocol global: GlobalCoordinateSpace | ios 17
    static CoordinateSpaceProtocol local: LocalCoordinateSpace | ios 17
    static CoordinateSpaceProtocol named(_ name: some Hashable) -> NamedCoordinateSpace | ios 17
    static CoordinateSpaceProtocol scrollView(axis: Axis) -> Self | ios 17
    static CoordinateSpaceProtocol scrollView: NamedCoordinateSpace | ios 17
    type CubicKeyframe struct | ios 17
    init CubicKeyframe(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) | ios 17
    type CustomAnimation protocol | ios 17
    type CustomHoverEffect protocol | ios 18
    static CustomHoverEffect automatic: AutomaticHoverEffect | ios 18
    static CustomHoverEffect highlight: HighlightHoverEffect | ios 18
    static CustomHoverEffect lift: LiftHoverEffect | ios 18
    type CustomizableToolbarContent protocol | ios 14
    type CustomPresentationDetent protocol | ios 16
    static CustomPresentationDetent height(in context: Self.Context) -> CGFloat? | ios 16
    type DatePickerComponents options | ios 13
    static DatePickerComponents date: DatePickerComponents | ios 13
    static DatePickerComponents hourAndMinute: DatePickerComponents | ios 13
    type DefaultFocusEvaluationPriority struct | ios 16
    static DefaultFocusEvaluationPriority automatic: DefaultFocusEvaluationPriority | ios 16
    static DefaultFocusEvaluationPriority userInitiated: DefaultFocusEvaluationPriority | ios 16
    type DialogSeverity struct | ios 17
    static DialogSeverity automatic: DialogSeverity | ios 17
    static DialogSeverity critical: DialogSeverity | ios 17
    static DialogSeverity standard: DialogSeverity | ios 17
    type DisabledTextSelectability struct | ios 15
    type DismissAction struct | ios 15
    type DismissBehavior struct | ios 17
    static DismissBehavior destructive: DismissBehavior | ios 17
    static DismissBehavior interactive: DismissBehavior | ios 17
    type DismissSearchAction struct | ios 15
    type DismissWindowAction struct | ios 17
    type DocumentBaseBox protocol | ios 17
    type DragConfiguration.OperationsOutsideApp struct | ios 26
    init DragConfiguration.OperationsOutsideApp(allowCopy: Bool = true) | ios 26
    type DragConfiguration.OperationsWithinApp struct | ios 26
    init DragConfiguration.OperationsWithinApp(allowMove: Bool = false) | ios 26
    type DragGesture struct | ios 13
    init DragGesture(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) | ios 13 deprecated
    init DragGesture(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) | ios 17
    type DragGesture.Value struct | ios 13
    type DragSession struct | ios 26
    type DragSession.ID struct | ios 26
    type DragSession.Phase enum | ios 26
    case DragSession.Phase active | ios 26
    case DragSession.Phase dataTransferCompleted | ios 26
    case DragSession.Phase ended(DropOperation) | ios 26
    case DragSession.Phase ending(DropOperation) | ios 26
    case DragSession.Phase initial | ios 26
    type DropDelegate protocol | ios 13.4
    type DropInfo struct | ios 13.4
    type DropOperation enum | ios 13.4
    case DropOperation cancel | ios 13.4
    case DropOperation copy | ios 13.4
    case DropOperation forbidden | ios 13.4
    case DropOperation move | ios 13.4
    type DropOperation.Set options | ios 26
    static DropOperation.Set cancel: DropOperation.Set | ios 26
    static DropOperation.Set copy: DropOperation.Set | ios 26
    static DropOperation.Set forbidden: DropOperation.Set | ios 26
    static DropOperation.Set move: DropOperation.Set | ios 26
    init DropOperation.Set(rawValue: Int) | ios 26
    type DropProposal struct | ios 13.4
    init DropProposal(operation: DropOperation) | ios 13.4
    init DropProposal(withinApplication: DropOperation, outsideApplication: DropOperation) | ios 26
    type DropSession struct | ios 26
    type DropSession.ID struct | ios 26
    type DropSession.LocalSession struct | ios 26
    type DropSession.Phase enum | ios 26
    case DropSession.Phase active | ios 26
    case DropSession.Phase dataTransferCompleted | ios 26
    case DropSession.Phase ended(DropOperation) | ios 26
    case DropSession.Phase entering | ios 26
    case DropSession.Phase exiting | ios 26
    type DynamicProperty protocol | ios 13
    type DynamicTableRowContent protocol | ios 16
    type DynamicTypeSize enum | ios 15
    case DynamicTypeSize accessibility1 | ios 15
    case DynamicTypeSize accessibility2 | ios 15
    case DynamicTypeSize accessibility3 | ios 15
    case DynamicTypeSize accessibility4 | ios 15
    case DynamicTypeSize accessibility5 | ios 15
    case DynamicTypeSize large | ios 15
    case DynamicTypeSize medium | ios 15
    case DynamicTypeSize small | ios 15
    case DynamicTypeSize xLarge | ios 15
    case DynamicTypeSize xSmall | ios 15
    case DynamicTypeSize xxLarge | ios 15
    case DynamicTypeSize xxxLarge | ios 15
    init DynamicTypeSize?(_ uiSizeCategory: UIContentSizeCategory) | ios 15
    type DynamicViewContent protocol | ios 13
    type Edge enum | ios 13
    case Edge bottom | ios 13
    case Edge leading | ios 13
    case Edge top | ios 13
    case Edge trailing | ios 13
    type Edge.Corner enum | ios 26
    case Edge.Corner bottomLeading | ios 26
    case Edge.Corner bottomTrailing | ios 26
    case Edge.Corner topLeading | ios 26
    case Edge.Corner topTrailing | ios 26
    type Edge.Corner.Set options | ios 26
    static Edge.Corner.Set all: Edge.Corner.Set | ios 26
    static Edge.Corner.Set bottom: Edge.Corner.Set | ios 26
    static Edge.Corner.Set bottomLeading: Edge.Corner.Set | ios 26
    static Edge.Corner.Set bottomTrailing: Edge.Corner.Set | ios 26
    static Edge.Corner.Set leading: Edge.Corner.Set | ios 26
    static Edge.Corner.Set none: Edge.Corner.Set | ios 26
    static Edge.Corner.Set top: Edge.Corner.Set | ios 26
    static Edge.Corner.Set topLeading: Edge.Corner.Set | ios 26
    static Edge.Corner.Set topTrailing: Edge.Corner.Set | ios 26
    static Edge.Corner.Set trailing: Edge.Corner.Set | ios 26
    init Edge.Corner.Set(_ corner: Edge.Corner) | ios 26
    init Edge.Corner.Set(rawValue: Int8) | ios 26
    type Edge.Corner.Style struct | ios 26
    static Edge.Corner.Style concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style | ios 26
    static Edge.Corner.Style concentric: Edge.Corner.Style | ios 26
    static Edge.Corner.Style fixed(_ radius: CGFloat) -> Edge.Corner.Style | ios 26
    init Edge.Corner.Style(floatLiteral value: Edge.Corner.Style.FloatLiteralType) | ios 26
    init Edge.Corner.Style(integerLiteral value: Edge.Corner.Style.IntegerLiteralType) | ios 26
    type Edge.Set options | ios 13
    static Edge.Set all: Edge.Set | ios 13
    static Edge.Set bottom: Edge.Set | ios 13
    static Edge.Set horizontal: Edge.Set | ios 13
    static Edge.Set leading: Edge.Set | ios 13
    static Edge.Set top: Edge.Set | ios 13
    static Edge.Set trailing: Edge.Set | ios 13
    static Edge.Set vertical: Edge.Set | ios 13
    init Edge.Set(_ e: Edge) | ios 13
    type EdgeInsets struct | ios 13
    init EdgeInsets() | ios 13
    init EdgeInsets(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) | ios 13
    method EdgeInsets inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets | ios 26
    type EditActions options | ios 16
    static EditActions all: EditActions<Data> | ios 16
    static EditActions delete: EditActions<Data> | ios 16
    static EditActions move: EditActions<Data> | ios 16
    init EditActions(rawValue: Int) | ios 16
    type EditMode enum | ios 13
    case EditMode active | ios 13
    case EditMode inactive | ios 13
    case EditMode transient | ios 13
    type EmptyAnimatableData struct | ios 13
    init EmptyAnimatableData() | ios 13
    type EmptyControlWidgetTemplate struct | ios 18
    init EmptyControlWidgetTemplate() | ios 18
    type EmptyHoverEffect struct | ios 18
    type EmptyModifier struct | ios 13
    static EmptyModifier identity: EmptyModifier | ios 13
    init EmptyModifier() | ios 13
    type EmptyVisualEffect struct | ios 17
    init EmptyVisualEffect() | ios 17
    type EnabledTextSelectability struct | ios 15
    type Environment struct | ios 13
    init Environment(_ keyPath: KeyPath<EnvironmentValues, Value>) | ios 13
    type EnvironmentalModifier protocol | ios 13
    type EnvironmentKey protocol | ios 13
    static EnvironmentKey defaultValue: Self.Value | ios 13
    type EnvironmentObject struct | ios 13
    init EnvironmentObject() | ios 13
    type EnvironmentObject.Wrapper struct | ios 13
    type EnvironmentValues struct | ios 13
    init EnvironmentValues() | ios 13
    type EventModifiers options | ios 13
    static EventModifiers all: EventModifiers | ios 13
    static EventModifiers capsLock: EventModifiers | ios 13
    static EventModifiers command: EventModifiers | ios 13
    static EventModifiers control: EventModifiers | ios 13
    static EventModifiers function: EventModifiers | ios 13 deprecated 15
    static EventModifiers numericPad: EventModifiers | ios 13
    static EventModifiers option: EventModifiers | ios 13
    static EventModifiers shift: EventModifiers | ios 13
    init EventModifiers(rawValue: Int) | ios 13
    type EveryMinuteTimelineSchedule struct | ios 15
    init EveryMinuteTimelineSchedule() | ios 15
    type EveryMinuteTimelineSchedule.Entries struct | ios 15
    type ExclusiveGesture struct | ios 13
    init ExclusiveGesture(_ first: First, _ second: Second) | ios 13
    type ExclusiveGesture.Value enum | ios 13
    case ExclusiveGesture.Value first(First.Value) | ios 13
    case ExclusiveGesture.Value second(Second.Value) | ios 13
    type ExplicitTimelineSchedule struct | ios 15
    init ExplicitTimelineSchedule(_ dates: Entries) | ios 15
    type FetchedResults struct | ios 13
    type FetchRequest struct | ios 13
    init FetchRequest(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) | ios 13
    init FetchRequest(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) | ios 13
    init FetchRequest(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) | ios 13
    init FetchRequest(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) | ios 13
    type FileDialogBrowserOptions options | ios 17
    static FileDialogBrowserOptions displayFileExtensions: FileDialogBrowserOptions | ios 17
    static FileDialogBrowserOptions enumeratePackages: FileDialogBrowserOptions | ios 17
    static FileDialogBrowserOptions includeHiddenFiles: FileDialogBrowserOptions | ios 17
    type FileDocument protocol | ios 14
    static FileDocument readableContentTypes: [UTType] | ios 14
    static FileDocument writableContentTypes: [UTType] | ios 14
    type FillShapeStyle struct | ios 17
    init FillShapeStyle() | ios 17
    type FillStyle struct | ios 13
    init FillStyle(eoFill: Bool = false, antialiased: Bool = true) | ios 13
    type FittedPresentationSizing struct | ios 18
    type FixedTextVariant struct | ios 18
    type FocusedBinding struct | ios 14
    init FocusedBinding(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) | ios 14
    type FocusedObject struct | ios 16
    init FocusedObject() | ios 16
    type FocusedObject.Wrapper struct | ios 16
    type FocusedValue struct | ios 14
    init FocusedValue(_ keyPath: KeyPath<FocusedValues, Value?>) | ios 14
    type FocusedValueKey protocol | ios 14
    type FocusedValues struct | ios 14
    type FocusInteractions options | ios 17
    static FocusInteractions activate: FocusInteractions | ios 17
    static FocusInteractions automatic: FocusInteractions | ios 17
    static FocusInteractions edit: FocusInteractions | ios 17
    type FocusState struct | ios 15
    init FocusState() where Value == Bool | ios 15
    type FocusState.Binding struct | ios 15
    type Font struct | ios 13
    static Font body: Font | ios 13
    static Font callout: Font | ios 13
    static Font caption: Font | ios 13
    static Font caption2: Font | ios 14
    static Font custom(_ name: String, fixedSize: CGFloat) -> Font | ios 14
    static Font custom(_ name: String, size: CGFloat) -> Font | ios 13
    static Font custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font | ios 14
    static Font default: Font | ios 26
    static Font footnote: Font | ios 13
    static Font headline: Font | ios 13
    static Font largeTitle: Font | ios 13
    static Font subheadline: Font | ios 13
    static Font system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font | ios 16
    static Font system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font | ios 13 deprecated
    static Font system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font | ios 16
    static Font system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font | ios 13 deprecated
    static Font title: Font | ios 13
    static Font title2: Font | ios 14
    static Font title3: Font | ios 14
    init Font(_ font: CTFont) | ios 13
    method Font bold() -> Font | ios 13
    method Font bold(_ isActive: Bool) -> Font | ios 26
    method Font italic() -> Font | ios 13
    method Font italic(_ isActive: Bool) -> Font | ios 26
    method Font leading(_ leading: Font.Leading) -> Font | ios 14
    method Font lowercaseSmallCaps() -> Font | ios 13
    method Font lowercaseSmallCaps(_ isActive: Bool) -> Font | ios 26
    method Font monospaced() -> Font | ios 15
    method Font monospaced(_ isActive: Bool) -> Font | ios 26
    method Font monospacedDigit() -> Font | ios 13
    method Font pointSize(_ size: CGFloat) -> Font | ios 26
    method Font scaled(by factor: CGFloat) -> Font | ios 26
    method Font smallCaps() -> Font | ios 13
    method Font smallCaps(_ isActive: Bool) -> Font | ios 26
    method Font uppercaseSmallCaps() -> Font | ios 13
    method Font uppercaseSmallCaps(_ isActive: Bool) -> Font | ios 26
    method Font weight(_ weight: Font.Weight) -> Font | ios 13
    method Font width(_ width: Font.Width) -> Font | ios 16
    type Font.Design enum | ios 13
    case Font.Design default | ios 13
    case Font.Design monospaced | ios 13
    case Font.Design rounded | ios 13
    case Font.Design serif | ios 13
    type Font.Leading enum | ios 14
    case Font.Leading loose | ios 14
    case Font.Leading standard | ios 14
    case Font.Leading tight | ios 14
    type Font.Resolved struct | ios 26
    type Font.TextStyle enum | ios 13
    case Font.TextStyle body | ios 13
    case Font.TextStyle callout | ios 13
    case Font.TextStyle caption | ios 13
    case Font.TextStyle caption2 | ios 14
    case Font.TextStyle footnote | ios 13
    case Font.TextStyle headline | ios 13
    case Font.TextStyle largeTitle | ios 13
    case Font.TextStyle subheadline | ios 13
    case Font.TextStyle title | ios 13
    case Font.TextStyle title2 | ios 14
    case Font.TextStyle title3 | ios 14
    type Font.Weight struct | ios 13
    static Font.Weight black: Font.Weight | ios 13
    static Font.Weight bold: Font.Weight | ios 13
    static Font.Weight heavy: Font.Weight | ios 13
    static Font.Weight light: Font.Weight | ios 13
    static Font.Weight medium: Font.Weight | ios 13
    static Font.Weight regular: Font.Weight | ios 13
    static Font.Weight semibold: Font.Weight | ios 13
    static Font.Weight thin: Font.Weight | ios 13
    static Font.Weight ultraLight: Font.Weight | ios 13
    type Font.Width struct | ios 16
    static Font.Width compressed: Font.Width | ios 16
    static Font.Width condensed: Font.Width | ios 16
    static Font.Width expanded: Font.Width | ios 16
    static Font.Width standard: Font.Width | ios 16
    init Font.Width(_ value: CGFloat) | ios 16
    type ForEachSectionCollection struct | ios 18
    type ForEachSubviewCollection struct | ios 18
    type ForegroundStyle struct | ios 13
    init ForegroundStyle() | ios 13
    type FormPresentationSizing struct | ios 18
    type GeometryEffect protocol | ios 13
    type Gesture protocol | ios 13
    type GestureMask options | ios 13
    static GestureMask all: GestureMask | ios 13
    static GestureMask gesture: GestureMask | ios 13
    static GestureMask none: GestureMask | ios 13
    static GestureMask subviews: GestureMask | ios 13
    type GestureState struct | ios 13
    init GestureState(initialValue: Value) | ios 13
    init GestureState(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) | ios 13
    init GestureState(initialValue: Value, resetTransaction: Transaction) | ios 13
    init GestureState(reset: @escaping (Value, inout Transaction) -> Void) | ios 13
    init GestureState(resetTransaction: Transaction = Transaction()) | ios 13
    init GestureState(wrappedValue: Value) | ios 13
    init GestureState(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) | ios 13
    init GestureState(wrappedValue: Value, resetTransaction: Transaction) | ios 13
    type GestureStateGesture struct | ios 13
    init GestureStateGesture(base: Base, state: GestureState<State>, body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void) | ios 13
    type Glass struct | ios 26
    static Glass clear: Glass | ios 26
    static Glass identity: Glass | ios 26
    static Glass regular: Glass | ios 26
    method Glass interactive(_ isEnabled: Bool = true) -> Glass | ios 26
    method Glass tint(_ color: Color?) -> Glass | ios 26
    type GlassEffectTransition struct | ios 26
    static GlassEffectTransition identity: GlassEffectTransition | ios 26
    static GlassEffectTransition matchedGeometry: GlassEffectTransition | ios 26
    static GlassEffectTransition materialize: GlassEffectTransition | ios 26
    type GlobalCoordinateSpace struct | ios 17
    init GlobalCoordinateSpace() | ios 17
    type Gradient struct | ios 13
    init Gradient(colors: [Color]) | ios 13
    init Gradient(stops: [Gradient.Stop]) | ios 13
    method Gradient colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient | ios 16
    type Gradient.ColorSpace struct | ios 16
    static Gradient.ColorSpace device: Gradient.ColorSpace | ios 16
    static Gradient.ColorSpace perceptual: Gradient.ColorSpace | ios 16
    type Gradient.Stop struct | ios 13
    init Gradient.Stop(color: Color, location: CGFloat) | ios 13
    type GraphicsContext.BlendMode struct | ios 15
    static GraphicsContext.BlendMode clear: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode color: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode colorBurn: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode colorDodge: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode copy: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode darken: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode destinationAtop: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode destinationIn: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode destinationOut: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode destinationOver: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode difference: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode exclusion: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode hardLight: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode hue: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode lighten: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode luminosity: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode multiply: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode normal: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode overlay: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode plusDarker: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode plusLighter: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode saturation: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode screen: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode softLight: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode sourceAtop: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode sourceIn: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode sourceOut: GraphicsContext.BlendMode | ios 15
    static GraphicsContext.BlendMode xor: GraphicsContext.BlendMode | ios 15
    type GraphicsContext.BlurOptions options | ios 15
    static GraphicsContext.BlurOptions dithersResult: GraphicsContext.BlurOptions | ios 15
    static GraphicsContext.BlurOptions opaque: GraphicsContext.BlurOptions | ios 15
    type GraphicsContext.ClipOptions options | ios 15
    static GraphicsContext.ClipOptions inverse: GraphicsContext.ClipOptions | ios 15
    type GraphicsContext.Filter struct | ios 15
    static GraphicsContext.Filter alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter blur(radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter brightness(_ amount: Double) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter colorMultiply(_ color: Color) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter colorShader(_ shader: Shader) -> GraphicsContext.Filter | ios 17
    static GraphicsContext.Filter contrast(_ amount: Double) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter | ios 17
    static GraphicsContext.Filter grayscale(_ amount: Double) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter hueRotation(_ angle: Angle) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter | ios 17
    static GraphicsContext.Filter luminanceToAlpha: GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter saturation(_ amount: Double) -> GraphicsContext.Filter | ios 15
    static GraphicsContext.Filter shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = ShadowOptions()) -> GraphicsContext.Filter | ios 15
    type GraphicsContext.FilterOptions options | ios 15
    static GraphicsContext.FilterOptions linearColor: GraphicsContext.FilterOptions | ios 15
    type GraphicsContext.GradientOptions options | ios 15
    static GraphicsContext.GradientOptions linearColor: GraphicsContext.GradientOptions | ios 15
    static GraphicsContext.GradientOptions mirror: GraphicsContext.GradientOptions | ios 15
    static GraphicsContext.GradientOptions repeat: GraphicsContext.GradientOptions | ios 15
    type GraphicsContext.ResolvedImage struct | ios 15
    type GraphicsContext.ResolvedSymbol struct | ios 15
    type GraphicsContext.ResolvedText struct | ios 15
    type GraphicsContext.Shading struct | ios 15
    static GraphicsContext.Shading backdrop: GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading color(_ color: Color) -> GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading foreground: GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading | ios 18
    static GraphicsContext.Shading palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading | ios 17
    static GraphicsContext.Shading style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading | ios 15
    static GraphicsContext.Shading tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> GraphicsContext.Shading | ios 15
    type GraphicsContext.ShadowOptions options | ios 15
    static GraphicsContext.ShadowOptions disablesGroup: GraphicsContext.ShadowOptions | ios 15
    static GraphicsContext.ShadowOptions invertsAlpha: GraphicsContext.ShadowOptions | ios 15
    static GraphicsContext.ShadowOptions shadowAbove: GraphicsContext.ShadowOptions | ios 15
    static GraphicsContext.ShadowOptions shadowOnly: GraphicsContext.ShadowOptions | ios 15
    type GridItem struct | ios 14
    init GridItem(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) | ios 14
    type GridItem.Size enum | ios 14
    case GridItem.Size adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) | ios 14
    case GridItem.Size fixed(CGFloat) | ios 14
    case GridItem.Size flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) | ios 14
    type GridLayout.Cache struct | ios 16
    type HandGestureShortcut struct | ios 18
    static HandGestureShortcut primaryAction: HandGestureShortcut | ios 18
    type HierarchicalShapeStyle struct | ios 15
    static HierarchicalShapeStyle primary: HierarchicalShapeStyle | ios 15
    static HierarchicalShapeStyle quaternary: HierarchicalShapeStyle | ios 15
    static HierarchicalShapeStyle quinary: HierarchicalShapeStyle | ios 16
    static HierarchicalShapeStyle secondary: HierarchicalShapeStyle | ios 15
    static HierarchicalShapeStyle tertiary: HierarchicalShapeStyle | ios 15
    type HierarchicalShapeStyleModifier struct | ios 17
    type HighlightHoverEffect struct | ios 18
    init HighlightHoverEffect() | ios 18
    type HorizontalAlignment struct | ios 13
    static HorizontalAlignment center: HorizontalAlignment | ios 13
    static HorizontalAlignment leading: HorizontalAlignment | ios 13
    static HorizontalAlignment listRowSeparatorLeading: HorizontalAlignment | ios 16
    static HorizontalAlignment listRowSeparatorTrailing: HorizontalAlignment | ios 16
    static HorizontalAlignment trailing: HorizontalAlignment | ios 13
    init HorizontalAlignment(_ id: any AlignmentID.Type) | ios 13
    type HorizontalDirection enum | ios 18
    case HorizontalDirection leading | ios 18
    case HorizontalDirection trailing | ios 18
    type HorizontalDirection.Set options | ios 18
    static HorizontalDirection.Set all: HorizontalDirection.Set | ios 18
    static HorizontalDirection.Set leading: HorizontalDirection.Set | ios 18
    static HorizontalDirection.Set trailing: HorizontalDirection.Set | ios 18
    init HorizontalDirection.Set(_ direction: HorizontalDirection) | ios 18
    type HorizontalEdge enum | ios 15
    case HorizontalEdge leading | ios 15
    case HorizontalEdge trailing | ios 15
    type HorizontalEdge.Set options | ios 15
    static HorizontalEdge.Set all: HorizontalEdge.Set | ios 15
    static HorizontalEdge.Set leading: HorizontalEdge.Set | ios 15
    static HorizontalEdge.Set trailing: HorizontalEdge.Set | ios 15
    init HorizontalEdge.Set(_ edge: HorizontalEdge) | ios 15
    type HoverEffect struct | ios 13.4
    static HoverEffect automatic: HoverEffect | ios 13.4
    static HoverEffect highlight: HoverEffect | ios 13.4
    static HoverEffect lift: HoverEffect | ios 13.4
    init HoverEffect<E: CustomHoverEffect>(_ effect: E) | ios 18
    type HoverPhase enum | ios 16
    case HoverPhase active(CGPoint) | ios 16
    case HoverPhase ended | ios 16
    type IdentityTransition struct | ios 17
    init IdentityTransition() | ios 17
    type Image.DynamicRange struct | ios 17
    static Image.DynamicRange constrainedHigh: Image.DynamicRange | ios 17
    static Image.DynamicRange high: Image.DynamicRange | ios 17
    static Image.DynamicRange standard: Image.DynamicRange | ios 17
    type Image.Interpolation enum | ios 13
    case Image.Interpolation high | ios 13
    case Image.Interpolation low | ios 13
    case Image.Interpolation medium | ios 13
    case Image.Interpolation none | ios 13
    type Image.Orientation enum | ios 13
    case Image.Orientation down | ios 13
    case Image.Orientation downMirrored | ios 13
    case Image.Orientation left | ios 13
    case Image.Orientation leftMirrored | ios 13
    case Image.Orientation right | ios 13
    case Image.Orientation rightMirrored | ios 13
    case Image.Orientation up | ios 13
    case Image.Orientation upMirrored | ios 13
    type Image.ResizingMode enum | ios 13
    case Image.ResizingMode stretch | ios 13
    case Image.ResizingMode tile | ios 13
    type Image.Scale enum | ios 13
    case Image.Scale large | ios 13
    case Image.Scale medium | ios 13
    case Image.Scale small | ios 13
    type Image.TemplateRenderingMode enum | ios 13
    case Image.TemplateRenderingMode original | ios 13
    case Image.TemplateRenderingMode template | ios 13
    type ImagePaint struct | ios 13
    init ImagePaint(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) | ios 13
    type ImageRenderer class | ios 16
    init ImageRenderer(content view: Content) | ios 16
    type IndexedIdentifierCollection struct | ios 16
    type InsettableShape protocol | ios 13
    type InterfaceOrientation struct | ios 15
    static InterfaceOrientation landscapeLeft: InterfaceOrientation | ios 15
    static InterfaceOrientation landscapeRight: InterfaceOrientation | ios 15
    static InterfaceOrientation portrait: InterfaceOrientation | ios 15
    static InterfaceOrientation portraitUpsideDown: InterfaceOrientation | ios 15
    type ItemProviderTableRowModifier struct | ios 16
    type KeyboardShortcut struct | ios 14
    static KeyboardShortcut cancelAction: KeyboardShortcut | ios 14
    static KeyboardShortcut defaultAction: KeyboardShortcut | ios 14
    init KeyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) | ios 14
    init KeyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) | ios 15
    type KeyboardShortcut.Localization struct | ios 15
    static KeyboardShortcut.Localization automatic: KeyboardShortcut.Localization | ios 15
    static KeyboardShortcut.Localization custom: KeyboardShortcut.Localization | ios 15
    static KeyboardShortcut.Localization withoutMirroring: KeyboardShortcut.Localization | ios 15
    type KeyEquivalent struct | ios 14
    static KeyEquivalent clear: KeyEquivalent | ios 14
    static KeyEquivalent delete: KeyEquivalent | ios 14
    static KeyEquivalent deleteForward: KeyEquivalent | ios 14
    static KeyEquivalent downArrow: KeyEquivalent | ios 14
    static KeyEquivalent end: KeyEquivalent | ios 14
    static KeyEquivalent escape: KeyEquivalent | ios 14
    static KeyEquivalent home: KeyEquivalent | ios 14
    static KeyEquivalent leftArrow: KeyEquivalent | ios 14
    static KeyEquivalent pageDown: KeyEquivalent | ios 14
    static KeyEquivalent pageUp: KeyEquivalent | ios 14
    static KeyEquivalent return: KeyEquivalent | ios 14
    static KeyEquivalent rightArrow: KeyEquivalent | ios 14
    static KeyEquivalent space: KeyEquivalent | ios 14
    static KeyEquivalent tab: KeyEquivalent | ios 14
    static KeyEquivalent upArrow: KeyEquivalent | ios 14
    init KeyEquivalent(_ character: Character) | ios 14
    type Keyframes protocol | ios 17
    type KeyframeTimeline struct | ios 17
    init KeyframeTimeline(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) | ios 17
    type KeyframeTrack struct | ios 17
    init KeyframeTrack(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value | ios 17
    init KeyframeTrack(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) | ios 17
    type KeyframeTrackContent protocol | ios 17
    type KeyframeTrackContentBuilder.Conditional struct | ios 17
    type KeyPress struct | ios 17
    type KeyPress.Phases options | ios 17
    static KeyPress.Phases all: KeyPress.Phases | ios 17
    static KeyPress.Phases down: KeyPress.Phases | ios 17
    static KeyPress.Phases repeat: KeyPress.Phases | ios 17
    static KeyPress.Phases up: KeyPress.Phases | ios 17
    type KeyPress.Result enum | ios 17
    case KeyPress.Result handled | ios 17
    case KeyPress.Result ignored | ios 17
    type Layout protocol | ios 16
    static Layout layoutProperties: LayoutProperties | ios 16
    type LayoutDirection enum | ios 13
    case LayoutDirection leftToRight | ios 13
    case LayoutDirection rightToLeft | ios 13
    init LayoutDirection?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) | ios 14
    type LayoutDirectionBehavior enum | ios 17
    case LayoutDirectionBehavior fixed | ios 17
    case LayoutDirectionBehavior mirrors(in: LayoutDirection) | ios 17
    static LayoutDirectionBehavior mirrors: LayoutDirectionBehavior | ios 17
    type LayoutProperties struct | ios 16
    init LayoutProperties() | ios 16
    type LayoutSubview struct | ios 16
    type LayoutSubviews struct | ios 16
    type LayoutValueKey protocol | ios 16
    static LayoutValueKey defaultValue: Self.Value | ios 16
    type LegibilityWeight enum | ios 13
    case LegibilityWeight bold | ios 13
    case LegibilityWeight regular | ios 13
    init LegibilityWeight?(_ uiLegibilityWeight: UILegibilityWeight) | ios 14
    type LiftHoverEffect struct | ios 18
    init LiftHoverEffect() | ios 18
    type LinearKeyframe struct | ios 17
    init LinearKeyframe(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) | ios 17
    type LinkShapeStyle struct | ios 17
    init LinkShapeStyle() | ios 17
    type ListItemTint struct | ios 14
    static ListItemTint fixed(_ tint: Color) -> ListItemTint | ios 14
    static ListItemTint monochrome: ListItemTint | ios 14
    static ListItemTint preferred(_ tint: Color) -> ListItemTint | ios 14
    type ListSectionSpacing struct | ios 17
    static ListSectionSpacing compact: ListSectionSpacing | ios 17
    static ListSectionSpacing custom(_ spacing: CGFloat) -> ListSectionSpacing | ios 17
    static ListSectionSpacing default: ListSectionSpacing | ios 17
    type LocalCoordinateSpace struct | ios 17
    init LocalCoordinateSpace() | ios 17
    type LocalizedStringKey struct | ios 13
    init LocalizedStringKey(_ value: String) | ios 13
    init LocalizedStringKey(stringInterpolation: LocalizedStringKey.StringInterpolation) | ios 13
    init LocalizedStringKey(stringLiteral value: String) | ios 13
    type LocalizedStringKey.StringInterpolation struct | ios 13
    type LongPressGesture struct | ios 13
    init LongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) | ios 13
    type MagnificationGesture struct | ios 13 deprecated
    init MagnificationGesture(minimumScaleDelta: CGFloat = 0.01) | ios 13 deprecated
    type MagnifyGesture struct | ios 17
    init MagnifyGesture(minimumScaleDelta: CGFloat = 0.01) | ios 17
    type MatchedGeometryProperties options | ios 14
    static MatchedGeometryProperties frame: MatchedGeometryProperties | ios 14
    static MatchedGeometryProperties position: MatchedGeometryProperties | ios 14
    static MatchedGeometryProperties size: MatchedGeometryProperties | ios 14
    type MatchedTransitionSourceConfiguration protocol | ios 18
    type Material struct | ios 15
    static Material bar: Material | ios 15
    static Material regular: Material | ios 15
    static Material thick: Material | ios 15
    static Material thin: Material | ios 15
    static Material ultraThick: Material | ios 15
    static Material ultraThin: Material | ios 15
    method Material materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material | ios 18
    type MaterialActiveAppearance struct | ios 18
    static MaterialActiveAppearance active: MaterialActiveAppearance | ios 18
    static MaterialActiveAppearance automatic: MaterialActiveAppearance | ios 18
    static MaterialActiveAppearance matchWindow: MaterialActiveAppearance | ios 18
    type MenuActionDismissBehavior struct | ios 16.4
    static MenuActionDismissBehavior automatic: MenuActionDismissBehavior | ios 16.4
    static MenuActionDismissBehavior disabled: MenuActionDismissBehavior | ios 16.4
    static MenuActionDismissBehavior enabled: MenuActionDismissBehavior | ios 16.4
    type MenuOrder struct | ios 16
    static MenuOrder automatic: MenuOrder | ios 16
    static MenuOrder fixed: MenuOrder | ios 16
    static MenuOrder priority: MenuOrder | ios 16
    type MeshGradient.BezierPoint struct | ios 18
    init MeshGradient.BezierPoint(position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>) | ios 18
    type MeshGradient.Colors enum | ios 18
    case MeshGradient.Colors colors([Color]) | ios 18
    case MeshGradient.Colors resolvedColors([Color.Resolved]) | ios 18
    type MeshGradient.Locations enum | ios 18
    case MeshGradient.Locations bezierPoints([MeshGradient.BezierPoint]) | ios 18
    case MeshGradient.Locations points([SIMD2<Float>]) | ios 18
    type MoveKeyframe struct | ios 17
    init MoveKeyframe(_ to: Value) | ios 17
    type MoveTransition struct | ios 17
    init MoveTransition(edge: Edge) | ios 17
    type NamedCoordinateSpace struct | ios 17
    type Namespace struct | ios 14
    init Namespace() | ios 14
    type Namespace.ID struct | ios 14
    type NavigationBarItem struct | ios 13
    type NavigationBarItem.TitleDisplayMode enum | ios 13
    case NavigationBarItem.TitleDisplayMode automatic | ios 13
    case NavigationBarItem.TitleDisplayMode inline | ios 13
    case NavigationBarItem.TitleDisplayMode large | ios 13
    type NavigationPath struct | ios 16
    init NavigationPath() | ios 16
    init NavigationPath(_ codable: NavigationPath.CodableRepresentation) | ios 16
    type NavigationPath.CodableRepresentation struct | ios 16
    type NavigationSplitViewColumn struct | ios 17
    static NavigationSplitViewColumn content: NavigationSplitViewColumn | ios 17
    static NavigationSplitViewColumn detail: NavigationSplitViewColumn | ios 17
    static NavigationSplitViewColumn sidebar: NavigationSplitViewColumn | ios 17
    type NavigationSplitViewStyleConfiguration struct | ios 16
    type NavigationSplitViewVisibility struct | ios 16
    static NavigationSplitViewVisibility all: NavigationSplitViewVisibility | ios 16
    static NavigationSplitViewVisibility automatic: NavigationSplitViewVisibility | ios 16
    static NavigationSplitViewVisibility detailOnly: NavigationSplitViewVisibility | ios 16
    static NavigationSplitViewVisibility doubleColumn: NavigationSplitViewVisibility | ios 16
    type NavigationTransition protocol | ios 18
    static NavigationTransition automatic: AutomaticNavigationTransition | ios 18
    static NavigationTransition zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition | ios 18
    type ObservedObject struct | ios 13
    init ObservedObject(initialValue: ObjectType) | ios 13
    init ObservedObject(wrappedValue: ObjectType) | ios 13
    type ObservedObject.Wrapper struct | ios 13
    type OffsetTransition struct | ios 17
    init OffsetTransition(_ offset: CGSize) | ios 17
    type OnInsertTableRowModifier struct | ios 16
    type OpacityTransition struct | ios 17
    init OpacityTransition() | ios 17
    type OpenURLAction struct | ios 14
    init OpenURLAction(handler: @escaping (URL) -> OpenURLAction.Result) | ios 15
    type OpenURLAction.Result struct | ios 15
    static OpenURLAction.Result discarded: OpenURLAction.Result | ios 15
    static OpenURLAction.Result handled: OpenURLAction.Result | ios 15
    static OpenURLAction.Result systemAction: OpenURLAction.Result | ios 15
    static OpenURLAction.Result systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result | ios 26
    static OpenURLAction.Result systemAction(_ url: URL) -> OpenURLAction.Result | ios 15
    type OpenWindowAction struct | ios 16
    type PageIndexViewStyle.BackgroundDisplayMode struct | ios 14
    static PageIndexViewStyle.BackgroundDisplayMode always: PageIndexViewStyle.BackgroundDisplayMode | ios 14
    static PageIndexViewStyle.BackgroundDisplayMode automatic: PageIndexViewStyle.BackgroundDisplayMode | ios 14
    static PageIndexViewStyle.BackgroundDisplayMode interactive: PageIndexViewStyle.BackgroundDisplayMode | ios 14
    static PageIndexViewStyle.BackgroundDisplayMode never: PageIndexViewStyle.BackgroundDisplayMode | ios 14
    type PagePresentationSizing struct | ios 18
    type PageTabViewStyle.IndexDisplayMode struct | ios 14
    static PageTabViewStyle.IndexDisplayMode always: PageTabViewStyle.IndexDisplayMode | ios 14
    static PageTabViewStyle.IndexDisplayMode automatic: PageTabViewStyle.IndexDisplayMode | ios 14
    static PageTabViewStyle.IndexDisplayMode never: PageTabViewStyle.IndexDisplayMode | ios 14
    type PagingScrollTargetBehavior struct | ios 17
    init PagingScrollTargetBehavior() | ios 17
    type PaletteSelectionEffect struct | ios 17
    static PaletteSelectionEffect automatic: PaletteSelectionEffect | ios 17
    static PaletteSelectionEffect custom: PaletteSelectionEffect | ios 17
    static PaletteSelectionEffect symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect | ios 17
    type Path.Element enum | ios 13
    case Path.Element closeSubpath | ios 13
    case Path.Element curve(to: CGPoint, control1: CGPoint, control2: CGPoint) | ios 13
    case Path.Element line(to: CGPoint) | ios 13
    case Path.Element move(to: CGPoint) | ios 13
    case Path.Element quadCurve(to: CGPoint, control: CGPoint) | ios 13
    type PencilDoubleTapGestureValue struct | ios 17.5
    type PencilHoverPose struct | ios 17.5
    type PencilPreferredAction struct | ios 17.5
    static PencilPreferredAction ignore: PencilPreferredAction | ios 17.5
    static PencilPreferredAction runSystemShortcut: PencilPreferredAction | ios 17.5
    static PencilPreferredAction showColorPalette: PencilPreferredAction | ios 17.5
    static PencilPreferredAction showContextualPalette: PencilPreferredAction | ios 17.5
    static PencilPreferredAction showInkAttributes: PencilPreferredAction | ios 17.5
    static PencilPreferredAction switchEraser: PencilPreferredAction | ios 17.5
    static PencilPreferredAction switchPrevious: PencilPreferredAction | ios 17.5
    type PencilSqueezeGesturePhase enum | ios 17.5
    case PencilSqueezeGesturePhase active(PencilSqueezeGestureValue) | ios 17.5
    case PencilSqueezeGesturePhase ended(PencilSqueezeGestureValue) | ios 17.5
    case PencilSqueezeGesturePhase failed | ios 17.5
    type PencilSqueezeGestureValue struct | ios 17.5
    type PeriodicTimelineSchedule struct | ios 15
    init PeriodicTimelineSchedule(from startDate: Date, by interval: TimeInterval) | ios 15
    type PeriodicTimelineSchedule.Entries struct | ios 15
    type PinnedScrollableViews options | ios 14
    static PinnedScrollableViews sectionFooters: PinnedScrollableViews | ios 14
    static PinnedScrollableViews sectionHeaders: PinnedScrollableViews | ios 14
    type PlaceholderTextShapeStyle struct | ios 17
    init PlaceholderTextShapeStyle() | ios 17
    type PopoverAttachmentAnchor enum | ios 13
    case PopoverAttachmentAnchor point(UnitPoint) | ios 13
    case PopoverAttachmentAnchor rect(Anchor<CGRect>.Source) | ios 13
    type PreferenceKey protocol | ios 13
    static PreferenceKey defaultValue: Self.Value | ios 13
    type PreferredColorSchemeKey struct | ios 13
    type PresentationAdaptation struct | ios 16.4
    static PresentationAdaptation automatic: PresentationAdaptation | ios 16.4
    static PresentationAdaptation fullScreenCover: PresentationAdaptation | ios 16.4
    static PresentationAdaptation none: PresentationAdaptation | ios 16.4
    static PresentationAdaptation popover: PresentationAdaptation | ios 16.4
    static PresentationAdaptation sheet: PresentationAdaptation | ios 16.4
    type PresentationBackgroundInteraction struct | ios 16.4
    static PresentationBackgroundInteraction automatic: PresentationBackgroundInteraction | ios 16.4
    static PresentationBackgroundInteraction disabled: PresentationBackgroundInteraction | ios 16.4
    static PresentationBackgroundInteraction enabled: PresentationBackgroundInteraction | ios 16.4
    static PresentationBackgroundInteraction enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction | ios 16.4
    type PresentationContentInteraction struct | ios 16.4
    static PresentationContentInteraction automatic: PresentationContentInteraction | ios 16.4
    static PresentationContentInteraction resizes: PresentationContentInteraction | ios 16.4
    static PresentationContentInteraction scrolls: PresentationContentInteraction | ios 16.4
    type PresentationDetent struct | ios 16
    static PresentationDetent custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent | ios 16
    static PresentationDetent fraction(_ fraction: CGFloat) -> PresentationDetent | ios 16
    static PresentationDetent height(_ height: CGFloat) -> PresentationDetent | ios 16
    static PresentationDetent large: PresentationDetent | ios 16
    static PresentationDetent medium: PresentationDetent | ios 16
    type PresentationMode struct | ios 13 deprecated
    type PresentationSizing protocol | ios 18
    static PresentationSizing automatic: AutomaticPresentationSizing | ios 18
    static PresentationSizing fitted: FittedPresentationSizing | ios 18
    static PresentationSizing form: FormPresentationSizing | ios 18
    static PresentationSizing page: PagePresentationSizing | ios 18
    type PresentationSizingRoot struct | ios 18
    type PreviewContext protocol | ios 14
    type PreviewContextKey protocol | ios 14
    static PreviewContextKey defaultValue: Self.Value | ios 14
    type PreviewModifier protocol | ios 18
    static PreviewModifier makeSharedContext() -> Self.Context | ios 18
    type PreviewProvider protocol | ios 13
    static PreviewProvider platform: PreviewPlatform? | ios 13
    type ProjectionTransform struct | ios 13
    init ProjectionTransform() | ios 13
    init ProjectionTransform(_ m: CATransform3D) | ios 13
    method ProjectionTransform concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform | ios 13
    method ProjectionTransform inverted() -> ProjectionTransform | ios 13
    type Prominence enum | ios 15
    case Prominence increased | ios 15
    case Prominence standard | ios 15
    type ProposedViewSize struct | ios 16
    static ProposedViewSize infinity: ProposedViewSize | ios 16
    static ProposedViewSize unspecified: ProposedViewSize | ios 16
    static ProposedViewSize zero: ProposedViewSize | ios 16
    init ProposedViewSize(_ size: CGSize) | ios 16
    init ProposedViewSize(width: CGFloat?, height: CGFloat?) | ios 16
    type PushTransition struct | ios 17
    init PushTransition(edge: Edge) | ios 17
    type RectangleCornerInsets struct | ios 26
    init RectangleCornerInsets() | ios 26
    init RectangleCornerInsets(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) | ios 26
    type RectangleCornerRadii struct | ios 16
    init RectangleCornerRadii(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) | ios 16
    type RedactionReasons options | ios 14
    static RedactionReasons invalidated: RedactionReasons | ios 17
    static RedactionReasons placeholder: RedactionReasons | ios 14
    static RedactionReasons privacy: RedactionReasons | ios 15
    init RedactionReasons(rawValue: Int) | ios 14
    type ReferenceFileDocument protocol | ios 14
    static ReferenceFileDocument readableContentTypes: [UTType] | ios 14
    static ReferenceFileDocument writableContentTypes: [UTType] | ios 14
    type RefreshAction struct | ios 15
    type RenameAction struct | ios 16
    type RotateGesture struct | ios 17
    init RotateGesture(minimumAngleDelta: Angle = .degrees(1)) | ios 17
    type RotationGesture struct | ios 13 deprecated
    init RotationGesture(minimumAngleDelta: Angle = .degrees(1)) | ios 13 deprecated
    type RoundedCornerStyle enum | ios 13
    case RoundedCornerStyle circular | ios 13
    case RoundedCornerStyle continuous | ios 13
    type RoundedRectangularShape protocol | ios 26
    type RoundedRectangularShapeCorners struct | ios 26
    static RoundedRectangularShapeCorners concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners | ios 26
    static RoundedRectangularShapeCorners concentric: RoundedRectangularShapeCorners | ios 26
    static RoundedRectangularShapeCorners fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners | ios 26
    init RoundedRectangularShapeCorners(all: Edge.Corner.Style) | ios 26
    init RoundedRectangularShapeCorners(topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0) | ios 26
    type SafeAreaRegions options | ios 14
    static SafeAreaRegions all: SafeAreaRegions | ios 14
    static SafeAreaRegions container: SafeAreaRegions | ios 14
    static SafeAreaRegions keyboard: SafeAreaRegions | ios 14
    type ScaledMetric struct | ios 14
    init ScaledMetric(wrappedValue: Value) | ios 14
    init ScaledMetric(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) | ios 14
    type ScaleTransition struct | ios 17
    init ScaleTransition(_ scale: Double, anchor: UnitPoint = .center) | ios 17
    type Scene protocol | ios 14
    type ScenePadding struct | ios 16
    static ScenePadding minimum: ScenePadding | ios 16
    type ScenePhase enum | ios 14
    case ScenePhase active | ios 14
    case ScenePhase background | ios 14
    case ScenePhase inactive | ios 14
    type SceneRestorationBehavior struct | ios 18
    static SceneRestorationBehavior automatic: SceneRestorationBehavior | ios 18
    type SceneStorage struct | ios 14
    init SceneStorage(_ key: String) where Value == Bool? | ios 14
    init SceneStorage(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization | ios 18
    init SceneStorage(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int | ios 14
    type ScrollAnchorRole struct | ios 18
    static ScrollAnchorRole alignment: ScrollAnchorRole | ios 18
    static ScrollAnchorRole initialOffset: ScrollAnchorRole | ios 18
    static ScrollAnchorRole sizeChanges: ScrollAnchorRole | ios 18
    type ScrollBounceBehavior struct | ios 16.4
    static ScrollBounceBehavior always: ScrollBounceBehavior | ios 16.4
    static ScrollBounceBehavior automatic: ScrollBounceBehavior | ios 16.4
    static ScrollBounceBehavior basedOnSize: ScrollBounceBehavior | ios 16.4
    type ScrollContentOffsetAdjustmentBehavior struct | ios 18
    static ScrollContentOffsetAdjustmentBehavior automatic: ScrollContentOffsetAdjustmentBehavior | ios 18
    static ScrollContentOffsetAdjustmentBehavior disabled: ScrollContentOffsetAdjustmentBehavior | ios 18
    type ScrollDismissesKeyboardMode struct | ios 16
    static ScrollDismissesKeyboardMode automatic: ScrollDismissesKeyboardMode | ios 16
    static ScrollDismissesKeyboardMode immediately: ScrollDismissesKeyboardMode | ios 16
    static ScrollDismissesKeyboardMode interactively: ScrollDismissesKeyboardMode | ios 16
    static ScrollDismissesKeyboardMode never: ScrollDismissesKeyboardMode | ios 16
    type ScrollEdgeEffectStyle struct | ios 26
    static ScrollEdgeEffectStyle automatic: ScrollEdgeEffectStyle | ios 26
    static ScrollEdgeEffectStyle hard: ScrollEdgeEffectStyle | ios 26
    static ScrollEdgeEffectStyle soft: ScrollEdgeEffectStyle | ios 26
    type ScrollGeometry struct | ios 18
    init ScrollGeometry(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) | ios 18
    type ScrollIndicatorVisibility struct | ios 16
    static ScrollIndicatorVisibility automatic: ScrollIndicatorVisibility | ios 16
    static ScrollIndicatorVisibility hidden: ScrollIndicatorVisibility | ios 16
    static ScrollIndicatorVisibility never: ScrollIndicatorVisibility | ios 16
    static ScrollIndicatorVisibility visible: ScrollIndicatorVisibility | ios 16
    type ScrollInputBehavior struct | ios 18
    static ScrollInputBehavior automatic: ScrollInputBehavior | ios 18
    static ScrollInputBehavior disabled: ScrollInputBehavior | ios 18
    static ScrollInputBehavior enabled: ScrollInputBehavior | ios 18
    type ScrollInputKind struct | ios 18
    type ScrollPhase enum | ios 18
    case ScrollPhase animating | ios 18
    case ScrollPhase decelerating | ios 18
    case ScrollPhase idle | ios 18
    case ScrollPhase interacting | ios 18
    case ScrollPhase tracking | ios 18
    type ScrollPosition struct | ios 18
    init ScrollPosition(id: some Hashable, anchor: UnitPoint? = nil) | ios 18
    init ScrollPosition(idType: (some Hashable).Type = Never.self) | ios 18
    init ScrollPosition(idType: (some Hashable).Type = Never.self, edge: Edge) | ios 18
    init ScrollPosition(idType: (some Hashable).Type = Never.self, point: CGPoint) | ios 18
    init ScrollPosition(idType: (some Hashable).Type = Never.self, x: CGFloat) | ios 18
    init ScrollPosition(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) | ios 18
    init ScrollPosition(idType: (some Hashable).Type = Never.self, y: CGFloat) | ios 18
    type ScrollTarget struct | ios 17
    type ScrollTargetBehavior protocol | ios 17
    static ScrollTargetBehavior paging: PagingScrollTargetBehavior | ios 17
    static ScrollTargetBehavior viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self | ios 17
    static ScrollTargetBehavior viewAligned(anchor: UnitPoint?) -> Self | ios 26
    static ScrollTargetBehavior viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) -> Self | ios 26
    static ScrollTargetBehavior viewAligned: ViewAlignedScrollTargetBehavior | ios 17
    type ScrollTargetBehaviorProperties struct | ios 18.4
    init ScrollTargetBehaviorProperties() | ios 18.4
    type ScrollTransitionConfiguration.Threshold struct | ios 17
    static ScrollTransitionConfiguration.Threshold centered: ScrollTransitionConfiguration.Threshold | ios 17
    static ScrollTransitionConfiguration.Threshold hidden: ScrollTransitionConfiguration.Threshold | ios 17
    static ScrollTransitionConfiguration.Threshold visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold | ios 17
    static ScrollTransitionConfiguration.Threshold visible: ScrollTransitionConfiguration.Threshold | ios 17
    method ScrollTransitionConfiguration.Threshold inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold | ios 17
    method ScrollTransitionConfiguration.Threshold interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double) -> ScrollTransitionConfiguration.Threshold | ios 17
    type ScrollTransitionPhase enum | ios 17
    case ScrollTransitionPhase bottomTrailing | ios 17
    case ScrollTransitionPhase identity | ios 17
    case ScrollTransitionPhase topLeading | ios 17
    type SearchFieldPlacement struct | ios 15
    static SearchFieldPlacement automatic: SearchFieldPlacement | ios 15
    static SearchFieldPlacement navigationBarDrawer: SearchFieldPlacement | ios 15
    static SearchFieldPlacement navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement | ios 15
    static SearchFieldPlacement sidebar: SearchFieldPlacement | ios 15
    static SearchFieldPlacement toolbar: SearchFieldPlacement | ios 15
    static SearchFieldPlacement toolbarPrincipal: SearchFieldPlacement | ios 15
    type SearchFieldPlacement.NavigationBarDrawerDisplayMode struct | ios 15
    static SearchFieldPlacement.NavigationBarDrawerDisplayMode always: SearchFieldPlacement.NavigationBarDrawerDisplayMode | ios 15
    static SearchFieldPlacement.NavigationBarDrawerDisplayMode automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode | ios 15
    type SearchPresentationToolbarBehavior struct | ios 17.1
    static SearchPresentationToolbarBehavior automatic: SearchPresentationToolbarBehavior | ios 17.1
    static SearchPresentationToolbarBehavior avoidHidingContent: SearchPresentationToolbarBehavior | ios 17.1
    type SearchScopeActivation struct | ios 16.4
    static SearchScopeActivation automatic: SearchScopeActivation | ios 16.4
    static SearchScopeActivation onSearchPresentation: SearchScopeActivation | ios 16.4
    static SearchScopeActivation onTextEntry: SearchScopeActivation | ios 16.4
    type SearchSuggestionsPlacement struct | ios 16
    static SearchSuggestionsPlacement automatic: SearchSuggestionsPlacement | ios 16
    static SearchSuggestionsPlacement content: SearchSuggestionsPlacement | ios 16
    static SearchSuggestionsPlacement menu: SearchSuggestionsPlacement | ios 16
    type SearchSuggestionsPlacement.Set options | ios 16
    static SearchSuggestionsPlacement.Set content: SearchSuggestionsPlacement.Set | ios 16
    static SearchSuggestionsPlacement.Set menu: SearchSuggestionsPlacement.Set | ios 16
    init SearchSuggestionsPlacement.Set(rawValue: Int) | ios 16
    type SearchToolbarBehavior struct | ios 26
    static SearchToolbarBehavior automatic: SearchToolbarBehavior | ios 26
    static SearchToolbarBehavior minimize: SearchToolbarBehavior | ios 26
    type SearchUnavailableContent struct | ios 17
    type SectionCollection struct | ios 18
    type SectionConfiguration.ID struct | ios 18
    type SectionedFetchRequest struct | ios 15
    init SectionedFetchRequest(entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) | ios 15
    init SectionedFetchRequest(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil) | ios 15
    init SectionedFetchRequest(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction) | ios 15
    init SectionedFetchRequest(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) | ios 15
    type SectionedFetchResults struct | ios 15
    type SectionedFetchResults.Section struct | ios 15
    type SelectionShapeStyle struct | ios 15
    init SelectionShapeStyle() | ios 15
    type SensoryFeedback struct | ios 17
    static SensoryFeedback alignment: SensoryFeedback | ios 17
    static SensoryFeedback decrease: SensoryFeedback | ios 17
    static SensoryFeedback error: SensoryFeedback | ios 17
    static SensoryFeedback impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback | ios 17
    static SensoryFeedback impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback | ios 17
    static SensoryFeedback impact: SensoryFeedback | ios 17
    static SensoryFeedback increase: SensoryFeedback | ios 17
    static SensoryFeedback levelChange: SensoryFeedback | ios 17
    static SensoryFeedback pathComplete: SensoryFeedback | ios 17.5
    static SensoryFeedback press(_ feedback: SensoryFeedback.PressFeedback) -> SensoryFeedback | ios 26
    static SensoryFeedback release(_ feedback: SensoryFeedback.ReleaseFeedback) -> SensoryFeedback | ios 26
    static SensoryFeedback selection: SensoryFeedback | ios 17
    static SensoryFeedback selection(_ feedback: SensoryFeedback.SelectionFeedback) -> SensoryFeedback | ios 26
    static SensoryFeedback start: SensoryFeedback | ios 17
    static SensoryFeedback stop: SensoryFeedback | ios 17
    static SensoryFeedback success: SensoryFeedback | ios 17
    static SensoryFeedback warning: SensoryFeedback | ios 17
    type SensoryFeedback.Flexibility struct | ios 17
    static SensoryFeedback.Flexibility rigid: SensoryFeedback.Flexibility | ios 17
    static SensoryFeedback.Flexibility soft: SensoryFeedback.Flexibility | ios 17
    static SensoryFeedback.Flexibility solid: SensoryFeedback.Flexibility | ios 17
    type SensoryFeedback.PressFeedback struct | ios 26
    static SensoryFeedback.PressFeedback button: SensoryFeedback.PressFeedback | ios 26
    static SensoryFeedback.PressFeedback buttonIconOnly: SensoryFeedback.PressFeedback | ios 26
    static SensoryFeedback.PressFeedback slider: SensoryFeedback.PressFeedback | ios 26
    static SensoryFeedback.PressFeedback tab: SensoryFeedback.PressFeedback | ios 26
    static SensoryFeedback.PressFeedback toggle: SensoryFeedback.PressFeedback | ios 26
    type SensoryFeedback.ReleaseFeedback struct | ios 26
    static SensoryFeedback.ReleaseFeedback slider: SensoryFeedback.ReleaseFeedback | ios 26
    type SensoryFeedback.SelectionFeedback struct | ios 26
    static SensoryFeedback.SelectionFeedback maximum: SensoryFeedback.SelectionFeedback | ios 26
    static SensoryFeedback.SelectionFeedback minimum: SensoryFeedback.SelectionFeedback | ios 26
    static SensoryFeedback.SelectionFeedback off: SensoryFeedback.SelectionFeedback | ios 26
    static SensoryFeedback.SelectionFeedback on: SensoryFeedback.SelectionFeedback | ios 26
    type SensoryFeedback.Weight struct | ios 17
    static SensoryFeedback.Weight heavy: SensoryFeedback.Weight | ios 17
    static SensoryFeedback.Weight light: SensoryFeedback.Weight | ios 17
    static SensoryFeedback.Weight medium: SensoryFeedback.Weight | ios 17
    type SeparatorShapeStyle struct | ios 17
    init SeparatorShapeStyle() | ios 17
    type SequenceGesture struct | ios 13
    init SequenceGesture(_ first: First, _ second: Second) | ios 13
    type SequenceGesture.Value enum | ios 13
    """#
}
