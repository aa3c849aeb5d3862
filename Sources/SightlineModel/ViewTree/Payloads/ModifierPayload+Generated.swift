// Written by Scripts/generate-payloads from vocabulary/modifiers.txt; changes belong there.

/// The parameters of a modifier, each with its type. Where several modifiers share a case, the kind beside the payload
/// distinguishes them. Boxed: nodes stay small, and copies share their payload.
package indirect enum ModifierPayload: Hashable, Sendable {
  case font(FontModifier)
  case fontWeight(FontWeightModifier)
  case fontDesign(FontDesignModifier)
  case bold(BoldModifier)
  case italic(ItalicModifier)
  case monospaced(MonospacedModifier)
  case underline(UnderlineModifier)
  case strikethrough(StrikethroughModifier)
  case monospacedDigit(MonospacedDigitModifier)
  case tracking(TrackingModifier)
  case kerning(KerningModifier)
  case baselineOffset(BaselineOffsetModifier)
  case foregroundStyle(ForegroundStyleModifier)
  case tint(TintModifier)
  case backgroundStyle(BackgroundStyleModifier)
  case lineLimit(LineLimitModifier)
  case multilineTextAlignment(MultilineTextAlignmentModifier)
  case lineSpacing(LineSpacingModifier)
  case minimumScaleFactor(MinimumScaleFactorModifier)
  case truncationMode(TruncationModeModifier)
  case allowsTightening(AllowsTighteningModifier)
  case textCase(TextCaseModifier)
  case dynamicTypeSize(DynamicTypeSizeModifier)
  case environment(EnvironmentModifier)
  case imageScale(ImageScaleModifier)
  case controlSize(ControlSizeModifier)
  case disabled(DisabledModifier)
  case labelsHidden(LabelsHiddenModifier)
  case labelsVisibility(LabelsVisibilityModifier)
  case defaultMinListRowHeight(DefaultMinListRowHeightModifier)
  case contentMargins(ContentMarginsModifier)
  case colorScheme(ColorSchemeModifier)
  case buttonBorderShape(ButtonBorderShapeModifier)
  case redacted(RedactedModifier)
  case unredacted(UnredactedModifier)
  case listRowSpacing(ListRowSpacingModifier)
  case navigationLinkIndicatorVisibility(NavigationLinkIndicatorVisibilityModifier)
  case listSectionSpacing(ListSectionSpacingModifier)
  case buttonSizing(ButtonSizingModifier)
  case scrollContentBackground(ScrollContentBackgroundModifier)
  case labelIconToTitleSpacing(LabelIconToTitleSpacingModifier)
  case labelReservedIconWidth(LabelReservedIconWidthModifier)
  case headerProminence(HeaderProminenceModifier)
  case style(StyleModifier)
  case padding(PaddingModifier)
  case frame(FrameModifier)
  case flexibleFrame(FlexibleFrameModifier)
  case background(BackgroundModifier)
  case overlay(OverlayModifier)
  case border(BorderModifier)
  case offset(OffsetModifier)
  case position(PositionModifier)
  case fixedSize(FixedSizeModifier)
  case aspectRatio(AspectRatioModifier)
  case scaledToFit(ScaledToFitModifier)
  case scaledToFill(ScaledToFillModifier)
  case ignoresSafeArea(IgnoresSafeAreaModifier)
  case safeAreaInset(SafeAreaInsetModifier)
  case alignmentGuide(AlignmentGuideModifier)
  case containerRelativeFrame(ContainerRelativeFrameModifier)
  case layoutPriority(LayoutPriorityModifier)
  case zIndex(ZIndexModifier)
  case opacity(OpacityModifier)
  case hidden(HiddenModifier)
  case clipped(ClippedModifier)
  case clipShape(ClipShapeModifier)
  case mask(MaskModifier)
  case cornerRadius(CornerRadiusModifier)
  case contentShape(ContentShapeModifier)
  case allowsHitTesting(AllowsHitTestingModifier)
  case flipsForRightToLeft(FlipsForRightToLeftModifier)
  case scaleEffect(ScaleEffectModifier)
  case fill(FillModifier)
  case stroke(StrokeModifier)
  case strokeBorder(StrokeBorderModifier)
  case inset(InsetModifier)
  case animation(AnimationModifier)
  case tag(TagModifier)
  case id(IdModifier)
  case listRowInsets(ListRowInsetsModifier)
  case listRowSeparator(ListRowSeparatorModifier)
  case listRowBackground(ListRowBackgroundModifier)
  case tabItem(TabItemModifier)
  case navigationTitle(NavigationTitleModifier)
  case titleDisplayMode(TitleDisplayModeModifier)
  case navigationBarHidden(NavigationBarHiddenModifier)
  case navigationBarBackButtonHidden(NavigationBarBackButtonHiddenModifier)
  case toolbar(ToolbarModifier)
  case toolbarBackground(ToolbarBackgroundModifier)
  case toolbarColorScheme(ToolbarColorSchemeModifier)
  case searchable(SearchableModifier)
  case gridCellColumns(GridCellColumnsModifier)
  case gridCellUnsizedAxes(GridCellUnsizedAxesModifier)
  case gridColumnAlignment(GridColumnAlignmentModifier)
  case gridCellAnchor(GridCellAnchorModifier)
  case presentationDetents(PresentationDetentsModifier)
  case presentationDragIndicator(PresentationDragIndicatorModifier)
  case presentationCornerRadius(PresentationCornerRadiusModifier)
  case presentationBackground(PresentationBackgroundModifier)
  case presentationCompactAdaptation(PresentationCompactAdaptationModifier)
  case layoutValue(LayoutValueModifier)
  case columnWidth(ColumnWidthModifier)
  case onTapGesture(OnTapGestureModifier)
  case onLongPressGesture(OnLongPressGestureModifier)
  case gesture(GestureModifier)
  case focused(FocusedModifier)
  case textContentType(TextContentTypeModifier)
  case keyboardType(KeyboardTypeModifier)
  case accessibilityLabel(AccessibilityLabelModifier)
  case accessibilityValue(AccessibilityValueModifier)
  case accessibilityHint(AccessibilityHintModifier)
  case accessibilityHidden(AccessibilityHiddenModifier)
  case accessibilityIdentifier(AccessibilityIdentifierModifier)
  case accessibilityElement(AccessibilityElementModifier)
  case accessibilityAddTraits(AccessibilityAddTraitsModifier)
  case accessibilityRemoveTraits(AccessibilityRemoveTraitsModifier)
  case accessibilitySortPriority(AccessibilitySortPriorityModifier)
  case accessibilityAction(AccessibilityActionModifier)
  case accessibilityActions(AccessibilityActionsModifier)
  case accessibilityAdjustable(AccessibilityAdjustableModifier)
  case accessibilityZoom(AccessibilityZoomModifier)
  case accessibilityInputLabels(AccessibilityInputLabelsModifier)
  case accessibilityHeading(AccessibilityHeadingModifier)
  case accessibilityRepresentation(AccessibilityRepresentationModifier)
  case accessibilityChildren(AccessibilityChildrenModifier)
  case olderAccessibility(OlderAccessibilityModifier)
  /// Nothing that an audit reads: layout, speech and touch pass it by. The arguments are kept for screen documents.
  case inert(NamedArguments)

  /// Decodes what the call or the screen document says; parameters of another type than SwiftUI's are left out.
  package init(_ kind: ViewKind, _ arguments: NamedArguments) {
    switch kind {
    case .font: self = .font(FontModifier(arguments))
    case .fontWeight: self = .fontWeight(FontWeightModifier(arguments))
    case .fontDesign: self = .fontDesign(FontDesignModifier(arguments))
    case .bold: self = .bold(BoldModifier(arguments))
    case .italic: self = .italic(ItalicModifier(arguments))
    case .monospaced: self = .monospaced(MonospacedModifier(arguments))
    case .underline: self = .underline(UnderlineModifier(arguments))
    case .strikethrough: self = .strikethrough(StrikethroughModifier(arguments))
    case .monospacedDigit: self = .monospacedDigit(MonospacedDigitModifier(arguments))
    case .tracking: self = .tracking(TrackingModifier(arguments))
    case .kerning: self = .kerning(KerningModifier(arguments))
    case .baselineOffset: self = .baselineOffset(BaselineOffsetModifier(arguments))
    case .foregroundStyle, .foregroundColor: self = .foregroundStyle(ForegroundStyleModifier(arguments))
    case .tint, .accentColor: self = .tint(TintModifier(arguments))
    case .backgroundStyle: self = .backgroundStyle(BackgroundStyleModifier(arguments))
    case .lineLimit: self = .lineLimit(LineLimitModifier(arguments))
    case .multilineTextAlignment: self = .multilineTextAlignment(MultilineTextAlignmentModifier(arguments))
    case .lineSpacing: self = .lineSpacing(LineSpacingModifier(arguments))
    case .minimumScaleFactor: self = .minimumScaleFactor(MinimumScaleFactorModifier(arguments))
    case .truncationMode: self = .truncationMode(TruncationModeModifier(arguments))
    case .allowsTightening: self = .allowsTightening(AllowsTighteningModifier(arguments))
    case .textCase: self = .textCase(TextCaseModifier(arguments))
    case .dynamicTypeSize: self = .dynamicTypeSize(DynamicTypeSizeModifier(arguments))
    case .environment: self = .environment(EnvironmentModifier(arguments))
    case .imageScale: self = .imageScale(ImageScaleModifier(arguments))
    case .controlSize: self = .controlSize(ControlSizeModifier(arguments))
    case .disabled: self = .disabled(DisabledModifier(arguments))
    case .labelsHidden: self = .labelsHidden(LabelsHiddenModifier(arguments))
    case .labelsVisibility: self = .labelsVisibility(LabelsVisibilityModifier(arguments))
    case .defaultMinListRowHeight: self = .defaultMinListRowHeight(DefaultMinListRowHeightModifier(arguments))
    case .contentMargins: self = .contentMargins(ContentMarginsModifier(arguments))
    case .preferredColorScheme, .colorScheme: self = .colorScheme(ColorSchemeModifier(arguments))
    case .buttonBorderShape: self = .buttonBorderShape(ButtonBorderShapeModifier(arguments))
    case .redacted: self = .redacted(RedactedModifier(arguments))
    case .unredacted: self = .unredacted(UnredactedModifier(arguments))
    case .listRowSpacing: self = .listRowSpacing(ListRowSpacingModifier(arguments))
    case .navigationLinkIndicatorVisibility:
      self = .navigationLinkIndicatorVisibility(NavigationLinkIndicatorVisibilityModifier(arguments))
    case .listSectionSpacing: self = .listSectionSpacing(ListSectionSpacingModifier(arguments))
    case .buttonSizing: self = .buttonSizing(ButtonSizingModifier(arguments))
    case .scrollContentBackground: self = .scrollContentBackground(ScrollContentBackgroundModifier(arguments))
    case .labelIconToTitleSpacing: self = .labelIconToTitleSpacing(LabelIconToTitleSpacingModifier(arguments))
    case .labelReservedIconWidth: self = .labelReservedIconWidth(LabelReservedIconWidthModifier(arguments))
    case .headerProminence: self = .headerProminence(HeaderProminenceModifier(arguments))
    case .buttonStyle, .labelStyle, .listStyle, .pickerStyle, .toggleStyle, .textFieldStyle, .progressViewStyle,
      .datePickerStyle, .menuStyle, .tabViewStyle, .indexViewStyle, .groupBoxStyle, .gaugeStyle, .controlGroupStyle,
      .navigationViewStyle, .formStyle, .textEditorStyle, .disclosureGroupStyle, .labeledContentStyle,
      .navigationSplitViewStyle:
      self = .style(StyleModifier(arguments))
    case .padding, .safeAreaPadding, .scenePadding: self = .padding(PaddingModifier(arguments))
    case .frame: self = .frame(FrameModifier(arguments))
    case .flexFrame: self = .flexibleFrame(FlexibleFrameModifier(arguments))
    case .background: self = .background(BackgroundModifier(arguments))
    case .overlay: self = .overlay(OverlayModifier(arguments))
    case .border: self = .border(BorderModifier(arguments))
    case .offset: self = .offset(OffsetModifier(arguments))
    case .position: self = .position(PositionModifier(arguments))
    case .fixedSize: self = .fixedSize(FixedSizeModifier(arguments))
    case .aspectRatio: self = .aspectRatio(AspectRatioModifier(arguments))
    case .scaledToFit: self = .scaledToFit(ScaledToFitModifier(arguments))
    case .scaledToFill: self = .scaledToFill(ScaledToFillModifier(arguments))
    case .ignoresSafeArea, .edgesIgnoringSafeArea: self = .ignoresSafeArea(IgnoresSafeAreaModifier(arguments))
    case .safeAreaInset, .safeAreaBar: self = .safeAreaInset(SafeAreaInsetModifier(arguments))
    case .alignmentGuide: self = .alignmentGuide(AlignmentGuideModifier(arguments))
    case .containerRelativeFrame: self = .containerRelativeFrame(ContainerRelativeFrameModifier(arguments))
    case .layoutPriority: self = .layoutPriority(LayoutPriorityModifier(arguments))
    case .zIndex: self = .zIndex(ZIndexModifier(arguments))
    case .opacity: self = .opacity(OpacityModifier(arguments))
    case .hidden: self = .hidden(HiddenModifier(arguments))
    case .clipped: self = .clipped(ClippedModifier(arguments))
    case .clipShape: self = .clipShape(ClipShapeModifier(arguments))
    case .mask: self = .mask(MaskModifier(arguments))
    case .cornerRadius: self = .cornerRadius(CornerRadiusModifier(arguments))
    case .contentShape: self = .contentShape(ContentShapeModifier(arguments))
    case .allowsHitTesting: self = .allowsHitTesting(AllowsHitTestingModifier(arguments))
    case .flipsForRightToLeftLayoutDirection: self = .flipsForRightToLeft(FlipsForRightToLeftModifier(arguments))
    case .scaleEffect: self = .scaleEffect(ScaleEffectModifier(arguments))
    case .fill: self = .fill(FillModifier(arguments))
    case .stroke: self = .stroke(StrokeModifier(arguments))
    case .strokeBorder: self = .strokeBorder(StrokeBorderModifier(arguments))
    case .inset: self = .inset(InsetModifier(arguments))
    case .animation: self = .animation(AnimationModifier(arguments))
    case .tag: self = .tag(TagModifier(arguments))
    case .id: self = .id(IdModifier(arguments))
    case .listRowInsets: self = .listRowInsets(ListRowInsetsModifier(arguments))
    case .listRowSeparator: self = .listRowSeparator(ListRowSeparatorModifier(arguments))
    case .listRowBackground: self = .listRowBackground(ListRowBackgroundModifier(arguments))
    case .tabItem: self = .tabItem(TabItemModifier(arguments))
    case .navigationTitle, .navigationBarTitle: self = .navigationTitle(NavigationTitleModifier(arguments))
    case .navigationBarTitleDisplayMode, .toolbarTitleDisplayMode:
      self = .titleDisplayMode(TitleDisplayModeModifier(arguments))
    case .navigationBarHidden: self = .navigationBarHidden(NavigationBarHiddenModifier(arguments))
    case .navigationBarBackButtonHidden:
      self = .navigationBarBackButtonHidden(NavigationBarBackButtonHiddenModifier(arguments))
    case .toolbar, .toolbarVisibility: self = .toolbar(ToolbarModifier(arguments))
    case .toolbarBackground, .toolbarBackgroundVisibility:
      self = .toolbarBackground(ToolbarBackgroundModifier(arguments))
    case .toolbarColorScheme: self = .toolbarColorScheme(ToolbarColorSchemeModifier(arguments))
    case .searchable: self = .searchable(SearchableModifier(arguments))
    case .gridCellColumns: self = .gridCellColumns(GridCellColumnsModifier(arguments))
    case .gridCellUnsizedAxes: self = .gridCellUnsizedAxes(GridCellUnsizedAxesModifier(arguments))
    case .gridColumnAlignment: self = .gridColumnAlignment(GridColumnAlignmentModifier(arguments))
    case .gridCellAnchor: self = .gridCellAnchor(GridCellAnchorModifier(arguments))
    case .presentationDetents: self = .presentationDetents(PresentationDetentsModifier(arguments))
    case .presentationDragIndicator: self = .presentationDragIndicator(PresentationDragIndicatorModifier(arguments))
    case .presentationCornerRadius: self = .presentationCornerRadius(PresentationCornerRadiusModifier(arguments))
    case .presentationBackground: self = .presentationBackground(PresentationBackgroundModifier(arguments))
    case .presentationCompactAdaptation:
      self = .presentationCompactAdaptation(PresentationCompactAdaptationModifier(arguments))
    case .layoutValue: self = .layoutValue(LayoutValueModifier(arguments))
    case .navigationSplitViewColumnWidth: self = .columnWidth(ColumnWidthModifier(arguments))
    case .onTapGesture: self = .onTapGesture(OnTapGestureModifier(arguments))
    case .onLongPressGesture: self = .onLongPressGesture(OnLongPressGestureModifier(arguments))
    case .gesture, .simultaneousGesture, .highPriorityGesture: self = .gesture(GestureModifier(arguments))
    case .focused: self = .focused(FocusedModifier(arguments))
    case .textContentType: self = .textContentType(TextContentTypeModifier(arguments))
    case .keyboardType: self = .keyboardType(KeyboardTypeModifier(arguments))
    case .accessibilityLabel: self = .accessibilityLabel(AccessibilityLabelModifier(arguments))
    case .accessibilityValue: self = .accessibilityValue(AccessibilityValueModifier(arguments))
    case .accessibilityHint: self = .accessibilityHint(AccessibilityHintModifier(arguments))
    case .accessibilityHidden: self = .accessibilityHidden(AccessibilityHiddenModifier(arguments))
    case .accessibilityIdentifier: self = .accessibilityIdentifier(AccessibilityIdentifierModifier(arguments))
    case .accessibilityElement: self = .accessibilityElement(AccessibilityElementModifier(arguments))
    case .accessibilityAddTraits: self = .accessibilityAddTraits(AccessibilityAddTraitsModifier(arguments))
    case .accessibilityRemoveTraits: self = .accessibilityRemoveTraits(AccessibilityRemoveTraitsModifier(arguments))
    case .accessibilitySortPriority: self = .accessibilitySortPriority(AccessibilitySortPriorityModifier(arguments))
    case .accessibilityAction: self = .accessibilityAction(AccessibilityActionModifier(arguments))
    case .accessibilityActions: self = .accessibilityActions(AccessibilityActionsModifier(arguments))
    case .accessibilityAdjustableAction: self = .accessibilityAdjustable(AccessibilityAdjustableModifier(arguments))
    case .accessibilityZoomAction: self = .accessibilityZoom(AccessibilityZoomModifier(arguments))
    case .accessibilityInputLabels: self = .accessibilityInputLabels(AccessibilityInputLabelsModifier(arguments))
    case .accessibilityHeading: self = .accessibilityHeading(AccessibilityHeadingModifier(arguments))
    case .accessibilityRepresentation:
      self = .accessibilityRepresentation(AccessibilityRepresentationModifier(arguments))
    case .accessibilityChildren: self = .accessibilityChildren(AccessibilityChildrenModifier(arguments))
    case .accessibility: self = .olderAccessibility(OlderAccessibilityModifier(arguments))
    default: self = .inert(arguments)
    }
  }

  /// The parameters by name.
  var fields: (any PayloadFields)? {
    switch self {
    case .font(let fields): fields
    case .fontWeight(let fields): fields
    case .fontDesign(let fields): fields
    case .bold(let fields): fields
    case .italic(let fields): fields
    case .monospaced(let fields): fields
    case .underline(let fields): fields
    case .strikethrough(let fields): fields
    case .monospacedDigit(let fields): fields
    case .tracking(let fields): fields
    case .kerning(let fields): fields
    case .baselineOffset(let fields): fields
    case .foregroundStyle(let fields): fields
    case .tint(let fields): fields
    case .backgroundStyle(let fields): fields
    case .lineLimit(let fields): fields
    case .multilineTextAlignment(let fields): fields
    case .lineSpacing(let fields): fields
    case .minimumScaleFactor(let fields): fields
    case .truncationMode(let fields): fields
    case .allowsTightening(let fields): fields
    case .textCase(let fields): fields
    case .dynamicTypeSize(let fields): fields
    case .environment(let fields): fields
    case .imageScale(let fields): fields
    case .controlSize(let fields): fields
    case .disabled(let fields): fields
    case .labelsHidden(let fields): fields
    case .labelsVisibility(let fields): fields
    case .defaultMinListRowHeight(let fields): fields
    case .contentMargins(let fields): fields
    case .colorScheme(let fields): fields
    case .buttonBorderShape(let fields): fields
    case .redacted(let fields): fields
    case .unredacted(let fields): fields
    case .listRowSpacing(let fields): fields
    case .navigationLinkIndicatorVisibility(let fields): fields
    case .listSectionSpacing(let fields): fields
    case .buttonSizing(let fields): fields
    case .scrollContentBackground(let fields): fields
    case .labelIconToTitleSpacing(let fields): fields
    case .labelReservedIconWidth(let fields): fields
    case .headerProminence(let fields): fields
    case .style(let fields): fields
    case .padding(let fields): fields
    case .frame(let fields): fields
    case .flexibleFrame(let fields): fields
    case .background(let fields): fields
    case .overlay(let fields): fields
    case .border(let fields): fields
    case .offset(let fields): fields
    case .position(let fields): fields
    case .fixedSize(let fields): fields
    case .aspectRatio(let fields): fields
    case .scaledToFit(let fields): fields
    case .scaledToFill(let fields): fields
    case .ignoresSafeArea(let fields): fields
    case .safeAreaInset(let fields): fields
    case .alignmentGuide(let fields): fields
    case .containerRelativeFrame(let fields): fields
    case .layoutPriority(let fields): fields
    case .zIndex(let fields): fields
    case .opacity(let fields): fields
    case .hidden(let fields): fields
    case .clipped(let fields): fields
    case .clipShape(let fields): fields
    case .mask(let fields): fields
    case .cornerRadius(let fields): fields
    case .contentShape(let fields): fields
    case .allowsHitTesting(let fields): fields
    case .flipsForRightToLeft(let fields): fields
    case .scaleEffect(let fields): fields
    case .fill(let fields): fields
    case .stroke(let fields): fields
    case .strokeBorder(let fields): fields
    case .inset(let fields): fields
    case .animation(let fields): fields
    case .tag(let fields): fields
    case .id(let fields): fields
    case .listRowInsets(let fields): fields
    case .listRowSeparator(let fields): fields
    case .listRowBackground(let fields): fields
    case .tabItem(let fields): fields
    case .navigationTitle(let fields): fields
    case .titleDisplayMode(let fields): fields
    case .navigationBarHidden(let fields): fields
    case .navigationBarBackButtonHidden(let fields): fields
    case .toolbar(let fields): fields
    case .toolbarBackground(let fields): fields
    case .toolbarColorScheme(let fields): fields
    case .searchable(let fields): fields
    case .gridCellColumns(let fields): fields
    case .gridCellUnsizedAxes(let fields): fields
    case .gridColumnAlignment(let fields): fields
    case .gridCellAnchor(let fields): fields
    case .presentationDetents(let fields): fields
    case .presentationDragIndicator(let fields): fields
    case .presentationCornerRadius(let fields): fields
    case .presentationBackground(let fields): fields
    case .presentationCompactAdaptation(let fields): fields
    case .layoutValue(let fields): fields
    case .columnWidth(let fields): fields
    case .onTapGesture(let fields): fields
    case .onLongPressGesture(let fields): fields
    case .gesture(let fields): fields
    case .focused(let fields): fields
    case .textContentType(let fields): fields
    case .keyboardType(let fields): fields
    case .accessibilityLabel(let fields): fields
    case .accessibilityValue(let fields): fields
    case .accessibilityHint(let fields): fields
    case .accessibilityHidden(let fields): fields
    case .accessibilityIdentifier(let fields): fields
    case .accessibilityElement(let fields): fields
    case .accessibilityAddTraits(let fields): fields
    case .accessibilityRemoveTraits(let fields): fields
    case .accessibilitySortPriority(let fields): fields
    case .accessibilityAction(let fields): fields
    case .accessibilityActions(let fields): fields
    case .accessibilityAdjustable(let fields): fields
    case .accessibilityZoom(let fields): fields
    case .accessibilityInputLabels(let fields): fields
    case .accessibilityHeading(let fields): fields
    case .accessibilityRepresentation(let fields): fields
    case .accessibilityChildren(let fields): fields
    case .olderAccessibility(let fields): fields
    case .inert: nil
    }
  }

  /// Their type, which is asked without a copy of them.
  var fieldsType: (any PayloadFields.Type)? {
    switch self {
    case .font: FontModifier.self
    case .fontWeight: FontWeightModifier.self
    case .fontDesign: FontDesignModifier.self
    case .bold: BoldModifier.self
    case .italic: ItalicModifier.self
    case .monospaced: MonospacedModifier.self
    case .underline: UnderlineModifier.self
    case .strikethrough: StrikethroughModifier.self
    case .monospacedDigit: MonospacedDigitModifier.self
    case .tracking: TrackingModifier.self
    case .kerning: KerningModifier.self
    case .baselineOffset: BaselineOffsetModifier.self
    case .foregroundStyle: ForegroundStyleModifier.self
    case .tint: TintModifier.self
    case .backgroundStyle: BackgroundStyleModifier.self
    case .lineLimit: LineLimitModifier.self
    case .multilineTextAlignment: MultilineTextAlignmentModifier.self
    case .lineSpacing: LineSpacingModifier.self
    case .minimumScaleFactor: MinimumScaleFactorModifier.self
    case .truncationMode: TruncationModeModifier.self
    case .allowsTightening: AllowsTighteningModifier.self
    case .textCase: TextCaseModifier.self
    case .dynamicTypeSize: DynamicTypeSizeModifier.self
    case .environment: EnvironmentModifier.self
    case .imageScale: ImageScaleModifier.self
    case .controlSize: ControlSizeModifier.self
    case .disabled: DisabledModifier.self
    case .labelsHidden: LabelsHiddenModifier.self
    case .labelsVisibility: LabelsVisibilityModifier.self
    case .defaultMinListRowHeight: DefaultMinListRowHeightModifier.self
    case .contentMargins: ContentMarginsModifier.self
    case .colorScheme: ColorSchemeModifier.self
    case .buttonBorderShape: ButtonBorderShapeModifier.self
    case .redacted: RedactedModifier.self
    case .unredacted: UnredactedModifier.self
    case .listRowSpacing: ListRowSpacingModifier.self
    case .navigationLinkIndicatorVisibility: NavigationLinkIndicatorVisibilityModifier.self
    case .listSectionSpacing: ListSectionSpacingModifier.self
    case .buttonSizing: ButtonSizingModifier.self
    case .scrollContentBackground: ScrollContentBackgroundModifier.self
    case .labelIconToTitleSpacing: LabelIconToTitleSpacingModifier.self
    case .labelReservedIconWidth: LabelReservedIconWidthModifier.self
    case .headerProminence: HeaderProminenceModifier.self
    case .style: StyleModifier.self
    case .padding: PaddingModifier.self
    case .frame: FrameModifier.self
    case .flexibleFrame: FlexibleFrameModifier.self
    case .background: BackgroundModifier.self
    case .overlay: OverlayModifier.self
    case .border: BorderModifier.self
    case .offset: OffsetModifier.self
    case .position: PositionModifier.self
    case .fixedSize: FixedSizeModifier.self
    case .aspectRatio: AspectRatioModifier.self
    case .scaledToFit: ScaledToFitModifier.self
    case .scaledToFill: ScaledToFillModifier.self
    case .ignoresSafeArea: IgnoresSafeAreaModifier.self
    case .safeAreaInset: SafeAreaInsetModifier.self
    case .alignmentGuide: AlignmentGuideModifier.self
    case .containerRelativeFrame: ContainerRelativeFrameModifier.self
    case .layoutPriority: LayoutPriorityModifier.self
    case .zIndex: ZIndexModifier.self
    case .opacity: OpacityModifier.self
    case .hidden: HiddenModifier.self
    case .clipped: ClippedModifier.self
    case .clipShape: ClipShapeModifier.self
    case .mask: MaskModifier.self
    case .cornerRadius: CornerRadiusModifier.self
    case .contentShape: ContentShapeModifier.self
    case .allowsHitTesting: AllowsHitTestingModifier.self
    case .flipsForRightToLeft: FlipsForRightToLeftModifier.self
    case .scaleEffect: ScaleEffectModifier.self
    case .fill: FillModifier.self
    case .stroke: StrokeModifier.self
    case .strokeBorder: StrokeBorderModifier.self
    case .inset: InsetModifier.self
    case .animation: AnimationModifier.self
    case .tag: TagModifier.self
    case .id: IdModifier.self
    case .listRowInsets: ListRowInsetsModifier.self
    case .listRowSeparator: ListRowSeparatorModifier.self
    case .listRowBackground: ListRowBackgroundModifier.self
    case .tabItem: TabItemModifier.self
    case .navigationTitle: NavigationTitleModifier.self
    case .titleDisplayMode: TitleDisplayModeModifier.self
    case .navigationBarHidden: NavigationBarHiddenModifier.self
    case .navigationBarBackButtonHidden: NavigationBarBackButtonHiddenModifier.self
    case .toolbar: ToolbarModifier.self
    case .toolbarBackground: ToolbarBackgroundModifier.self
    case .toolbarColorScheme: ToolbarColorSchemeModifier.self
    case .searchable: SearchableModifier.self
    case .gridCellColumns: GridCellColumnsModifier.self
    case .gridCellUnsizedAxes: GridCellUnsizedAxesModifier.self
    case .gridColumnAlignment: GridColumnAlignmentModifier.self
    case .gridCellAnchor: GridCellAnchorModifier.self
    case .presentationDetents: PresentationDetentsModifier.self
    case .presentationDragIndicator: PresentationDragIndicatorModifier.self
    case .presentationCornerRadius: PresentationCornerRadiusModifier.self
    case .presentationBackground: PresentationBackgroundModifier.self
    case .presentationCompactAdaptation: PresentationCompactAdaptationModifier.self
    case .layoutValue: LayoutValueModifier.self
    case .columnWidth: ColumnWidthModifier.self
    case .onTapGesture: OnTapGestureModifier.self
    case .onLongPressGesture: OnLongPressGestureModifier.self
    case .gesture: GestureModifier.self
    case .focused: FocusedModifier.self
    case .textContentType: TextContentTypeModifier.self
    case .keyboardType: KeyboardTypeModifier.self
    case .accessibilityLabel: AccessibilityLabelModifier.self
    case .accessibilityValue: AccessibilityValueModifier.self
    case .accessibilityHint: AccessibilityHintModifier.self
    case .accessibilityHidden: AccessibilityHiddenModifier.self
    case .accessibilityIdentifier: AccessibilityIdentifierModifier.self
    case .accessibilityElement: AccessibilityElementModifier.self
    case .accessibilityAddTraits: AccessibilityAddTraitsModifier.self
    case .accessibilityRemoveTraits: AccessibilityRemoveTraitsModifier.self
    case .accessibilitySortPriority: AccessibilitySortPriorityModifier.self
    case .accessibilityAction: AccessibilityActionModifier.self
    case .accessibilityActions: AccessibilityActionsModifier.self
    case .accessibilityAdjustable: AccessibilityAdjustableModifier.self
    case .accessibilityZoom: AccessibilityZoomModifier.self
    case .accessibilityInputLabels: AccessibilityInputLabelsModifier.self
    case .accessibilityHeading: AccessibilityHeadingModifier.self
    case .accessibilityRepresentation: AccessibilityRepresentationModifier.self
    case .accessibilityChildren: AccessibilityChildrenModifier.self
    case .olderAccessibility: OlderAccessibilityModifier.self
    case .inert: nil
    }
  }
}
