// Written by Scripts/generate-payloads from vocabulary/modifiers.txt; changes belong there.

import SightlineModel

extension FontModifier: ModifierBehavior {}
extension FontWeightModifier: ModifierBehavior {}
extension FontDesignModifier: ModifierBehavior {}
extension BoldModifier: ModifierBehavior {}
extension ItalicModifier: ModifierBehavior {}
extension MonospacedModifier: ModifierBehavior {}
extension UnderlineModifier: ModifierBehavior {}
extension StrikethroughModifier: ModifierBehavior {}
extension MonospacedDigitModifier: ModifierBehavior {}
extension TrackingModifier: ModifierBehavior {}
extension KerningModifier: ModifierBehavior {}
extension BaselineOffsetModifier: ModifierBehavior {}
extension ForegroundStyleModifier: ModifierBehavior {}
extension TintModifier: ModifierBehavior {}
extension BackgroundStyleModifier: ModifierBehavior {}
extension LineLimitModifier: ModifierBehavior {}
extension MultilineTextAlignmentModifier: ModifierBehavior {}
extension LineSpacingModifier: ModifierBehavior {}
extension MinimumScaleFactorModifier: ModifierBehavior {}
extension TruncationModeModifier: ModifierBehavior {}
extension AllowsTighteningModifier: ModifierBehavior {}
extension TextCaseModifier: ModifierBehavior {}
extension DynamicTypeSizeModifier: ModifierBehavior {}
extension EnvironmentModifier: ModifierBehavior {}
extension ImageScaleModifier: ModifierBehavior {}
extension ControlSizeModifier: ModifierBehavior {}
extension DisabledModifier: ModifierBehavior {}
extension LabelsHiddenModifier: ModifierBehavior {}
extension LabelsVisibilityModifier: ModifierBehavior {}
extension DefaultMinListRowHeightModifier: ModifierBehavior {}
extension ContentMarginsModifier: ModifierBehavior {}
extension ColorSchemeModifier: ModifierBehavior {}
extension ButtonBorderShapeModifier: ModifierBehavior {}
extension RedactedModifier: ModifierBehavior {}
extension UnredactedModifier: ModifierBehavior {}
extension ListRowSpacingModifier: ModifierBehavior {}
extension NavigationLinkIndicatorVisibilityModifier: ModifierBehavior {}
extension ListSectionSpacingModifier: ModifierBehavior {}
extension ButtonSizingModifier: ModifierBehavior {}
extension ScrollContentBackgroundModifier: ModifierBehavior {}
extension LabelIconToTitleSpacingModifier: ModifierBehavior {}
extension LabelReservedIconWidthModifier: ModifierBehavior {}
extension HeaderProminenceModifier: ModifierBehavior {}
extension StyleModifier: ModifierBehavior {}
extension PaddingModifier: ModifierBehavior {}
extension FrameModifier: ModifierBehavior {}
extension FlexibleFrameModifier: ModifierBehavior {}
extension BackgroundModifier: ModifierBehavior {}
extension OverlayModifier: ModifierBehavior {}
extension BorderModifier: ModifierBehavior {}
extension OffsetModifier: ModifierBehavior {}
extension PositionModifier: ModifierBehavior {}
extension FixedSizeModifier: ModifierBehavior {}
extension AspectRatioModifier: ModifierBehavior {}
extension ScaledToFitModifier: ModifierBehavior {}
extension ScaledToFillModifier: ModifierBehavior {}
extension IgnoresSafeAreaModifier: ModifierBehavior {}
extension SafeAreaInsetModifier: ModifierBehavior {}
extension AlignmentGuideModifier: ModifierBehavior {}
extension ContainerRelativeFrameModifier: ModifierBehavior {}
extension LayoutPriorityModifier: ModifierBehavior {}
extension ZIndexModifier: ModifierBehavior {}
extension OpacityModifier: ModifierBehavior {}
extension HiddenModifier: ModifierBehavior {}
extension ClippedModifier: ModifierBehavior {}
extension ClipShapeModifier: ModifierBehavior {}
extension MaskModifier: ModifierBehavior {}
extension CornerRadiusModifier: ModifierBehavior {}
extension ContentShapeModifier: ModifierBehavior {}
extension AllowsHitTestingModifier: ModifierBehavior {}
extension FlipsForRightToLeftModifier: ModifierBehavior {}
extension ScaleEffectModifier: ModifierBehavior {}
extension FillModifier: ModifierBehavior {}
extension StrokeModifier: ModifierBehavior {}
extension StrokeBorderModifier: ModifierBehavior {}
extension InsetModifier: ModifierBehavior {}
extension AnimationModifier: ModifierBehavior {}
extension TagModifier: ModifierBehavior {}
extension IdModifier: ModifierBehavior {}
extension ListRowInsetsModifier: ModifierBehavior {}
extension ListRowSeparatorModifier: ModifierBehavior {}
extension ListRowBackgroundModifier: ModifierBehavior {}
extension TabItemModifier: ModifierBehavior {}
extension NavigationTitleModifier: ModifierBehavior {}
extension TitleDisplayModeModifier: ModifierBehavior {}
extension NavigationBarHiddenModifier: ModifierBehavior {}
extension NavigationBarBackButtonHiddenModifier: ModifierBehavior {}
extension ToolbarModifier: ModifierBehavior {}
extension ToolbarBackgroundModifier: ModifierBehavior {}
extension ToolbarColorSchemeModifier: ModifierBehavior {}
extension SearchableModifier: ModifierBehavior {}
extension GridCellColumnsModifier: ModifierBehavior {}
extension GridCellUnsizedAxesModifier: ModifierBehavior {}
extension GridColumnAlignmentModifier: ModifierBehavior {}
extension GridCellAnchorModifier: ModifierBehavior {}
extension PresentationDetentsModifier: ModifierBehavior {}
extension PresentationDragIndicatorModifier: ModifierBehavior {}
extension PresentationCornerRadiusModifier: ModifierBehavior {}
extension PresentationBackgroundModifier: ModifierBehavior {}
extension PresentationCompactAdaptationModifier: ModifierBehavior {}
extension LayoutValueModifier: ModifierBehavior {}
extension ColumnWidthModifier: ModifierBehavior {}
extension OnTapGestureModifier: ModifierBehavior {}
extension OnLongPressGestureModifier: ModifierBehavior {}
extension GestureModifier: ModifierBehavior {}
extension FocusedModifier: ModifierBehavior {}
extension TextContentTypeModifier: ModifierBehavior {}
extension KeyboardTypeModifier: ModifierBehavior {}
extension AccessibilityLabelModifier: ModifierBehavior {}
extension AccessibilityValueModifier: ModifierBehavior {}
extension AccessibilityHintModifier: ModifierBehavior {}
extension AccessibilityHiddenModifier: ModifierBehavior {}
extension AccessibilityIdentifierModifier: ModifierBehavior {}
extension AccessibilityElementModifier: ModifierBehavior {}
extension AccessibilityAddTraitsModifier: ModifierBehavior {}
extension AccessibilityRemoveTraitsModifier: ModifierBehavior {}
extension AccessibilitySortPriorityModifier: ModifierBehavior {}
extension AccessibilityActionModifier: ModifierBehavior {}
extension AccessibilityActionsModifier: ModifierBehavior {}
extension AccessibilityAdjustableModifier: ModifierBehavior {}
extension AccessibilityZoomModifier: ModifierBehavior {}
extension AccessibilityInputLabelsModifier: ModifierBehavior {}
extension AccessibilityHeadingModifier: ModifierBehavior {}
extension AccessibilityRepresentationModifier: ModifierBehavior {}
extension AccessibilityChildrenModifier: ModifierBehavior {}
extension OlderAccessibilityModifier: ModifierBehavior {}

extension ModifierPayload {
  /// What the views inside a modifier inherit.
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    switch self {
    case .font(let modifier): modifier.inherit(&environment, as: kind)
    case .fontWeight(let modifier): modifier.inherit(&environment, as: kind)
    case .fontDesign(let modifier): modifier.inherit(&environment, as: kind)
    case .bold(let modifier): modifier.inherit(&environment, as: kind)
    case .italic(let modifier): modifier.inherit(&environment, as: kind)
    case .monospaced(let modifier): modifier.inherit(&environment, as: kind)
    case .underline(let modifier): modifier.inherit(&environment, as: kind)
    case .strikethrough(let modifier): modifier.inherit(&environment, as: kind)
    case .monospacedDigit(let modifier): modifier.inherit(&environment, as: kind)
    case .tracking(let modifier): modifier.inherit(&environment, as: kind)
    case .kerning(let modifier): modifier.inherit(&environment, as: kind)
    case .baselineOffset(let modifier): modifier.inherit(&environment, as: kind)
    case .foregroundStyle(let modifier): modifier.inherit(&environment, as: kind)
    case .tint(let modifier): modifier.inherit(&environment, as: kind)
    case .backgroundStyle(let modifier): modifier.inherit(&environment, as: kind)
    case .lineLimit(let modifier): modifier.inherit(&environment, as: kind)
    case .multilineTextAlignment(let modifier): modifier.inherit(&environment, as: kind)
    case .lineSpacing(let modifier): modifier.inherit(&environment, as: kind)
    case .minimumScaleFactor(let modifier): modifier.inherit(&environment, as: kind)
    case .truncationMode(let modifier): modifier.inherit(&environment, as: kind)
    case .allowsTightening(let modifier): modifier.inherit(&environment, as: kind)
    case .textCase(let modifier): modifier.inherit(&environment, as: kind)
    case .dynamicTypeSize(let modifier): modifier.inherit(&environment, as: kind)
    case .environment(let modifier): modifier.inherit(&environment, as: kind)
    case .imageScale(let modifier): modifier.inherit(&environment, as: kind)
    case .controlSize(let modifier): modifier.inherit(&environment, as: kind)
    case .disabled(let modifier): modifier.inherit(&environment, as: kind)
    case .labelsHidden(let modifier): modifier.inherit(&environment, as: kind)
    case .labelsVisibility(let modifier): modifier.inherit(&environment, as: kind)
    case .defaultMinListRowHeight(let modifier): modifier.inherit(&environment, as: kind)
    case .contentMargins(let modifier): modifier.inherit(&environment, as: kind)
    case .colorScheme(let modifier): modifier.inherit(&environment, as: kind)
    case .buttonBorderShape(let modifier): modifier.inherit(&environment, as: kind)
    case .redacted(let modifier): modifier.inherit(&environment, as: kind)
    case .unredacted(let modifier): modifier.inherit(&environment, as: kind)
    case .listRowSpacing(let modifier): modifier.inherit(&environment, as: kind)
    case .navigationLinkIndicatorVisibility(let modifier): modifier.inherit(&environment, as: kind)
    case .listSectionSpacing(let modifier): modifier.inherit(&environment, as: kind)
    case .buttonSizing(let modifier): modifier.inherit(&environment, as: kind)
    case .scrollContentBackground(let modifier): modifier.inherit(&environment, as: kind)
    case .labelIconToTitleSpacing(let modifier): modifier.inherit(&environment, as: kind)
    case .labelReservedIconWidth(let modifier): modifier.inherit(&environment, as: kind)
    case .headerProminence(let modifier): modifier.inherit(&environment, as: kind)
    case .style(let modifier): modifier.inherit(&environment, as: kind)
    case .padding(let modifier): modifier.inherit(&environment, as: kind)
    case .frame(let modifier): modifier.inherit(&environment, as: kind)
    case .flexibleFrame(let modifier): modifier.inherit(&environment, as: kind)
    case .background(let modifier): modifier.inherit(&environment, as: kind)
    case .overlay(let modifier): modifier.inherit(&environment, as: kind)
    case .border(let modifier): modifier.inherit(&environment, as: kind)
    case .offset(let modifier): modifier.inherit(&environment, as: kind)
    case .position(let modifier): modifier.inherit(&environment, as: kind)
    case .fixedSize(let modifier): modifier.inherit(&environment, as: kind)
    case .aspectRatio(let modifier): modifier.inherit(&environment, as: kind)
    case .scaledToFit(let modifier): modifier.inherit(&environment, as: kind)
    case .scaledToFill(let modifier): modifier.inherit(&environment, as: kind)
    case .ignoresSafeArea(let modifier): modifier.inherit(&environment, as: kind)
    case .safeAreaInset(let modifier): modifier.inherit(&environment, as: kind)
    case .alignmentGuide(let modifier): modifier.inherit(&environment, as: kind)
    case .containerRelativeFrame(let modifier): modifier.inherit(&environment, as: kind)
    case .layoutPriority(let modifier): modifier.inherit(&environment, as: kind)
    case .zIndex(let modifier): modifier.inherit(&environment, as: kind)
    case .opacity(let modifier): modifier.inherit(&environment, as: kind)
    case .hidden(let modifier): modifier.inherit(&environment, as: kind)
    case .clipped(let modifier): modifier.inherit(&environment, as: kind)
    case .clipShape(let modifier): modifier.inherit(&environment, as: kind)
    case .mask(let modifier): modifier.inherit(&environment, as: kind)
    case .cornerRadius(let modifier): modifier.inherit(&environment, as: kind)
    case .contentShape(let modifier): modifier.inherit(&environment, as: kind)
    case .allowsHitTesting(let modifier): modifier.inherit(&environment, as: kind)
    case .flipsForRightToLeft(let modifier): modifier.inherit(&environment, as: kind)
    case .scaleEffect(let modifier): modifier.inherit(&environment, as: kind)
    case .fill(let modifier): modifier.inherit(&environment, as: kind)
    case .stroke(let modifier): modifier.inherit(&environment, as: kind)
    case .strokeBorder(let modifier): modifier.inherit(&environment, as: kind)
    case .inset(let modifier): modifier.inherit(&environment, as: kind)
    case .animation(let modifier): modifier.inherit(&environment, as: kind)
    case .tag(let modifier): modifier.inherit(&environment, as: kind)
    case .id(let modifier): modifier.inherit(&environment, as: kind)
    case .listRowInsets(let modifier): modifier.inherit(&environment, as: kind)
    case .listRowSeparator(let modifier): modifier.inherit(&environment, as: kind)
    case .listRowBackground(let modifier): modifier.inherit(&environment, as: kind)
    case .tabItem(let modifier): modifier.inherit(&environment, as: kind)
    case .navigationTitle(let modifier): modifier.inherit(&environment, as: kind)
    case .titleDisplayMode(let modifier): modifier.inherit(&environment, as: kind)
    case .navigationBarHidden(let modifier): modifier.inherit(&environment, as: kind)
    case .navigationBarBackButtonHidden(let modifier): modifier.inherit(&environment, as: kind)
    case .toolbar(let modifier): modifier.inherit(&environment, as: kind)
    case .toolbarBackground(let modifier): modifier.inherit(&environment, as: kind)
    case .toolbarColorScheme(let modifier): modifier.inherit(&environment, as: kind)
    case .searchable(let modifier): modifier.inherit(&environment, as: kind)
    case .gridCellColumns(let modifier): modifier.inherit(&environment, as: kind)
    case .gridCellUnsizedAxes(let modifier): modifier.inherit(&environment, as: kind)
    case .gridColumnAlignment(let modifier): modifier.inherit(&environment, as: kind)
    case .gridCellAnchor(let modifier): modifier.inherit(&environment, as: kind)
    case .presentationDetents(let modifier): modifier.inherit(&environment, as: kind)
    case .presentationDragIndicator(let modifier): modifier.inherit(&environment, as: kind)
    case .presentationCornerRadius(let modifier): modifier.inherit(&environment, as: kind)
    case .presentationBackground(let modifier): modifier.inherit(&environment, as: kind)
    case .presentationCompactAdaptation(let modifier): modifier.inherit(&environment, as: kind)
    case .layoutValue(let modifier): modifier.inherit(&environment, as: kind)
    case .columnWidth(let modifier): modifier.inherit(&environment, as: kind)
    case .onTapGesture(let modifier): modifier.inherit(&environment, as: kind)
    case .onLongPressGesture(let modifier): modifier.inherit(&environment, as: kind)
    case .gesture(let modifier): modifier.inherit(&environment, as: kind)
    case .focused(let modifier): modifier.inherit(&environment, as: kind)
    case .textContentType(let modifier): modifier.inherit(&environment, as: kind)
    case .keyboardType(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityLabel(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityValue(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityHint(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityHidden(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityIdentifier(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityElement(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityAddTraits(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityRemoveTraits(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilitySortPriority(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityAction(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityActions(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityAdjustable(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityZoom(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityInputLabels(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityHeading(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityRepresentation(let modifier): modifier.inherit(&environment, as: kind)
    case .accessibilityChildren(let modifier): modifier.inherit(&environment, as: kind)
    case .olderAccessibility(let modifier): modifier.inherit(&environment, as: kind)
    case .inert: break
    }
  }

  /// What a modifier does to the view it is applied to.
  func wrap(_ wrapping: inout Wrapping) {
    switch self {
    case .font(let modifier): modifier.wrap(&wrapping)
    case .fontWeight(let modifier): modifier.wrap(&wrapping)
    case .fontDesign(let modifier): modifier.wrap(&wrapping)
    case .bold(let modifier): modifier.wrap(&wrapping)
    case .italic(let modifier): modifier.wrap(&wrapping)
    case .monospaced(let modifier): modifier.wrap(&wrapping)
    case .underline(let modifier): modifier.wrap(&wrapping)
    case .strikethrough(let modifier): modifier.wrap(&wrapping)
    case .monospacedDigit(let modifier): modifier.wrap(&wrapping)
    case .tracking(let modifier): modifier.wrap(&wrapping)
    case .kerning(let modifier): modifier.wrap(&wrapping)
    case .baselineOffset(let modifier): modifier.wrap(&wrapping)
    case .foregroundStyle(let modifier): modifier.wrap(&wrapping)
    case .tint(let modifier): modifier.wrap(&wrapping)
    case .backgroundStyle(let modifier): modifier.wrap(&wrapping)
    case .lineLimit(let modifier): modifier.wrap(&wrapping)
    case .multilineTextAlignment(let modifier): modifier.wrap(&wrapping)
    case .lineSpacing(let modifier): modifier.wrap(&wrapping)
    case .minimumScaleFactor(let modifier): modifier.wrap(&wrapping)
    case .truncationMode(let modifier): modifier.wrap(&wrapping)
    case .allowsTightening(let modifier): modifier.wrap(&wrapping)
    case .textCase(let modifier): modifier.wrap(&wrapping)
    case .dynamicTypeSize(let modifier): modifier.wrap(&wrapping)
    case .environment(let modifier): modifier.wrap(&wrapping)
    case .imageScale(let modifier): modifier.wrap(&wrapping)
    case .controlSize(let modifier): modifier.wrap(&wrapping)
    case .disabled(let modifier): modifier.wrap(&wrapping)
    case .labelsHidden(let modifier): modifier.wrap(&wrapping)
    case .labelsVisibility(let modifier): modifier.wrap(&wrapping)
    case .defaultMinListRowHeight(let modifier): modifier.wrap(&wrapping)
    case .contentMargins(let modifier): modifier.wrap(&wrapping)
    case .colorScheme(let modifier): modifier.wrap(&wrapping)
    case .buttonBorderShape(let modifier): modifier.wrap(&wrapping)
    case .redacted(let modifier): modifier.wrap(&wrapping)
    case .unredacted(let modifier): modifier.wrap(&wrapping)
    case .listRowSpacing(let modifier): modifier.wrap(&wrapping)
    case .navigationLinkIndicatorVisibility(let modifier): modifier.wrap(&wrapping)
    case .listSectionSpacing(let modifier): modifier.wrap(&wrapping)
    case .buttonSizing(let modifier): modifier.wrap(&wrapping)
    case .scrollContentBackground(let modifier): modifier.wrap(&wrapping)
    case .labelIconToTitleSpacing(let modifier): modifier.wrap(&wrapping)
    case .labelReservedIconWidth(let modifier): modifier.wrap(&wrapping)
    case .headerProminence(let modifier): modifier.wrap(&wrapping)
    case .style(let modifier): modifier.wrap(&wrapping)
    case .padding(let modifier): modifier.wrap(&wrapping)
    case .frame(let modifier): modifier.wrap(&wrapping)
    case .flexibleFrame(let modifier): modifier.wrap(&wrapping)
    case .background(let modifier): modifier.wrap(&wrapping)
    case .overlay(let modifier): modifier.wrap(&wrapping)
    case .border(let modifier): modifier.wrap(&wrapping)
    case .offset(let modifier): modifier.wrap(&wrapping)
    case .position(let modifier): modifier.wrap(&wrapping)
    case .fixedSize(let modifier): modifier.wrap(&wrapping)
    case .aspectRatio(let modifier): modifier.wrap(&wrapping)
    case .scaledToFit(let modifier): modifier.wrap(&wrapping)
    case .scaledToFill(let modifier): modifier.wrap(&wrapping)
    case .ignoresSafeArea(let modifier): modifier.wrap(&wrapping)
    case .safeAreaInset(let modifier): modifier.wrap(&wrapping)
    case .alignmentGuide(let modifier): modifier.wrap(&wrapping)
    case .containerRelativeFrame(let modifier): modifier.wrap(&wrapping)
    case .layoutPriority(let modifier): modifier.wrap(&wrapping)
    case .zIndex(let modifier): modifier.wrap(&wrapping)
    case .opacity(let modifier): modifier.wrap(&wrapping)
    case .hidden(let modifier): modifier.wrap(&wrapping)
    case .clipped(let modifier): modifier.wrap(&wrapping)
    case .clipShape(let modifier): modifier.wrap(&wrapping)
    case .mask(let modifier): modifier.wrap(&wrapping)
    case .cornerRadius(let modifier): modifier.wrap(&wrapping)
    case .contentShape(let modifier): modifier.wrap(&wrapping)
    case .allowsHitTesting(let modifier): modifier.wrap(&wrapping)
    case .flipsForRightToLeft(let modifier): modifier.wrap(&wrapping)
    case .scaleEffect(let modifier): modifier.wrap(&wrapping)
    case .fill(let modifier): modifier.wrap(&wrapping)
    case .stroke(let modifier): modifier.wrap(&wrapping)
    case .strokeBorder(let modifier): modifier.wrap(&wrapping)
    case .inset(let modifier): modifier.wrap(&wrapping)
    case .animation(let modifier): modifier.wrap(&wrapping)
    case .tag(let modifier): modifier.wrap(&wrapping)
    case .id(let modifier): modifier.wrap(&wrapping)
    case .listRowInsets(let modifier): modifier.wrap(&wrapping)
    case .listRowSeparator(let modifier): modifier.wrap(&wrapping)
    case .listRowBackground(let modifier): modifier.wrap(&wrapping)
    case .tabItem(let modifier): modifier.wrap(&wrapping)
    case .navigationTitle(let modifier): modifier.wrap(&wrapping)
    case .titleDisplayMode(let modifier): modifier.wrap(&wrapping)
    case .navigationBarHidden(let modifier): modifier.wrap(&wrapping)
    case .navigationBarBackButtonHidden(let modifier): modifier.wrap(&wrapping)
    case .toolbar(let modifier): modifier.wrap(&wrapping)
    case .toolbarBackground(let modifier): modifier.wrap(&wrapping)
    case .toolbarColorScheme(let modifier): modifier.wrap(&wrapping)
    case .searchable(let modifier): modifier.wrap(&wrapping)
    case .gridCellColumns(let modifier): modifier.wrap(&wrapping)
    case .gridCellUnsizedAxes(let modifier): modifier.wrap(&wrapping)
    case .gridColumnAlignment(let modifier): modifier.wrap(&wrapping)
    case .gridCellAnchor(let modifier): modifier.wrap(&wrapping)
    case .presentationDetents(let modifier): modifier.wrap(&wrapping)
    case .presentationDragIndicator(let modifier): modifier.wrap(&wrapping)
    case .presentationCornerRadius(let modifier): modifier.wrap(&wrapping)
    case .presentationBackground(let modifier): modifier.wrap(&wrapping)
    case .presentationCompactAdaptation(let modifier): modifier.wrap(&wrapping)
    case .layoutValue(let modifier): modifier.wrap(&wrapping)
    case .columnWidth(let modifier): modifier.wrap(&wrapping)
    case .onTapGesture(let modifier): modifier.wrap(&wrapping)
    case .onLongPressGesture(let modifier): modifier.wrap(&wrapping)
    case .gesture(let modifier): modifier.wrap(&wrapping)
    case .focused(let modifier): modifier.wrap(&wrapping)
    case .textContentType(let modifier): modifier.wrap(&wrapping)
    case .keyboardType(let modifier): modifier.wrap(&wrapping)
    case .accessibilityLabel(let modifier): modifier.wrap(&wrapping)
    case .accessibilityValue(let modifier): modifier.wrap(&wrapping)
    case .accessibilityHint(let modifier): modifier.wrap(&wrapping)
    case .accessibilityHidden(let modifier): modifier.wrap(&wrapping)
    case .accessibilityIdentifier(let modifier): modifier.wrap(&wrapping)
    case .accessibilityElement(let modifier): modifier.wrap(&wrapping)
    case .accessibilityAddTraits(let modifier): modifier.wrap(&wrapping)
    case .accessibilityRemoveTraits(let modifier): modifier.wrap(&wrapping)
    case .accessibilitySortPriority(let modifier): modifier.wrap(&wrapping)
    case .accessibilityAction(let modifier): modifier.wrap(&wrapping)
    case .accessibilityActions(let modifier): modifier.wrap(&wrapping)
    case .accessibilityAdjustable(let modifier): modifier.wrap(&wrapping)
    case .accessibilityZoom(let modifier): modifier.wrap(&wrapping)
    case .accessibilityInputLabels(let modifier): modifier.wrap(&wrapping)
    case .accessibilityHeading(let modifier): modifier.wrap(&wrapping)
    case .accessibilityRepresentation(let modifier): modifier.wrap(&wrapping)
    case .accessibilityChildren(let modifier): modifier.wrap(&wrapping)
    case .olderAccessibility(let modifier): modifier.wrap(&wrapping)
    case .inert: break
    }
  }
}
