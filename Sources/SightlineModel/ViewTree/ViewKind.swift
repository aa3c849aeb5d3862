/// What a node of the tree or of a scene is: a view or modifier by SwiftUI's name in lowerCamel, or a part that the system
/// draws without a view in the source.
///
/// Names are compared as numbers; one that stands here does not exist in another spelling.
public enum ViewKind: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A name that no view or modifier of SwiftUI has; the node carries it.
  case unknown

  // MARK: Views

  case angularGradient, anyLayout, anyShape, anyView, asyncImage, button, buttonBorder, canvas, capsule, chart, circle,
    color, colorPicker, commandMenu, conditional, containerRelativeShape, contentUnavailableView, controlGroup,
    customLayout, datePicker, disclosureGroup, divider, editButton, ellipse, ellipticalGradient, emptyView, forEach,
    form, gauge, geometryReader, glassEffectContainer, grid, gridRow, group, groupBox, hStack, image, keyframeAnimator,
    label, labeledContent, lazyHGrid, lazyHStack, lazyVGrid, lazyVStack, linearGradient, link, list, map, material,
    menu, menuBarExtra, meshGradient, modifiedContent, navigationLink, navigationSplitView, navigationStack,
    navigationView, optional, outlineGroup, pasteButton, path, phaseAnimator, photosPicker, picker, progressView,
    radialGradient, rect, rectangle, renameButton, roundedRectangle, scrollView, scrollViewReader, section,
    secureField, settings, shareLink, signInWithAppleButton, slider, spacer, stepper, tab, tabView, table, text,
    textEditor, textField, timelineView, toggle, toolbarItem, tupleView, unevenRoundedRectangle, unseen, vStack, video,
    viewThatFits, windowGroup, zStack

  // MARK: Modifiers

  case accentColor, accessibility, accessibilityAction, accessibilityActions, accessibilityActivationPoint,
    accessibilityAddTraits, accessibilityAdjustableAction, accessibilityChartDescriptor, accessibilityChildren,
    accessibilityCustomContent, accessibilityDefaultFocus, accessibilityDirectTouch, accessibilityElement,
    accessibilityFocused, accessibilityHeading, accessibilityHidden, accessibilityHint, accessibilityIdentifier,
    accessibilityIgnoresInvertColors, accessibilityInputLabels, accessibilityLabel, accessibilityLabeledPair,
    accessibilityLinkedGroup, accessibilityQuickAction, accessibilityRemoveTraits, accessibilityRepresentation,
    accessibilityRespondsToUserInteraction, accessibilityRotor, accessibilityRotorEntry, accessibilityScrollAction,
    accessibilityShowsLargeContentViewer, accessibilitySortPriority, accessibilityTextContentType, accessibilityValue,
    accessibilityZoomAction, actionSheet, alert, alignmentGuide, allowedDynamicRange, allowsHitTesting,
    allowsTightening, allowsWindowActivationEvents, anchorPreference, animation, antialiased, appStoreOverlay,
    aspectRatio, attributedTextFormattingDefinition, autocapitalization, autocorrectionDisabled, background,
    backgroundExtensionEffect, backgroundStyle, backgroundTask, badge, baselineOffset, blendMode, blur, bold, border,
    brightness, buttonBorderShape, buttonRepeatBehavior, buttonSizing, buttonStyle, clipShape, clipped, colorEffect,
    colorInvert, colorMultiply, colorScheme, commands, compositingGroup, confirmationDialog, containerBackground,
    containerRelativeFrame, containerShape, containerValue, contentMargins, contentShape, contentTransition,
    contextMenu, contrast, controlGroupStyle, controlSize, coordinateSpace, copyable, cornerRadius,
    currentEntitlementTask, customizationBehavior, customizationID, cuttable, datePickerStyle, defaultAppStorage,
    defaultFocus, defaultMinListRowHeight, defaultScrollAnchor, defaultSize, defaultVisibility, deleteDisabled,
    dialogIcon, dialogSeverity, dialogSuppressionToggle, digitalCrownRotation, disableAutocorrection, disabled,
    disclosureGroupStyle, dismissalConfirmationDialog, distortionEffect, draggable, drawingGroup, dropDestination,
    dynamicTypeSize, edgesIgnoringSafeArea, environment, environmentObject, equatable, exportsItemProviders,
    fileDialogMessage, fileExporter, fileImporter, fileMover, fill, findNavigator, fixedSize, flexFrame,
    flipsForRightToLeftLayoutDirection, focusEffectDisabled, focusScope, focusSection, focusable, focused,
    focusedValue, font, fontDesign, fontWeight, fontWidth, foregroundColor, foregroundStyle, formStyle, frame,
    fullScreenCover, gaugeStyle, geometryGroup, gesture, glassBackgroundEffect, glassEffect, glassEffectID, grayscale,
    gridCellAnchor, gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment, groupBoxStyle, handGestureShortcut,
    handlesExternalEvents, headerProminence, help, hidden, highPriorityGesture, hoverEffect, hoverEffectDisabled,
    hoverEffectGroup, hueRotation, id, ignoresSafeArea, imageScale, importsItemProviders, indexViewStyle, inset,
    inspector, inspectorColumnWidth, interactiveDismissDisabled, interpolation, invalidatableContent, italic,
    itemProvider, kerning, keyboardShortcut, keyboardType, labelIconToTitleSpacing, labelReservedIconWidth, labelStyle,
    labeledContentStyle, labelsHidden, labelsVisibility, layerEffect, layoutPriority, layoutValue, lineHeight,
    lineLimit, lineSpacing, listItemTint, listRowBackground, listRowHoverEffect, listRowHoverEffectDisabled,
    listRowInsets, listRowSeparator, listRowSpacing, listSectionMargins, listSectionSeparator, listSectionSpacing,
    listStyle, luminanceToAlpha, manageSubscriptionsSheet, mask, matchedGeometryEffect, matchedTransitionSource,
    materialActiveAppearance, menuIndicator, menuOrder, menuStyle, minimumScaleFactor, modelContainer, modelContext,
    modifier, monospaced, monospacedDigit, moveDisabled, multilineTextAlignment, navigationBarBackButtonHidden,
    navigationBarHidden, navigationBarTitle, navigationBarTitleDisplayMode, navigationDestination, navigationDocument,
    navigationLinkIndicatorVisibility, navigationSplitViewColumnWidth, navigationSplitViewStyle, navigationSubtitle,
    navigationTitle, navigationTransition, navigationViewStyle, offerCodeRedemption, offset, onAppear, onChange,
    onCommand, onContinueUserActivity, onContinuousHover, onCopyCommand, onDelete, onDeleteCommand, onDisappear,
    onDrag, onDrop, onExitCommand, onGeometryChange, onHover, onInAppPurchaseCompletion, onInAppPurchaseStart,
    onKeyPress, onLongPressGesture, onModifierKeysChanged, onMove, onMoveCommand, onOpenURL, onPasteCommand,
    onPencilDoubleTap, onPencilSqueeze, onPlayPauseCommand, onPreferenceChange, onReceive, onScrollGeometryChange,
    onScrollPhaseChange, onScrollTargetVisibilityChange, onScrollVisibilityChange, onSubmit, onTapGesture, opacity,
    ornament, overlay, padding, pasteDestination, persistentSystemOverlays, photosPickerSheet, pickerStyle,
    pointerStyle, popover, popoverTip, position, preference, preferredColorScheme, prefersDefaultFocus,
    presentationBackground, presentationBackgroundInteraction, presentationCompactAdaptation,
    presentationContentInteraction, presentationCornerRadius, presentationDetents, presentationDragIndicator,
    presentationPreventsAppTermination, presentationSizing, previewContext, previewDevice, previewDisplayName,
    previewInterfaceOrientation, previewLayout, privacySensitive, productDescription, productIconBorder,
    productViewStyle, progressViewStyle, projectionEffect, quickLookPreview, redacted, refreshable, refundRequestSheet,
    renderingMode, resizable, rotation, rotation3DEffect, rotationEffect, safeAreaBar, safeAreaInset, safeAreaPadding,
    saturation, scaleEffect, scaledToFill, scaledToFit, scenePadding, scrollBounceBehavior, scrollClipDisabled,
    scrollContentBackground, scrollDisabled, scrollDismissesKeyboard, scrollEdgeEffectHidden, scrollEdgeEffectStyle,
    scrollIndicators, scrollInputBehavior, scrollPosition, scrollTargetBehavior, scrollTargetLayout, scrollTransition,
    searchCompletion, searchFocused, searchPresentationToolbarBehavior, searchScopes, searchSuggestions,
    searchToolbarBehavior, searchable, sectionActions, selectionDisabled, sensoryFeedback, shadow,
    sharedBackgroundVisibility, sheet, shortcutsLinkStyle, signInWithAppleButtonStyle, simultaneousGesture,
    speechAdjustedPitch, speechAlwaysIncludesPunctuation, speechAnnouncementsQueued, speechSpellsOutCharacters,
    springLoadingBehavior, statusBar, statusBarHidden, storeButton, storeProductTask, storeProductsTask, strikethrough,
    stroke, strokeBorder, submitLabel, subscriptionStatusTask, subscriptionStoreButtonLabel,
    subscriptionStoreControlBackground, subscriptionStoreControlIcon, subscriptionStoreControlStyle,
    subscriptionStorePickerItemBackground, subscriptionStorePolicyDestination, subscriptionStorePolicyForegroundStyle,
    subscriptionStoreSignInAction, swipeActions, symbolColorRenderingMode, symbolEffect, symbolEffectsRemoved,
    symbolRenderingMode, symbolVariant, tabBarMinimizeBehavior, tabItem, tabPlacement, tabViewBottomAccessory,
    tabViewCustomization, tabViewSearchActivation, tabViewSidebarBottomBar, tabViewSidebarFooter, tabViewSidebarHeader,
    tabViewStyle, tag, task, textCase, textContentType, textEditorStyle, textFieldStyle, textInputAutocapitalization,
    textRenderer, textScale, textSelection, tint, toggleStyle, toolbar, toolbarBackground, toolbarColorScheme,
    toolbarItemHidden, toolbarRole, toolbarTitleDisplayMode, toolbarTitleMenu, toolbarVisibility, tracking,
    transaction, transformEffect, transition, translationPresentation, translationTask, trim, truncationMode,
    typesettingLanguage, underline, unredacted, userActivity, visualEffect, widget, widgetURL, windowResizability,
    windowStyle, windowToolbarFullScreenVisibility, writingToolsBehavior, zIndex

  // MARK: Parts the system draws

  case backButton, barItem, barItemArea, behindPresentation, buttonFill, buttonInsets, buttonWidth, calendar,
    colorWell, column, dateButton, dateFill, dateInsets, dateValue, dateValueSize, dateWheel, dialogBackground,
    dialogButton, dialogButtonFrame, dialogButtons, dialogCaption, dialogCard, dialogFrame, dialogInsets, dimming,
    disclosureContent, disclosureIndicator, editorInsets, fieldArea, fieldBorder, fieldInsets, fieldText, grabber,
    grabberInsets, groupBoxFill, groupBoxFrame, groupBoxInsets, keyboard, listArea, listBackground, listRow,
    listRowArea, navigationBar, pageControl, pageIndex, passedShare, passedTrack, pickerIndicator, pickerRow,
    pickerSegment, pickerValue, progressBar, progressTrack, redactedText, root, rowBackground, rowFrame, rowInsets,
    rowSeparator,
    rowSeparatorFrame, rowSeparatorInsets, rowShape, screen, searchArea, searchField, searchFill, searchIcon,
    searchInsets, searchWidth, sectionBackground, sectionGap, sectionFooter, sectionHeader, sectionInsets, sectionLine,
    segment,
    segmentArea, segmentFill, segmentInsets, segmentsFill, segmentsWidth, sheetArea, sheetBackground, sheetCard,
    sheetFront,
    sheetSafeArea, signInFill, sliderArea, sliderParts, sliderThumb, sliderTrack, spinner, stepperButtons,
    stepperParts, stepperSign, `switch`, switchKnob, switchKnobInsets, switchParts, tabBar, tabBarItem, toolbarInsets,
    trackParts, unavailableInsets

  public var description: String { rawValue }
  /// - Returns: `unknown` for a name that is not declared.
  public init(name: String) { self = Self.byName[name] ?? .unknown }
  private static let byName = Dictionary(allCases.map { ($0.rawValue, $0) }) { first, _ in first }
}

extension ViewKind: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
