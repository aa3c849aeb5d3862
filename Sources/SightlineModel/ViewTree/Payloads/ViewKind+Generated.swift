// Written by Scripts/generate-payloads from vocabulary/; changes belong there.

/// What a node of the tree or of a scene is: a view or modifier by SwiftUI's name in lowerCamel, or a part that the
/// system draws without a view in the source.
///
/// Names are compared as numbers; one that stands here does not exist in another spelling.
package enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// A name that no view or modifier of SwiftUI has; the node carries it.
  case unknown

  // MARK: Views

  case alert, angularGradient, anyLayout, anyShape, anyView, asyncImage, backButton, button, buttonBorder, canvas,
    capsule, chart, circle, color, colorPicker, commandMenu, conditional, confirmationDialog, containerRelativeShape,
    contentUnavailableView, controlGroup, customLayout, datePicker, disclosureGroup, divider, editButton, ellipse,
    ellipticalGradient, emptyView, forEach, form, fullScreenCover, gauge, geometryReader, glassEffectContainer, grid,
    gridRow, group, groupBox, hStack, image, keyframeAnimator, label, labeledContent, lazyHGrid, lazyHStack, lazyVGrid,
    lazyVStack, linearGradient, link, list, map, mapReader, material, menu, menuBarExtra, meshGradient,
    modifiedContent, navigationDestination, navigationLink, navigationSplitView, navigationStack, navigationView,
    optional, outlineGroup, pageControl, pageIndex, pasteButton, path, phaseAnimator, photosPicker, picker,
    pickerSegment, popover, progressView, radialGradient, rect, rectangle, renameButton, roundedRectangle, scrollView,
    scrollViewReader, searchField, section, secureField, segment, settings, shareLink, sheet, signInWithAppleButton,
    slider, spacer, stepper, tab, tabBarItem, tabView, table, text, textEditor, textField, timelineView, toggle,
    toolbarItem, tupleView, unevenRoundedRectangle, unseen, vStack, video, viewThatFits, windowGroup, zStack

  // MARK: Modifiers

  case accentColor, accessibility, accessibilityAction, accessibilityActions, accessibilityActivationPoint,
    accessibilityAddTraits, accessibilityAdjustableAction, accessibilityChartDescriptor, accessibilityChildren,
    accessibilityCustomContent, accessibilityDefaultFocus, accessibilityDirectTouch, accessibilityElement,
    accessibilityFocused, accessibilityHeading, accessibilityHidden, accessibilityHint, accessibilityIdentifier,
    accessibilityIgnoresInvertColors, accessibilityInputLabels, accessibilityLabel, accessibilityLabeledPair,
    accessibilityLinkedGroup, accessibilityQuickAction, accessibilityRemoveTraits, accessibilityRepresentation,
    accessibilityRespondsToUserInteraction, accessibilityRotor, accessibilityRotorEntry, accessibilityScrollAction,
    accessibilityShowsLargeContentViewer, accessibilitySortPriority, accessibilityTextContentType, accessibilityValue,
    accessibilityZoomAction, alignmentGuide, allowedDynamicRange, allowsHitTesting, allowsTightening,
    allowsWindowActivationEvents, animation, antialiased, appStoreOverlay, aspectRatio,
    attributedTextFormattingDefinition, autocorrectionDisabled, background, backgroundExtensionEffect, backgroundStyle,
    backgroundTask, badge, baselineOffset, blendMode, blur, bold, border, brightness, buttonBorderShape,
    buttonRepeatBehavior, buttonSizing, buttonStyle, clipShape, clipped, colorEffect, colorInvert, colorMultiply,
    colorScheme, commands, compositingGroup, containerBackground, containerRelativeFrame, containerShape,
    containerValue, contentMargins, contentShape, contentTransition, contextMenu, contrast, controlGroupStyle,
    controlSize, coordinateSpace, copyable, cornerRadius, currentEntitlementTask, customizationBehavior,
    customizationID, cuttable, datePickerStyle, defaultAppStorage, defaultFocus, defaultMinListRowHeight,
    defaultScrollAnchor, defaultSize, defaultVisibility, deleteDisabled, dialogIcon, dialogSeverity,
    dialogSuppressionToggle, digitalCrownRotation, disabled, disclosureGroupStyle, dismissalConfirmationDialog,
    distortionEffect, draggable, drawingGroup, dropDestination, dynamicTypeSize, edgesIgnoringSafeArea, environment,
    equatable, exportsItemProviders, fileDialogMessage, fileExporter, fileImporter, fileMover, fill, findNavigator,
    fixedSize, flexFrame, flipsForRightToLeftLayoutDirection, focusEffectDisabled, focusScope, focusSection, focusable,
    focused, focusedValue, font, fontDesign, fontWeight, fontWidth, foregroundColor, foregroundStyle, formStyle, frame,
    gaugeStyle, geometryGroup, gesture, glassBackgroundEffect, glassEffect, glassEffectID, grayscale, gridCellAnchor,
    gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment, groupBoxStyle, handGestureShortcut,
    handlesExternalEvents, headerProminence, hidden, highPriorityGesture, hoverEffect, hoverEffectDisabled,
    hoverEffectGroup, hueRotation, id, ignoresSafeArea, imageScale, importsItemProviders, indexViewStyle, inset,
    inspector, inspectorColumnWidth, interactiveDismissDisabled, interpolation, invalidatableContent, italic,
    itemProvider, kerning, keyboardShortcut, keyboardType, labelIconToTitleSpacing, labelReservedIconWidth, labelStyle,
    labeledContentStyle, labelsHidden, labelsVisibility, layerEffect, layoutPriority, layoutValue, lineHeight,
    lineLimit, lineSpacing, listItemTint, listRowBackground, listRowHoverEffect, listRowHoverEffectDisabled,
    listRowInsets, listRowSeparator, listRowSpacing, listSectionMargins, listSectionSeparator, listSectionSpacing,
    listStyle, luminanceToAlpha, manageSubscriptionsSheet, mask, matchedGeometryEffect, matchedTransitionSource,
    materialActiveAppearance, menuIndicator, menuOrder, menuStyle, minimumScaleFactor, modelContainer, modelContext,
    monospaced, monospacedDigit, moveDisabled, multilineTextAlignment, navigationBarBackButtonHidden,
    navigationBarHidden, navigationBarTitle, navigationBarTitleDisplayMode, navigationDocument,
    navigationLinkIndicatorVisibility, navigationSplitViewColumnWidth, navigationSplitViewStyle, navigationSubtitle,
    navigationTitle, navigationTransition, navigationViewStyle, offerCodeRedemption, offset, onAppear, onChange,
    onCommand, onContinueUserActivity, onContinuousHover, onCopyCommand, onDelete, onDeleteCommand, onDisappear,
    onDrag, onDrop, onExitCommand, onGeometryChange, onHover, onInAppPurchaseCompletion, onInAppPurchaseStart,
    onKeyPress, onLongPressGesture, onModifierKeysChanged, onMove, onMoveCommand, onOpenURL, onPasteCommand,
    onPencilDoubleTap, onPencilSqueeze, onPlayPauseCommand, onPreferenceChange, onReceive, onScrollGeometryChange,
    onScrollPhaseChange, onScrollTargetVisibilityChange, onScrollVisibilityChange, onSubmit, onTapGesture, opacity,
    ornament, overlay, padding, pasteDestination, persistentSystemOverlays, photosPickerSheet, pickerStyle,
    pointerStyle, popoverTip, position, preference, preferredColorScheme, prefersDefaultFocus, presentationBackground,
    presentationBackgroundInteraction, presentationCompactAdaptation, presentationContentInteraction,
    presentationCornerRadius, presentationDetents, presentationDragIndicator, presentationPreventsAppTermination,
    presentationSizing, previewContext, previewDevice, previewDisplayName, previewInterfaceOrientation, previewLayout,
    privacySensitive, productDescription, productIconBorder, productViewStyle, progressViewStyle, projectionEffect,
    quickLookPreview, redacted, refreshable, refundRequestSheet, renderingMode, resizable, rotation, rotation3DEffect,
    rotationEffect, safeAreaBar, safeAreaInset, safeAreaPadding, saturation, scaleEffect, scaledToFill, scaledToFit,
    scenePadding, scrollBounceBehavior, scrollClipDisabled, scrollContentBackground, scrollDisabled,
    scrollDismissesKeyboard, scrollEdgeEffectHidden, scrollEdgeEffectStyle, scrollIndicators, scrollInputBehavior,
    scrollPosition, scrollTargetBehavior, scrollTargetLayout, scrollTransition, searchCompletion, searchFocused,
    searchPresentationToolbarBehavior, searchScopes, searchSuggestions, searchToolbarBehavior, searchable,
    sectionActions, selectionDisabled, sensoryFeedback, shadow, sharedBackgroundVisibility, shortcutsLinkStyle,
    signInWithAppleButtonStyle, simultaneousGesture, size, speechAdjustedPitch, speechAlwaysIncludesPunctuation,
    speechAnnouncementsQueued, speechSpellsOutCharacters, springLoadingBehavior, statusBarHidden, storeButton,
    storeProductTask, storeProductsTask, strikethrough, stroke, strokeBorder, submitLabel, subscriptionStatusTask,
    subscriptionStoreButtonLabel, subscriptionStoreControlBackground, subscriptionStoreControlIcon,
    subscriptionStoreControlStyle, subscriptionStorePickerItemBackground, subscriptionStorePolicyDestination,
    subscriptionStorePolicyForegroundStyle, subscriptionStoreSignInAction, swipeActions, symbolColorRenderingMode,
    symbolEffect, symbolEffectsRemoved, symbolRenderingMode, symbolVariant, tabBarMinimizeBehavior, tabItem,
    tabPlacement, tabViewBottomAccessory, tabViewCustomization, tabViewSearchActivation, tabViewSidebarBottomBar,
    tabViewSidebarFooter, tabViewSidebarHeader, tabViewStyle, tag, task, textCase, textContentType, textEditorStyle,
    textFieldStyle, textInputAutocapitalization, textRenderer, textScale, textSelection, tint, toggleStyle, toolbar,
    toolbarBackground, toolbarColorScheme, toolbarItemHidden, toolbarRole, toolbarTitleDisplayMode, toolbarTitleMenu,
    toolbarVisibility, tracking, transaction, transformEffect, transition, translationPresentation, translationTask,
    trim, truncationMode, typesettingLanguage, underline, unredacted, userActivity, visualEffect, widget, widgetURL,
    windowResizability, windowStyle, windowToolbarFullScreenVisibility, writingToolsBehavior, zIndex

  // MARK: Parts the system draws

  case actionSheet, anchorPreference, autocapitalization, barItem, barItemArea, behindPresentation, buttonFill,
    buttonInsets, buttonWidth, calendar, colorWell, column, dateButton, dateFill, dateInsets, dateValue, dateValueSize,
    dateWheel, dialogBackground, dialogButton, dialogButtonFrame, dialogButtons, dialogCaption, dialogCard,
    dialogFrame, dialogInsets, dimming, disableAutocorrection, disclosureContent, disclosureIndicator, editorInsets,
    environmentObject, fieldArea, fieldBorder, fieldInsets, fieldText, grabber, grabberInsets, groupBoxFill,
    groupBoxFrame, groupBoxInsets, help, keyboard, listArea, listBackground, listRow, listRowArea, modifier,
    navigationBar, passedShare, passedTrack, pickerIndicator, pickerRow, pickerValue, progressBar, progressTrack,
    redactedText, root, rowBackground, rowFrame, rowInsets, rowSeparator, rowSeparatorFrame, rowSeparatorInsets,
    rowShape, screen, searchArea, searchFill, searchIcon, searchInsets, searchWidth, sectionBackground, sectionFooter,
    sectionGap, sectionHeader, sectionInsets, sectionLine, segmentArea, segmentFill, segmentInsets, segmentsFill,
    segmentsWidth, sheetArea, sheetBackground, sheetCard, sheetFront, sheetSafeArea, signInFill, sliderArea,
    sliderParts, sliderThumb, sliderTrack, spinner, statusBar, stepperButtons, stepperParts, stepperSign, `switch`,
    switchKnob, switchKnobInsets, switchParts, tabBar, toolbarInsets, trackParts, unavailableInsets
}
