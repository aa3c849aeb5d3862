// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 1 of Data/modifiers.txt.
  static let modifiers1: StaticString = #"""
    framework SwiftUI
    modifier View accentColor(_ accentColor: Color?) | ios 13 deprecated | no effect
    modifier View accessibility(activationPoint: CGPoint) | ios 13 deprecated | no effect
    modifier View accessibility(activationPoint: UnitPoint) | ios 13 deprecated | no effect
    modifier View accessibility(addTraits traits: AccessibilityTraits) | ios 13 deprecated | no effect
    modifier View accessibility(hidden: Bool) | ios 13 deprecated | no effect
    modifier View accessibility(hint: Text) | ios 13 deprecated | no effect
    modifier View accessibility(identifier: String) | ios 13 deprecated | no effect
    modifier View accessibility(inputLabels: [Text]) | ios 13 deprecated | no effect
    modifier View accessibility(label: Text) | ios 13 deprecated | no effect
    modifier View accessibility(removeTraits traits: AccessibilityTraits) | ios 13 deprecated | no effect
    modifier View accessibility(selectionIdentifier: AnyHashable) | ios 13 deprecated | no effect
    modifier View accessibility(sortPriority: Double) | ios 13 deprecated | no effect
    modifier View accessibility(value: Text) | ios 13 deprecated | no effect
    modifier View accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) | ios 13 | no effect
    modifier View accessibilityAction(named name: Text, _ handler: @escaping () -> Void) | ios 13 | no effect
    modifier View accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) | ios 14 | no effect
    modifier View accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) | ios 14 | no effect
    modifier View accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) | ios 15 | no effect
    modifier View accessibilityAction<I: AppIntent, Label: View>(intent: I, @ViewBuilder label: () -> Label) | ios 18 | no effect
    modifier View accessibilityAction<I: AppIntent>(_ actionKind: AccessibilityActionKind = .default, intent: I) | ios 18 | no effect
    modifier View accessibilityAction<I: AppIntent>(named name: Text, intent: I) | ios 18 | no effect
    modifier View accessibilityAction<I: AppIntent>(named nameKey: LocalizedStringKey, intent: I) | ios 18 | no effect
    modifier View accessibilityAction<S: StringProtocol, I: AppIntent>(named name: S, intent: I) | ios 18 | no effect
    modifier View accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) | ios 16 | no effect
    modifier View accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) | ios 18 | no effect
    modifier View accessibilityActivationPoint(_ activationPoint: CGPoint) | ios 14 | no effect
    modifier View accessibilityActivationPoint(_ activationPoint: UnitPoint) | ios 14 | no effect
    modifier View accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityAddTraits(_ traits: AccessibilityTraits) | ios 14 | no effect
    modifier View accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) | ios 13 | no effect
    modifier View accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) | ios 15 | no effect
    modifier View accessibilityChildren<V: View>(@ViewBuilder children: () -> V) | ios 15 | no effect
    modifier View accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) | ios 15 | no effect
    modifier View accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) | ios 15 | no effect
    modifier View accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) | ios 15 | no effect
    modifier View accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) | ios 15 | no effect
    modifier View accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) | ios 15 | no effect
    modifier View accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(_ label: L, _ value: V, importance: AXCustomContent.Importance = .default) | ios 15 | no effect
    modifier View accessibilityCustomContent<V: StringProtocol>(_ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default) | ios 15 | no effect
    modifier View accessibilityCustomContent<V: StringProtocol>(_ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default) | ios 15 | no effect
    modifier View accessibilityDefaultFocus<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) | ios 26 | no effect
    modifier View accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) | ios 17 | no effect
    modifier View accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) | ios 16 | no effect
    modifier View accessibilityDragPoint(_ point: UnitPoint, description: Text) | ios 16 | no effect
    modifier View accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) | ios 16 | no effect
    modifier View accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) | ios 16 | no effect
    modifier View accessibilityDropPoint(_ point: UnitPoint, description: Text) | ios 16 | no effect
    modifier View accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) | ios 16 | no effect
    modifier View accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityElement(children: AccessibilityChildBehavior = .ignore) | ios 13 | no effect
    modifier View accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) | ios 15 | no effect
    modifier View accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) | ios 15 | no effect
    modifier View accessibilityHeading(_ level: AccessibilityHeadingLevel) | ios 15 | no effect
    modifier View accessibilityHidden(_ hidden: Bool) | ios 14 | no effect
    modifier View accessibilityHidden(_ hidden: Bool, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityHint(_ hint: Text) | ios 14 | no effect
    modifier View accessibilityHint(_ hintKey: LocalizedStringKey) | ios 14 | no effect
    modifier View accessibilityHint<S: StringProtocol>(_ hint: S) | ios 14 | no effect
    modifier View accessibilityHint(_ hint: LocalizedStringResource) | ios 16 | no effect
    modifier View accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityHint(_ hint: Text, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityIdentifier(_ identifier: String) | ios 14 | no effect
    modifier View accessibilityIdentifier(_ identifier: String, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityIgnoresInvertColors(_ active: Bool = true) | ios 14 | no effect
    modifier View accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) | ios 14 | no effect
    modifier View accessibilityInputLabels(_ inputLabels: [Text]) | ios 14 | no effect
    modifier View accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) | ios 14 | no effect
    modifier View accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityLabel(_ label: Text) | ios 14 | no effect
    modifier View accessibilityLabel(_ labelKey: LocalizedStringKey) | ios 14 | no effect
    modifier View accessibilityLabel<S: StringProtocol>(_ label: S) | ios 14 | no effect
    modifier View accessibilityLabel(_ label: LocalizedStringResource) | ios 16 | no effect
    modifier View accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityLabel(_ label: Text, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) | ios 18 | no effect
    modifier View accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) | ios 14 | no effect
    modifier View accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) | ios 14 | no effect
    modifier View accessibilityRemoveTraits(_ traits: AccessibilityTraits) | ios 14 | no effect
    modifier View accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) | ios 15 | no effect
    modifier View accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) | ios 15 | no effect
    modifier View accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) | ios 15 | no effect
    modifier View accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) | ios 15 | no effect
    modifier View accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) | ios 15 | no effect
    modifier View accessibilityRotor<Content: AccessibilityRotorContent>(_ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) | ios 15 | no effect
    modifier View accessibilityRotor<Content: AccessibilityRotorContent>(_ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) | ios 15 | no effect
    modifier View accessibilityRotor<Content: AccessibilityRotorContent>(_ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) | ios 15 | no effect
    modifier View accessibilityRotor<EntryModel, ID: Hashable>(_ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) | ios 15 | no effect
    modifier View accessibilityRotor<EntryModel: Identifiable>(_ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) | ios 15 | no effect
    modifier View accessibilityRotor<EntryModel: Identifiable>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) | ios 15 | no effect
    modifier View accessibilityRotor<EntryModel: Identifiable>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) | ios 15 | no effect
    modifier View accessibilityRotor<ID: Hashable>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) | ios 15 | no effect
    modifier View accessibilityRotor<ID: Hashable>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) | ios 15 | no effect
    modifier View accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(_ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) | ios 15 | no effect
    modifier View accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(_ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) | ios 15 | no effect
    modifier View accessibilityRotor<L: StringProtocol, ID: Hashable>(_ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) | ios 15 | no effect
    modifier View accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) | ios 15 | no effect
    modifier View accessibilityRotor(_ label: LocalizedStringResource, textRanges: [Range<String.Index>]) | ios 16 | no effect
    modifier View accessibilityRotor<Content: AccessibilityRotorContent>(_ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) | ios 16 | no effect
    modifier View accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) | ios 15 | no effect
    modifier View accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) | ios 13 | no effect
    modifier View accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true) | ios 26 | no effect
    modifier View accessibilityShowsLargeContentViewer() | ios 15 | no effect
    modifier View accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) | ios 15 | no effect
    modifier View accessibilitySortPriority(_ sortPriority: Double) | ios 14 | no effect
    modifier View accessibilityTextContentType(_ value: AccessibilityTextContentType) | ios 15 | no effect
    modifier View accessibilityValue(_ valueDescription: Text) | ios 14 | no effect
    modifier View accessibilityValue(_ valueKey: LocalizedStringKey) | ios 14 | no effect
    modifier View accessibilityValue<S: StringProtocol>(_ value: S) | ios 14 | no effect
    modifier View accessibilityValue(_ valueDescription: Text, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) | ios 18 | no effect
    modifier View accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) | ios 16 | no effect
    modifier View actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) | ios 13 deprecated | laid out
    modifier View actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) | ios 13 deprecated | laid out
    modifier View activityBackgroundTint(_ color: Color?) | ios 16 | not yet: widgets are not laid out
    modifier View activitySystemActionForegroundColor(_ color: Color?) | ios 16.1 | no effect
    modifier View addOrderToWalletButtonStyle(_ style: AddOrderToWalletButtonStyle) | ios 17 | not yet: the button is not laid out
    modifier View addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) | ios 16 | not yet: the button is not laid out
    modifier View alert(isPresented: Binding<Bool>, content: () -> Alert) | ios 13 deprecated | laid out
    modifier View alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) | ios 13 deprecated | laid out
    modifier View alert<A: View, M: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) | ios 15 | laid out
    modifier View alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) | ios 15 | laid out
    modifier View alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) | ios 15 | laid out
    modifier View alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) | ios 15 | laid out
    modifier View alert<A: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) | ios 15 | laid out
    modifier View alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) | ios 15 | laid out
    modifier View alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) | ios 15 | laid out
    modifier View alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) | ios 15 | laid out
    modifier View alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) | ios 15 | laid out
    modifier View alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) | ios 15 | laid out
    modifier View alert<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) | ios 15 | laid out
    modifier View alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) | ios 15 | laid out
    modifier View alert<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) | ios 15 | laid out
    modifier View alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) | ios 15 | laid out
    modifier View alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) | ios 13 | laid out
    modifier View alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) | ios 13 | laid out
    modifier View allowedDynamicRange(_ range: Image.DynamicRange?) | ios 17 | no effect
    modifier View allowsHitTesting(_ enabled: Bool) | ios 13 | no effect
    modifier View allowsTightening(_ flag: Bool) | ios 13 | laid out
    modifier View allowsWindowActivationEvents() | ios 18 | no effect
    modifier View allowsWindowActivationEvents(_ value: Bool? = true) | ios 18 | no effect
    modifier View allowsWindowActivationEvents(_ value: Bool?) | ios 18 | no effect
    modifier View anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) | ios 13 | no effect
    modifier View animation<V: Equatable>(_ animation: Animation?, value: V) | ios 13 | no effect
    modifier View animation(_ animation: Animation?) | ios 15 deprecated 15 | no effect
    modifier View animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) | ios 17 | no effect
    modifier View appStoreMerchandising(isPresented: Binding<Bool>, kind: AppStoreMerchandisingKind, onDismiss: ((Result<AppStoreMerchandisingKind.PresentationResult, any Error>) async -> ())? = nil) | ios 26 | no effect
    modifier View appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) | ios 14 | no effect
    modifier View aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) | ios 13 | laid out
    modifier View aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) | ios 13 | laid out
    modifier View assistiveAccessNavigationIcon(_ icon: Image) | ios 26 | not yet: the icon is not drawn
    modifier View assistiveAccessNavigationIcon(systemImage: String) | ios 26 | not yet: the icon is not drawn
    modifier View attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) | ios 26 | no effect
    modifier View autocapitalization(_ style: UITextAutocapitalizationType) | ios 13 deprecated | no effect
    modifier View autocorrectionDisabled(_ disable: Bool = true) | ios 13 | no effect
    modifier View automatedDeviceEnrollmentAddition(isPresented: Binding<Bool>) | ios 16 | no effect
    modifier View background<Background: View>(_ background: Background, alignment: Alignment = .center) | ios 13 deprecated | laid out
    modifier View background(ignoresSafeAreaEdges edges: Edge.Set = .all) | ios 15 | laid out
    modifier View background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) | ios 15 | laid out
    modifier View background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) | ios 15 | laid out
    modifier View background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) | ios 15 | laid out
    modifier View background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) | ios 15 | laid out
    modifier View background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) | ios 15 | laid out
    modifier View background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) | ios 15 | laid out
    modifier View backgroundExtensionEffect() | ios 26 | no effect
    modifier View backgroundExtensionEffect(isEnabled: Bool) | ios 26 | no effect
    modifier View backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) | ios 13 | no effect
    modifier View backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) | ios 16 | no effect
    modifier View backgroundStyle<S: ShapeStyle>(_ style: S) | ios 16 | no effect
    modifier View badge(_ count: Int) | ios 15 | not yet: the badge is not drawn
    modifier View badge(_ key: LocalizedStringKey?) | ios 15 | not yet: the badge is not drawn
    modifier View badge(_ label: Text?) | ios 15 | not yet: the badge is not drawn
    modifier View badge<S: StringProtocol>(_ label: S?) | ios 15 | not yet: the badge is not drawn
    modifier View badgeProminence(_ prominence: BadgeProminence) | ios 17 | no effect
    modifier View baselineOffset(_ baselineOffset: CGFloat) | ios 16 | laid out
    modifier View blendMode(_ blendMode: BlendMode) | ios 13 | no effect
    modifier View blur(radius: CGFloat, opaque: Bool = false) | ios 13 | no effect
    modifier View bold(_ isActive: Bool = true) | ios 16 | laid out
    modifier View border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) | ios 13 | laid out
    modifier View brightness(_ amount: Double) | ios 13 | no effect
    modifier View buttonBorderShape(_ shape: ButtonBorderShape) | ios 15 | laid out
    modifier View buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) | ios 17 | no effect
    modifier View buttonSizing(_ sizing: ButtonSizing) | ios 26 | laid out
    modifier View buttonStyle<S: ButtonStyle>(_ style: S) | ios 13 | laid out
    modifier View buttonStyle<S: PrimitiveButtonStyle>(_ style: S) | ios 13 | laid out
    modifier View certificateSheet(trust: Binding<SecTrust?>, title: String? = nil, message: String? = nil, help: URL? = nil) | ios 18.4 | no effect
    modifier View chart3DCameraProjection(_ projection: Chart3DCameraProjection = .automatic) | ios 26 | not yet: charts are not laid out
    modifier View chart3DPose(_ pose: Binding<Chart3DPose>) | ios 26 | not yet: charts are not laid out
    modifier View chartAngleSelection<P: Plottable>(value: Binding<P?>) | ios 17 | not yet: charts are not laid out
    modifier View chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) | ios 16 | not yet: charts are not laid out
    modifier View chartForegroundStyleScale(type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>) | ios 16 | not yet: charts are not laid out
    modifier View chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) | ios 16 | not yet: charts are not laid out
    modifier View chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(domain: Domain, mapping: @escaping (Domain.Element) -> S) where Domain.Element: Plottable | ios 16 | not yet: charts are not laid out
    modifier View chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) where Range.VisualValue: ShapeStyle | ios 16 | not yet: charts are not laid out
    modifier View chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) where Range.VisualValue: ShapeStyle | ios 16 | not yet: charts are not laid out
    modifier View chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) | ios 17 | not yet: charts are not laid out
    modifier View chartLegend(_ visibility: Visibility) | ios 16 | not yet: charts are not laid out
    modifier View chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartLegend<Content: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) | ios 16 | not yet: charts are not laid out
    modifier View chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) | ios 16 | not yet: charts are not laid out
    modifier View chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) | ios 16 | not yet: charts are not laid out
    modifier View chartLineStyleScale<Domain: Collection>(domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle) where Domain.Element: Plottable | ios 16 | not yet: charts are not laid out
    modifier View chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) where Range.VisualValue == StrokeStyle | ios 16 | not yet: charts are not laid out
    modifier View chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) | ios 16 | not yet: charts are not laid out
    modifier View chartLineStyleScale<Range: ScaleRange>(range: Range) where Range.VisualValue == StrokeStyle | ios 16 | not yet: charts are not laid out
    modifier View chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) | ios 16 | not yet: charts are not laid out
    modifier View chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) | ios 16 | not yet: charts are not laid out
    modifier View chartScrollableAxes(_ axes: Axis.Set) | ios 17 | not yet: charts are not laid out
    modifier View chartScrollPosition(initialX: some Plottable) | ios 17 | not yet: charts are not laid out
    modifier View chartScrollPosition(initialY: some Plottable) | ios 17 | not yet: charts are not laid out
    modifier View chartScrollPosition(x: Binding<some Plottable>) | ios 17 | not yet: charts are not laid out
    modifier View chartScrollPosition(y: Binding<some Plottable>) | ios 17 | not yet: charts are not laid out
    modifier View chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) | ios 17 | not yet: charts are not laid out
    modifier View chartSymbolScale(range: [any ChartSymbolShape]) | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(domain: Domain, mapping: @escaping (Domain.Element) -> S) where Domain.Element: Plottable | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) where Range.VisualValue: ChartSymbolShape | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolScale<Domain: ScaleDomain>(domain: Domain) | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolSizeScale(type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolSizeScale<Domain: Collection>(domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat) where Domain.Element: Plottable | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) where Range.VisualValue == CGFloat | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) where Range.VisualValue == CGFloat | ios 16 | not yet: charts are not laid out
    modifier View chartXAxis(_ visibility: Visibility) | ios 16 | not yet: charts are not laid out
    modifier View chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) | ios 16 | not yet: charts are not laid out
    modifier View chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartXAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) | ios 16 | not yet: charts are not laid out
    modifier View chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) | ios 17 | not yet: charts are not laid out
    modifier View chartXScale(type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) | ios 17 | not yet: charts are not laid out
    modifier View chartXSelection<P: Plottable>(value: Binding<P?>) | ios 17 | not yet: charts are not laid out
    modifier View chartXVisibleDomain<P: Plottable & Numeric>(length: P) | ios 17 | not yet: charts are not laid out
    modifier View chartYAxis(_ visibility: Visibility) | ios 16 | not yet: charts are not laid out
    modifier View chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) | ios 16 | not yet: charts are not laid out
    modifier View chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartYAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) | ios 16 | not yet: charts are not laid out
    modifier View chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) | ios 17 | not yet: charts are not laid out
    modifier View chartYScale(type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) | ios 16 | not yet: charts are not laid out
    modifier View chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) | ios 17 | not yet: charts are not laid out
    modifier View chartYSelection<P: Plottable>(value: Binding<P?>) | ios 17 | not yet: charts are not laid out
    modifier View chartYVisibleDomain<P: Plottable & Numeric>(length: P) | ios 17 | not yet: charts are not laid out
    modifier View chartZAxis(_ visibility: Visibility) | ios 26 | not yet: charts are not laid out
    modifier View chartZAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) | ios 26 | not yet: charts are not laid out
    modifier View chartZAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) | ios 26 | not yet: charts are not laid out
    modifier View chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) | ios 26 | not yet: charts are not laid out
    modifier View chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) | ios 26 | not yet: charts are not laid out
    modifier View chartZScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) | ios 26 | not yet: charts are not laid out
    modifier View chartZSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) | ios 26 | not yet: charts are not laid out
    modifier View chartZSelection<P: Plottable>(value: Binding<P?>) | ios 26 | not yet: charts are not laid out
    modifier View clipped(antialiased: Bool = false) | ios 13 | laid out
    modifier View clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) | ios 13 | laid out
    modifier View colorEffect(_ shader: Shader, isEnabled: Bool = true) | ios 17 | not yet: its colours are not known
    modifier View colorInvert() | ios 13 | no effect
    modifier View colorMultiply(_ color: Color) | ios 13 | no effect
    modifier View colorScheme(_ colorScheme: ColorScheme) | ios 13 deprecated | no effect
    modifier View compositingGroup() | ios 13 | no effect
    modifier View confirmationDialog<A: View, M: View, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) | ios 15 | laid out
    modifier View confirmationDialog<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) | ios 15 | laid out
    modifier View confirmationDialog<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) | ios 15 | laid out
    modifier View confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) | ios 15 | laid out
    modifier View confirmationDialog<A: View, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) | ios 15 | laid out
    modifier View confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) | ios 15 | laid out
    modifier View confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) | ios 15 | laid out
    modifier View confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) | ios 15 | laid out
    modifier View confirmationDialog<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) | ios 15 | laid out
    modifier View confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) | ios 15 | laid out
    modifier View confirmationDialog<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) | ios 15 | laid out
    modifier View confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) | ios 15 | laid out
    modifier View contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) | ios 18 | not yet: the button is not laid out
    modifier View contactAccessButtonStyle(_ style: ContactAccessButton.Style) | ios 18 | not yet: the button is not laid out
    modifier View contactAccessPicker(isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> () = {_ in }) | ios 18 | no effect
    modifier View containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) | ios 17 | no effect
    modifier View containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) | ios 17 | no effect
    modifier View containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) | ios 26 | not yet: frames stay where they are
    modifier View containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) | ios 17 | laid out
    modifier View containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) | ios 17 | laid out
    modifier View containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) | ios 17 | laid out
    modifier View containerShape<T: InsettableShape>(_ shape: T) | ios 15 | no effect
    modifier View containerShape(_ shape: some RoundedRectangularShape) | ios 26 | no effect
    modifier View containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) | ios 18 | no effect
    modifier View contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) | ios 17 | laid out
    modifier View contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) | ios 17 | laid out
    modifier View contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) | ios 17 | laid out
    modifier View contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) | ios 13 | no effect
    modifier View contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) | ios 15 | no effect
    modifier View contentToolbar<Content: ToolbarContent>(for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content) | ios 18.4 | not yet: the bar is not drawn
    modifier View contentToolbar<Content: View>(for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content) | ios 18.4 | not yet: the bar is not drawn
    modifier View contentTransition(_ transition: ContentTransition) | ios 16 | no effect
    modifier View contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) | ios 13 | no effect
    modifier View contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) | ios 13 deprecated | no effect
    modifier View contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) | ios 16 | no effect
    modifier View contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) | ios 16 | no effect
    modifier View contrast(_ amount: Double) | ios 13 | no effect
    modifier View controlGroupStyle<S: ControlGroupStyle>(_ style: S) | ios 15 | laid out
    modifier View controlSize(_ controlSize: ControlSize) | ios 15 | laid out
    modifier View controlWidgetActionHint(_ hint: LocalizedStringResource) | ios 18 | no effect
    modifier View controlWidgetActionHint(_ hint: Text) | ios 18 | no effect
    modifier View controlWidgetActionHint(_ hintKey: LocalizedStringKey) | ios 18 | no effect
    modifier View controlWidgetActionHint<S: StringProtocol>(_ hint: S) | ios 18 | no effect
    modifier View controlWidgetStatus(_ status: LocalizedStringResource) | ios 18 | no effect
    modifier View controlWidgetStatus(_ status: Text) | ios 18 | no effect
    modifier View controlWidgetStatus(_ statusKey: LocalizedStringKey) | ios 18 | no effect
    modifier View controlWidgetStatus<S: StringProtocol>(_ status: S) | ios 18 | no effect
    modifier View coordinateSpace<T: Hashable>(name: T) | ios 13 deprecated | no effect
    modifier View coordinateSpace(_ name: NamedCoordinateSpace) | ios 17 | no effect
    modifier View cornerRadius(_ radius: CGFloat, antialiased: Bool = true) | ios 13 deprecated | laid out
    modifier View currentEntitlementTask(for productID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> ()) | ios 17 | no effect
    modifier View datePickerStyle<S: DatePickerStyle>(_ style: S) | ios 13 | laid out
    modifier View defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) | ios 18 | not yet: tab bars keep their usual place
    modifier View defaultAppStorage(_ store: UserDefaults) | ios 14 | no effect
    modifier View defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) | ios 17 | no effect
    modifier View defaultHoverEffect(_ effect: HoverEffect?) | ios 17 | no effect
    modifier View defaultHoverEffect(_ effect: some CustomHoverEffect) | ios 18 | no effect
    modifier View defaultScrollAnchor(_ anchor: UnitPoint?) | ios 17 | not yet: scroll content stays at offset 0
    modifier View defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) | ios 18 | not yet: scroll content stays at offset 0
    modifier View defersSystemGestures(on edges: Edge.Set) | ios 16 | no effect
    modifier View deleteDisabled(_ isDisabled: Bool) | ios 13 | no effect
    modifier View dialogIcon(_ icon: Image?) | ios 17 | no effect
    modifier View dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) | ios 17 | no effect
    modifier View dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) | ios 17 | no effect
    modifier View dialogSuppressionToggle(isSuppressed: Binding<Bool>) | ios 17 | no effect
    modifier View dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) | ios 17 | no effect
    modifier View disableAutocorrection(_ disable: Bool?) | ios 13 deprecated | no effect
    modifier View disabled(_ disabled: Bool) | ios 13 | no effect
    modifier View disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) | ios 16 | laid out
    modifier View distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) | ios 17 | not yet: drawn as if it were not there
    modifier View documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) | ios 18.1 | no effect
    modifier View draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) | ios 16 | no effect
    modifier View draggable<V: View, T: Transferable>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) | ios 16 | no effect
    modifier View drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) | ios 13 | no effect
    modifier View dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) | ios 16 | no effect
    modifier View dropDestination<T: Transferable>(for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void) | ios 26 | no effect
    modifier View dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) | ios 16.1 | not yet: widgets are not laid out
    modifier View dynamicTypeSize(_ size: DynamicTypeSize) | ios 15 | laid out
    modifier View dynamicTypeSize<T: RangeExpression>(_ range: T) where T.Bound == DynamicTypeSize | ios 15 | laid out
    modifier View edgesIgnoringSafeArea(_ edges: Edge.Set) | ios 13 deprecated | laid out
    modifier View environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) | ios 13 | laid out
    modifier View environment<T: AnyObject & Observable>(_ object: T?) | ios 17 | laid out
    modifier View environmentObject<T: ObservableObject>(_ object: T) | ios 13 | no effect
    modifier View equatable() -> EquatableView<Self> | ios 13 | no effect
    modifier View familyActivityPicker(title: String?, headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) | ios 13 | no effect
    modifier View familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) | ios 15 | no effect
    modifier View familyActivityPicker(headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) | ios 16 | no effect
    modifier View fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) | ios 17 | no effect
    modifier View fileDialogConfirmationLabel(_ label: LocalizedStringResource) | ios 17 | no effect
    modifier View fileDialogConfirmationLabel(_ label: Text?) | ios 17 | no effect
    modifier View fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) | ios 17 | no effect
    modifier View fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) | ios 17 | no effect
    modifier View fileDialogCustomizationID(_ id: String) | ios 17 | no effect
    modifier View fileDialogDefaultDirectory(_ defaultDirectory: URL?) | ios 17 | no effect
    modifier View fileDialogImportsUnresolvedAliases(_ imports: Bool) | ios 17 | no effect
    modifier View fileDialogMessage(_ message: Text?) | ios 17 | no effect
    modifier View fileDialogMessage(_ messageKey: LocalizedStringKey) | ios 17 | no effect
    modifier View fileDialogMessage<S: StringProtocol>(_ message: S) | ios 17 | no effect
    modifier View fileDialogURLEnabled(_ predicate: Predicate<URL>) | ios 17 | no effect
    modifier View fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<URL, any Error>) -> Void) where C.Element: FileDocument | ios 14 | no effect
    modifier View fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<URL, any Error>) -> Void) where C.Element: ReferenceFileDocument | ios 14 | no effect
    modifier View fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) where C.Element: FileDocument | ios 14 | no effect
    modifier View fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) | ios 14 | no effect
    modifier View fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) | ios 14 | no effect
    modifier View fileExporter<C: Collection, T: Transferable>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) where T == C.Element | ios 17 | no effect
    modifier View fileExporter<C: Collection, T: Transferable>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) where T == C.Element | ios 17 | no effect
    modifier View fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) where C.Element: FileDocument | ios 17 | no effect
    modifier View fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) where C.Element: ReferenceFileDocument | ios 17 | no effect
    modifier View fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) where C.Element: FileDocument | ios 17 | no effect
    modifier View fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) | ios 17 | no effect
    modifier View fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) | ios 17 | no effect
    modifier View fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) | ios 17 | no effect
    modifier View fileExporterFilenameLabel(_ label: LocalizedStringResource) | ios 17 | no effect
    modifier View fileExporterFilenameLabel(_ label: Text?) | ios 17 | no effect
    modifier View fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) | ios 17 | no effect
    modifier View fileExporterFilenameLabel<S: StringProtocol>(_ label: S) | ios 17 | no effect
    modifier View fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<URL, any Error>) -> Void) | ios 14 | no effect
    modifier View fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) | ios 14 | no effect
    modifier View fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) | ios 14 | no effect
    modifier View fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void) | ios 17 | no effect
    modifier View fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) | ios 17 | no effect
    modifier View fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) | ios 14 | no effect
    modifier View fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<URL, any Error>) -> Void) where C.Element == URL | ios 14 | no effect
    modifier View fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void) where C.Element == URL | ios 14 | no effect
    modifier View fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void) | ios 17 | no effect
    modifier View fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void) where C.Element == URL | ios 17 | no effect
    modifier View fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) where C.Element == URL | ios 17 | no effect
    modifier View findDisabled(_ isDisabled: Bool = true) | ios 16 | no effect
    modifier View findNavigator(isPresented: Binding<Bool>) | ios 16 | not yet: the find bar is not drawn
    modifier View fixedSize() | ios 13 | laid out
    modifier View fixedSize(horizontal: Bool, vertical: Bool) | ios 13 | laid out
    modifier View flipsForRightToLeftLayoutDirection(_ enabled: Bool) | ios 13 | laid out
    modifier View focusable(_ isFocusable: Bool = true) | ios 17 | no effect
    modifier View focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) | ios 17 | no effect
    modifier View focused(_ condition: FocusState<Bool>.Binding) | ios 15 | no effect
    modifier View focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) | ios 15 | no effect
    modifier View focusedObject<T: ObservableObject>(_ object: T) | ios 16 | no effect
    modifier View focusedObject<T: ObservableObject>(_ object: T?) | ios 16 | no effect
    modifier View focusedSceneObject<T: ObservableObject>(_ object: T) | ios 16 | no effect
    modifier View focusedSceneObject<T: ObservableObject>(_ object: T?) | ios 16 | no effect
    modifier View focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) | ios 15 | no effect
    modifier View focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) | ios 16 | no effect
    modifier View focusedSceneValue<T: AnyObject & Observable>(_ object: T?) | ios 17 | no effect
    modifier View focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) | ios 14 | no effect
    modifier View focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) | ios 16 | no effect
    modifier View focusedValue<T: AnyObject & Observable>(_ object: T?) | ios 17 | no effect
    modifier View focusEffectDisabled(_ disabled: Bool = true) | ios 17 | no effect
    modifier View font(_ font: Font?) | ios 13 | laid out
    modifier View fontDesign(_ design: Font.Design?) | ios 16.1 | laid out
    modifier View fontWeight(_ weight: Font.Weight?) | ios 16 | laid out
    modifier View fontWidth(_ width: Font.Width?) | ios 16 | not yet: text is measured at the standard width
    modifier View foregroundColor(_ color: Color?) | ios 13 deprecated | no effect
    modifier View foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) | ios 15 | laid out
    modifier View foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) | ios 15 | laid out
    modifier View foregroundStyle<S: ShapeStyle>(_ style: S) | ios 15 | laid out
    modifier View formStyle<S: FormStyle>(_ style: S) | ios 16 | laid out
    modifier View frame() | ios 13 deprecated | laid out
    modifier View frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) | ios 13 | laid out
    modifier View frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) | ios 13 | laid out
    modifier View fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) | ios 14 | laid out
    modifier View fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) | ios 14 | laid out
    modifier View gameSaveSyncingAlert(directory: Binding<GameSaveSyncedDirectory?>, finishedLoading: @escaping () -> Void) | ios 26 | no effect
    modifier View gaugeStyle<S: GaugeStyle>(_ style: S) | ios 16 | laid out
    modifier View geometryGroup() | ios 17 | no effect
    modifier View gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) | ios 13 | no effect
    modifier View gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) | ios 13 | no effect
    modifier View gesture(_ representable: some UIGestureRecognizerRepresentable) | ios 18 | no effect
    modifier View gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) | ios 18 | no effect
    modifier View glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) | ios 26 | no effect
    modifier View glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) | ios 26 | no effect
    modifier View glassEffectTransition(_ transition: GlassEffectTransition) | ios 26 | no effect
    modifier View glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) | ios 26 | no effect
    modifier View grayscale(_ amount: Double) | ios 13 | no effect
    modifier View gridCellAnchor(_ anchor: UnitPoint) | ios 16 | laid out
    modifier View gridCellColumns(_ count: Int) | ios 16 | laid out
    modifier View gridCellUnsizedAxes(_ axes: Axis.Set) | ios 16 | laid out
    modifier View gridColumnAlignment(_ guide: HorizontalAlignment) | ios 16 | laid out
    modifier View groupBoxStyle<S: GroupBoxStyle>(_ style: S) | ios 14 | laid out
    modifier View handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) | ios 18 | no effect
    modifier View handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) | ios 14 | no effect
    modifier View handlesGameControllerEvents(matching types: GCUIEventTypes) | ios 18 | no effect
    modifier View handlesGameControllerEvents(matching types: GCUIEventTypes, withOptions options: GameControllerEventHandlingOptions?) | ios 26 | no effect
    modifier View headerProminence(_ prominence: Prominence) | ios 15 | laid out
    modifier View healthDataAccessRequest(store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void) | ios 17 | no effect
    modifier View healthDataAccessRequest(store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void) | ios 17 | no effect
    modifier View healthDataAccessRequest(store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil, trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void) | ios 17 | no effect
    modifier View help(_ text: Text) | ios 14 | no effect
    modifier View help(_ textKey: LocalizedStringKey) | ios 14 | no effect
    modifier View help<S: StringProtocol>(_ text: S) | ios 14 | no effect
    modifier View hidden() | ios 13 | laid out
    modifier View highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) | ios 13 | no effect
    modifier View highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) | ios 13 | no effect
    modifier View highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) | ios 18 | no effect
    modifier View hoverEffect(_ effect: HoverEffect = .automatic) | ios 13.4 | no effect
    modifier View hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) | ios 17 | no effect
    modifier View hoverEffect(_ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true) | ios 18 | no effect
    modifier View hoverEffectDisabled(_ disabled: Bool = true) | ios 17 | no effect
    modifier View hueRotation(_ angle: Angle) | ios 13 | no effect
    modifier View id<ID: Hashable>(_ id: ID) | ios 13 | no effect
    modifier View ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) | ios 14 | laid out
    modifier View imagePlaygroundGenerationStyle(_ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all) | ios 18.4 | no effect
    modifier View imagePlaygroundPersonalizationPolicy(_ policy: ImagePlaygroundPersonalizationPolicy = .automatic) | ios 18.4 | no effect
    modifier View imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) | ios 18.1 | no effect
    modifier View imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) | ios 18.1 | no effect
    modifier View imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) | ios 18.1 | no effect
    modifier View imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) | ios 18.1 | no effect
    modifier View imageScale(_ scale: Image.Scale) | ios 13 | laid out
    modifier View inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) | ios 17 | no effect
    modifier View indexViewStyle<S: IndexViewStyle>(_ style: S) | ios 14 | no effect
    modifier View inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) | ios 17 | laid out
    modifier View inspectorColumnWidth(_ width: CGFloat) | ios 17 | no effect
    modifier View inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) | ios 17 | no effect
    modifier View interactionActivityTrackingTag(_ tag: String) | ios 16 | no effect
    modifier View interactiveDismissDisabled(_ isDisabled: Bool = true) | ios 15 | no effect
    modifier View invalidatableContent(_ invalidatable: Bool = true) | ios 17 | no effect
    modifier View italic(_ isActive: Bool = true) | ios 16 | laid out
    modifier View itemProvider(_ action: Optional<() -> NSItemProvider?>) | ios 13 | no effect
    modifier View journalingSuggestionsPicker(isPresented: Binding<Bool>, onCompletion: @escaping (JournalingSuggestion) async -> Void) | ios 17.2 | no effect
    modifier View journalingSuggestionsPicker(isPresented: Binding<Bool>, journalingSuggestionToken: JournalingSuggestionPresentationToken?, onCompletion: @escaping (JournalingSuggestion) async -> Void) | ios 26 | no effect
    modifier View kerning(_ kerning: CGFloat) | ios 16 | laid out
    modifier View keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) | ios 14 | no effect
    modifier View keyboardShortcut(_ shortcut: KeyboardShortcut) | ios 14 | no effect
    modifier View keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) | ios 15 | no effect
    modifier View keyboardShortcut(_ shortcut: KeyboardShortcut?) | ios 15.4 | no effect
    modifier View keyboardType(_ type: UIKeyboardType) | ios 13 | no effect
    modifier View keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes) | ios 17 | no effect
    modifier View keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes) | ios 17 | no effect
    modifier View labeledContentStyle<S: LabeledContentStyle>(_ style: S) | ios 16 | laid out
    modifier View labelIconToTitleSpacing(_ value: CGFloat) | ios 26 | laid out
    modifier View labelReservedIconWidth(_ value: CGFloat) | ios 26 | laid out
    modifier View labelsHidden() | ios 13 | laid out
    modifier View labelStyle<S: LabelStyle>(_ style: S) | ios 14 | laid out
    modifier View labelsVisibility(_ visibility: Visibility) | ios 18 | laid out
    modifier View layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) | ios 17 | not yet: drawn as if it were not there
    modifier View layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) | ios 17 | not yet: the view mirrors as usual
    modifier View layoutPriority(_ value: Double) | ios 13 | laid out
    modifier View layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) | ios 16 | no effect
    modifier View lineHeight(_ lineHeight: AttributedString.LineHeight?) | ios 26 | not yet: text keeps its own line height
    modifier View lineLimit(_ number: Int?) | ios 13 | laid out
    modifier View lineLimit(_ limit: ClosedRange<Int>) | ios 16 | laid out
    modifier View lineLimit(_ limit: Int, reservesSpace: Bool) | ios 16 | laid out
    modifier View lineLimit(_ limit: PartialRangeFrom<Int>) | ios 16 | laid out
    modifier View lineLimit(_ limit: PartialRangeThrough<Int>) | ios 16 | laid out
    modifier View lineSpacing(_ lineSpacing: CGFloat) | ios 13 | laid out
    modifier View listItemTint(_ tint: Color?) | ios 14 | no effect
    modifier View listItemTint(_ tint: ListItemTint?) | ios 14 | no effect
    modifier View listRowBackground<V: View>(_ view: V?) | ios 13 | laid out
    modifier View listRowInsets(_ insets: EdgeInsets?) | ios 13 | laid out
    modifier View listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) | ios 26 | laid out
    modifier View listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) | ios 15 | laid out
    modifier View listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) | ios 15 | no effect
    modifier View listRowSpacing(_ spacing: CGFloat?) | ios 15 | not yet: the rows of a section keep a common background
    modifier View listSectionIndexVisibility(_ visibility: Visibility) | ios 26 | not yet: the index strip is not drawn
    modifier View listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) | ios 26 | not yet: sections keep the list's own margins
    modifier View listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) | ios 15 | not yet: sections keep their separators
    modifier View listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) | ios 15 | no effect
    modifier View listSectionSpacing(_ spacing: CGFloat) | ios 17 | laid out
    modifier View listSectionSpacing(_ spacing: ListSectionSpacing) | ios 17 | laid out
    modifier View listStyle<S: ListStyle>(_ style: S) | ios 13 | laid out
    modifier View lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil) | ios 17 | not yet: maps are not laid out
    modifier View lookAroundViewer(isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil) | ios 17 | not yet: maps are not laid out
    modifier View luminanceToAlpha() | ios 13 | no effect
    modifier View managedContentStyle(_ style: ManagedContentStyle) | ios 17.2 | not yet: the view is not laid out
    modifier View manageSubscriptionsSheet(isPresented: Binding<Bool>) | ios 15 | no effect
    modifier View manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) | ios 17 | no effect
    modifier View mapCameraKeyframeAnimator(trigger: some Equatable, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>) | ios 17 | not yet: maps are not laid out
    modifier View mapControls(@ViewBuilder _ content: () -> some View) | ios 17 | not yet: maps are not laid out
    modifier View mapControlVisibility(_ visibility: Visibility) | ios 17 | not yet: maps are not laid out
    modifier View mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) | ios 18 | not yet: maps are not laid out
    modifier View mapFeatureSelectionContent(@MapContentBuilder content: @escaping (MapFeature) -> some MapContent) | ios 17 | not yet: maps are not laid out
    modifier View mapFeatureSelectionDisabled(_ selectionDisabled: @escaping (MapFeature) -> Bool) | ios 17 | not yet: maps are not laid out
    modifier View mapItemDetailPopover(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)) | ios 18 | not yet: maps are not laid out
    modifier View mapItemDetailPopover(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge) | ios 18 | not yet: maps are not laid out
    modifier View mapItemDetailPopover(item: Binding<MKMapItem?>, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)) | ios 18 | not yet: maps are not laid out
    modifier View mapItemDetailPopover(item: Binding<MKMapItem?>, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge) | ios 18 | not yet: maps are not laid out
    modifier View mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true) | ios 18 | not yet: maps are not laid out
    modifier View mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) | ios 18 | not yet: maps are not laid out
    modifier View mapScope(_ scope: Namespace.ID) | ios 17 | not yet: maps are not laid out
    modifier View mapStyle(_ value: MapStyle) | ios 17 | not yet: maps are not laid out
    modifier View mask<Mask: View>(_ mask: Mask) | ios 13 deprecated | laid out
    modifier View mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) | ios 15 | laid out
    modifier View matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) | ios 14 | no effect
    modifier View matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) | ios 18 | no effect
    modifier View matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) | ios 18 | no effect
    modifier View materialActiveAppearance(_ appearance: MaterialActiveAppearance) | ios 18 | no effect
    modifier View menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) | ios 16.4 | no effect
    modifier View menuIndicator(_ visibility: Visibility) | ios 15 | no effect
    modifier View menuOrder(_ order: MenuOrder) | ios 16 | no effect
    modifier View menuStyle<S: MenuStyle>(_ style: S) | ios 14 | laid out
    modifier View minimumScaleFactor(_ factor: CGFloat) | ios 13 | laid out
    modifier View modelContainer(_ container: ModelContainer) | ios 17 | no effect
    modifier View modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) | ios 17 | no effect
    modifier View modelContext(_ modelContext: ModelContext) | ios 17 | no effect
    modifier View modifier<T>(_ modifier: T) | ios 13 | laid out
    modifier View monospaced(_ isActive: Bool = true) | ios 16 | laid out
    modifier View monospacedDigit() | ios 15 | laid out
    modifier View moveDisabled(_ isDisabled: Bool) | ios 13 | no effect
    modifier View multilineTextAlignment(_ alignment: TextAlignment) | ios 13 | laid out
    modifier View multilineTextAlignment(strategy: Text.AlignmentStrategy) | ios 26 | laid out
    modifier View musicSubscriptionOffer(isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default, onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }) | ios 15 | no effect
    modifier View navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) | ios 13 | laid out
    modifier View navigationBarHidden(_ hidden: Bool) | ios 13 deprecated | laid out
    modifier View navigationBarItems<L: View, T: View>(leading: L, trailing: T) | ios 13 deprecated | laid out
    modifier View navigationBarItems<L: View>(leading: L) | ios 13 deprecated | laid out
    modifier View navigationBarItems<T: View>(trailing: T) | ios 13 deprecated | laid out
    modifier View navigationBarTitle(_ title: Text) | ios 13 deprecated | laid out
    modifier View navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) | ios 13 deprecated | laid out
    modifier View navigationBarTitle(_ titleKey: LocalizedStringKey) | ios 13 deprecated | laid out
    modifier View navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) | ios 13 deprecated | laid out
    modifier View navigationBarTitle<S: StringProtocol>(_ title: S) | ios 13 deprecated | laid out
    modifier View navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) | ios 14 deprecated | laid out
    modifier View navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) | ios 14 | laid out
    modifier View navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) | ios 16 | laid out
    modifier View navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) | ios 16 | laid out
    modifier View navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) | ios 17 | laid out
    modifier View navigationDestination<D: Hashable, C: View>(item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C) | ios 17 | laid out
    modifier View navigationDocument(_ url: URL) | ios 16 | no effect
    modifier View navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(_ document: D, preview: SharePreview<I1, I2>) | ios 16 | no effect
    modifier View navigationDocument<D: Transferable, I: Transferable>(_ document: D, preview: SharePreview<I1, I2>) | ios 16 | no effect
    modifier View navigationDocument<D: Transferable>(_ document: D) | ios 16 | no effect
    modifier View navigationDocument<D: Transferable>(_ document: D, preview: SharePreview<I1, I2>) | ios 16 | no effect
    modifier View navigationLinkIndicatorVisibility(_ visibility: Visibility) | ios 17 | laid out
    modifier View navigationSplitViewColumnWidth(_ width: CGFloat) | ios 16 | laid out
    modifier View navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) | ios 16 | laid out
    modifier View navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) | ios 16 | laid out
    modifier View navigationSubtitle(_ subtitle: Text) | ios 26 | not yet: not laid out
    modifier View navigationTitle(_ title: Text) | ios 14 | laid out
    modifier View navigationTitle(_ titleKey: LocalizedStringKey) | ios 14 | laid out
    modifier View navigationTitle<S: StringProtocol>(_ title: S) | ios 14 | laid out
    modifier View navigationTitle(_ title: Binding<String>) | ios 16 | laid out
    modifier View navigationTransition(_ style: some NavigationTransition) | ios 18 | no effect
    modifier View navigationViewStyle<S: NavigationViewStyle>(_ style: S) | ios 13 deprecated | laid out
    modifier View offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) | ios 16 | no effect
    modifier View offset(_ offset: CGSize) | ios 13 | laid out
    modifier View offset(x: CGFloat = 0, y: CGFloat = 0) | ios 13 | laid out
    modifier View onAppear(perform action: (() -> Void)? = nil) | ios 13 | no effect
    modifier View onAppIntentExecution<I: TargetContentProvidingIntent>(_ intent: I.Type = I.self, perform action: @escaping (I) -> Void) | ios 26 | no effect
    modifier View onApplePayCouponCodeChange(perform action: @escaping (String) async -> PKPaymentRequestCouponCodeUpdate) | ios 15.5 | no effect
    modifier View onApplePayPaymentMethodChange(perform action: @escaping (PKPaymentMethod) async -> PKPaymentRequestPaymentMethodUpdate) | ios 15.5 | no effect
    modifier View onApplePayShippingContactChange(perform action: @escaping (PKContact) async -> PKPaymentRequestShippingContactUpdate) | ios 15.5 | no effect
    modifier View onApplePayShippingMethodChange(perform action: @escaping (PKShippingMethod) async -> PKPaymentRequestShippingMethodUpdate) | ios 15.5 | no effect
    modifier View onCameraCaptureEvent(isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void) | ios 18 | no effect
    modifier View onCameraCaptureEvent(isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void, secondaryAction: @escaping (AVCaptureEvent) -> Void) | ios 18 | no effect
    modifier View onCameraCaptureEvent(isEnabled: Bool = true, defaultSoundDisabled: Bool = false, action: @escaping (AVCaptureEvent) -> Void) | ios 26 | no effect
    modifier View onCameraCaptureEvent(isEnabled: Bool = true, defaultSoundDisabled: Bool = false, primaryAction: @escaping (AVCaptureEvent) -> Void, secondaryAction: @escaping (AVCaptureEvent) -> Void) | ios 26 | no effect
    modifier View onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) | ios 14 deprecated 17 | no effect
    modifier View onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) | ios 17 | no effect
    modifier View onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) | ios 17 | no effect
    modifier View onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> ()) | ios 14 | no effect
    modifier View onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) | ios 17 deprecated | no effect
    modifier View onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) | ios 17 | no effect
    modifier View onDisappear(perform action: (() -> Void)? = nil) | ios 13 | no effect
    modifier View onDrag(_ data: @escaping () -> NSItemProvider) | ios 13.4 | no effect
    modifier View onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) | ios 15 | no effect
    modifier View onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) | ios 13.4 deprecated | no effect
    modifier View onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) | ios 13.4 deprecated | no effect
    modifier View onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) | ios 14 deprecated | no effect
    modifier View onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) | ios 14 deprecated | no effect
    modifier View onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) | ios 14 | no effect
    modifier View onDrop(of supportedTypes: [String], delegate: any DropDelegate) | ios 14 deprecated | no effect
    modifier View onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) | ios 16 | no effect
    modifier View onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) | ios 18 | no effect
    modifier View onHover(perform action: @escaping (Bool) -> Void) | ios 13.4 | no effect
    modifier View onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> ())?) | ios 17 | no effect
    modifier View onInAppPurchaseStart(perform action: ((Product) async -> ())?) | ios 17 | no effect
    modifier View onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) | ios 26 | no effect
    modifier View onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) | ios 17 | no effect
    modifier View onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) | ios 17 | no effect
    modifier View onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) | ios 17 | no effect
    modifier View onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) | ios 17 | no effect
    modifier View onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) | ios 17 | no effect
    modifier View onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) | ios 13 | no effect
    modifier View onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) | ios 13 deprecated | no effect
    modifier View onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) | ios 17 | not yet: maps are not laid out
    modifier View onOpenURL(perform action: @escaping (URL) -> ()) | ios 14 | no effect
    modifier View onOpenURL(prefersInApp: Bool) | ios 26 | no effect
    modifier View onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) | ios 17.5 | no effect
    modifier View onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) | ios 17.5 | no effect
    modifier View onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) where K.Value: Equatable | ios 13 | no effect
    modifier View onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) where P.Failure == Never | ios 13 | no effect
    modifier View onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) | ios 18 | no effect
    modifier View onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) | ios 18 | no effect
    modifier View onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) | ios 18 | no effect
    modifier View onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) | ios 18 | no effect
    modifier View onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) | ios 18 | no effect
    modifier View onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) | ios 15 | no effect
    modifier View onTapGesture(count: Int = 1, perform action: @escaping () -> Void) | ios 13 | no effect
    modifier View onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) | ios 17 deprecated | no effect
    modifier View onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) | ios 17 | no effect
    modifier View opacity(_ opacity: Double) | ios 13 | no effect
    modifier View overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) | ios 13 deprecated | laid out
    modifier View overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) | ios 15 | laid out
    modifier View overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) | ios 15 | laid out
    modifier View overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) | ios 15 | laid out
    modifier View overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) | ios 13 | no effect
    modifier View overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) | ios 16 | no effect
    modifier View padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) | ios 13 | laid out
    modifier View padding(_ insets: EdgeInsets) | ios 13 | laid out
    modifier View padding(_ length: CGFloat) | ios 13 | laid out
    modifier View paletteSelectionEffect(_ effect: PaletteSelectionEffect) | ios 17 | not yet: palettes are drawn as usual
    modifier View payLaterViewAction(_ action: PayLaterViewAction) | ios 17 | no effect
    modifier View payLaterViewDisplayStyle(_ displayStyle: PayLaterViewDisplayStyle) | ios 17 | not yet: the view is not laid out
    modifier View payWithApplePayButtonDisableCardArt() | ios 26 | no effect
    modifier View payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) | ios 16 | not yet: the button is not laid out
    modifier View persistentSystemOverlays(_ visibility: Visibility) | ios 16 | no effect
    modifier View phaseAnimator<Phase: Equatable>(_ phases: some Sequence, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) | ios 17 | no effect
    modifier View phaseAnimator<Phase: Equatable>(_ phases: some Sequence, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) | ios 17 | no effect
    modifier View photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) | ios 16 | no effect
    modifier View photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) | ios 16 | no effect
    modifier View photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) | ios 16 | no effect
    modifier View photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) | ios 16 | no effect
    modifier View photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) | ios 17 | not yet: an inline picker is not laid out
    modifier View photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) | ios 17 | no effect
    modifier View photosPickerStyle(_ style: PhotosPickerStyle) | ios 17 | not yet: an inline picker is not laid out
    modifier View pickerStyle<S: PickerStyle>(_ style: S) | ios 13 | laid out
    modifier View popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) | ios 13 | laid out
    modifier View popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) | ios 13 | laid out
    modifier View popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) | ios 17 | no effect
    modifier View popoverTip(_ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) | ios 26 | no effect
    modifier View popoverTip(_ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set, action: @escaping (Tips.Action) -> Void = { _ in }) | ios 26 | no effect
    modifier View position(_ position: CGPoint) | ios 13 | laid out
    modifier View position(x: CGFloat = 0, y: CGFloat = 0) | ios 13 | laid out
    modifier View postToPhotosSharedAlbumSheet(isPresented: Binding<Bool>, items: [PHPickerResult], photoLibrary: PHPhotoLibrary, defaultAlbumIdentifier: String? = nil, completion: ((Result<Void, any Error>) -> Void)? = nil) | ios 26 | no effect
    modifier View preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) | ios 13 | no effect
    modifier View preferredColorScheme(_ colorScheme: ColorScheme?) | ios 13 | no effect
    modifier View preferredSubscriptionOffer(_ offer: @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?) | ios 18 | no effect
    modifier View presentationBackground<S: ShapeStyle>(_ style: S) | ios 16.4 | laid out
    modifier View presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) | ios 16.4 | laid out
    modifier View presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) | ios 16.4 | no effect
    modifier View presentationCompactAdaptation(_ adaptation: PresentationAdaptation) | ios 16.4 | laid out
    modifier View presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) | ios 16.4 | laid out
    modifier View presentationContentInteraction(_ behavior: PresentationContentInteraction) | ios 16.4 | no effect
    modifier View presentationCornerRadius(_ cornerRadius: CGFloat?) | ios 16.4 | laid out
    modifier View presentationDetents(_ detents: Set<PresentationDetent>) | ios 16 | laid out
    modifier View presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) | ios 16 | laid out
    modifier View presentationDragIndicator(_ visibility: Visibility) | ios 16 | no effect
    modifier View presentationSizing(_ sizing: some PresentationSizing) | ios 18 | no effect
    modifier View previewContext<C: PreviewContext>(_ value: C) | ios 14 | no effect
    modifier View previewDevice(_ value: PreviewDevice?) | ios 13 | no effect
    modifier View previewDisplayName(_ value: String?) | ios 13 | no effect
    modifier View previewInterfaceOrientation(_ value: InterfaceOrientation) | ios 15 | no effect
    modifier View previewLayout(_ value: PreviewLayout) | ios 13 | no effect
    modifier View privacySensitive(_ sensitive: Bool = true) | ios 15 | no effect
    """#
}
