// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 1 of Data/elsewhere.txt.
  static let elsewhere1: StaticString = #"""
    framework SwiftUI
    elsewhere environment accessibilityPrefersHeadAnchorAlternative | visionOS
    elsewhere environment complicationRenderingMode | watchOS
    elsewhere environment controlActiveState | macOS
    elsewhere environment defaultWheelPickerItemHeight | watchOS
    elsewhere environment devicePickerSupports | tvOS
    elsewhere environment dismissImmersiveSpace | macOS visionOS
    elsewhere environment immersiveSpaceDisplacement | visionOS
    elsewhere environment newDocument | macOS
    elsewhere environment openDocument | macOS
    elsewhere environment openImmersiveSpace | macOS visionOS
    elsewhere environment openSettings | macOS
    elsewhere environment physicalMetrics | visionOS
    elsewhere environment pushWindow | visionOS
    elsewhere environment realityKitScene | visionOS
    elsewhere environment remoteDeviceIdentifier | macOS visionOS
    elsewhere environment resetFocus | macOS tvOS watchOS
    elsewhere environment surfaceSnappingInfo | visionOS
    elsewhere environment windowClippingMargins | visionOS
    elsewhere environment worldTrackingLimitations | macOS visionOS
    elsewhere family AccessibilityQuickActionStyle | watchOS
    elsewhere family ImmersionStyle | macOS visionOS
    elsewhere family MenuBarExtraStyle | macOS
    elsewhere family MenuButtonStyle | macOS
    elsewhere family WindowStyle | macOS visionOS
    elsewhere family WindowToolbarStyle | macOS
    elsewhere modifier View accessibilityQuickAction | watchOS
    elsewhere modifier View accessoryWidgetGroupStyle | watchOS
    elsewhere modifier View alternatingRowBackgrounds | macOS
    elsewhere modifier View aspectRatio3D | visionOS
    elsewhere modifier WidgetConfiguration associatedKind | watchOS
    elsewhere modifier View breakthroughEffect | visionOS
    elsewhere modifier View cameraAnchor | visionOS
    elsewhere modifier View chart3DRenderingStyle | visionOS
    elsewhere modifier View complicationForeground | watchOS
    elsewhere modifier View contentCaptureProtected | visionOS
    elsewhere modifier View continuityDevicePicker | tvOS
    elsewhere modifier View copyable | macOS
    elsewhere modifier View cuttable | macOS
    elsewhere modifier Scene defaultLaunchBehavior | macOS visionOS
    elsewhere modifier Scene defaultPosition | macOS
    elsewhere modifier View defaultWheelPickerItemHeight | watchOS
    elsewhere modifier Scene defaultWindowPlacement | macOS visionOS
    elsewhere modifier Scene defaultWorldScaling | visionOS
    elsewhere modifier View dialogPreventsAppTermination | macOS
    elsewhere modifier Scene dialogSeverity | macOS
    elsewhere modifier View dialogSeverity | macOS watchOS
    elsewhere modifier View digitalCrownAccessory | watchOS
    elsewhere modifier View digitalCrownRotation | watchOS
    elsewhere modifier View dismissalConfirmationDialog | macOS
    elsewhere modifier View dragConfiguration | macOS
    elsewhere modifier View dragContainer | macOS
    elsewhere modifier View dragContainerSelection | macOS
    elsewhere modifier View dragPreviewsFormation | macOS
    elsewhere modifier View dropConfiguration | macOS
    elsewhere modifier View dropPreviewsFormation | macOS
    elsewhere modifier View exportableToServices | macOS
    elsewhere modifier View exportsItemProviders | macOS
    elsewhere modifier View focusScope | macOS tvOS watchOS
    elsewhere modifier View focusSection | macOS tvOS
    elsewhere modifier View glassBackgroundEffect | visionOS
    elsewhere modifier View groupActivityAssociation | visionOS
    elsewhere modifier View handPointerBehavior | visionOS
    elsewhere modifier View horizontalRadioGroupLayout | macOS
    elsewhere modifier View hoverEffectGroup | visionOS
    elsewhere modifier Scene immersionStyle | macOS visionOS
    elsewhere modifier Scene immersiveContentBrightness | visionOS
    elsewhere modifier Scene immersiveEnvironmentBehavior | visionOS
    elsewhere modifier View immersiveEnvironmentPicker | visionOS
    elsewhere modifier View importableFromServices | macOS
    elsewhere modifier View importsItemProviders | macOS
    elsewhere modifier View listRowHoverEffect | visionOS
    elsewhere modifier View listRowHoverEffectDisabled | visionOS
    elsewhere modifier View listRowPlatterColor | watchOS
    elsewhere modifier View manipulable | visionOS
    elsewhere modifier View manipulationGesture | visionOS
    elsewhere modifier Scene menuBarExtraStyle | macOS
    elsewhere modifier View menuButtonStyle | macOS
    elsewhere modifier View modifierKeyAlternate | macOS
    elsewhere modifier View onCommand | macOS
    elsewhere modifier View onCopyCommand | macOS
    elsewhere modifier View onCutCommand | macOS
    elsewhere modifier View onDeleteCommand | macOS
    elsewhere modifier View onDragSessionUpdated | macOS
    elsewhere modifier View onDropSessionUpdated | macOS
    elsewhere modifier View onExitCommand | macOS tvOS
    elsewhere modifier View onGeometryChange3D | visionOS
    elsewhere modifier View onImmersionChange | visionOS
    elsewhere modifier View onLongTouchGesture | tvOS
    elsewhere modifier View onModifierKeysChanged | macOS
    elsewhere modifier View onMoveCommand | macOS tvOS
    elsewhere modifier View onPasteCommand | macOS
    elsewhere modifier View onPlayPauseCommand | tvOS
    elsewhere modifier View onVolumeViewpointChange | visionOS
    elsewhere modifier View onWorldRecenter | visionOS
    elsewhere modifier View ornament | visionOS
    elsewhere modifier View padding3D | visionOS
    elsewhere modifier View pageCommand | tvOS
    elsewhere modifier View pasteDestination | macOS
    elsewhere modifier View perspectiveRotationEffect | visionOS
    elsewhere modifier VisualEffect perspectiveRotationEffect | visionOS
    elsewhere modifier View pointerStyle | macOS visionOS
    elsewhere modifier View pointerVisibility | macOS
    elsewhere modifier View preferredSurroundingsEffect | visionOS
    elsewhere modifier View preferredWindowClippingMargins | visionOS
    elsewhere modifier View prefersDefaultFocus | macOS tvOS watchOS
    elsewhere modifier View presentationBreakthroughEffect | visionOS
    elsewhere modifier View presentationPreventsAppTermination | macOS
    elsewhere modifier View presentedWindowStyle | macOS
    elsewhere modifier View presentedWindowToolbarStyle | macOS
    elsewhere modifier View rotation3DLayout | visionOS
    elsewhere modifier View scaledToFill3D | visionOS
    elsewhere modifier View scaledToFit3D | visionOS
    elsewhere modifier View spatialOverlay | visionOS
    elsewhere modifier View spatialOverlayPreferenceValue | visionOS
    elsewhere modifier View supportedVolumeViewpoints | visionOS
    elsewhere modifier View tabletopGame | visionOS
    elsewhere modifier View textInputCompletion | macOS
    elsewhere modifier View textInputSuggestions | macOS
    elsewhere modifier View toolbarForegroundStyle | watchOS
    elsewhere modifier View toolbarItemHidden | macOS
    elsewhere modifier View touchBar | macOS
    elsewhere modifier View touchBarCustomizationLabel | macOS
    elsewhere modifier View touchBarItemPresence | macOS
    elsewhere modifier View touchBarItemPrincipal | macOS
    elsewhere modifier View transform3DEffect | visionOS
    elsewhere modifier VisualEffect transform3DEffect | visionOS
    elsewhere modifier Scene upperLimbVisibility | visionOS
    elsewhere modifier View upperLimbVisibility | visionOS
    elsewhere modifier View visualEffect3D | visionOS
    elsewhere modifier View volumeBaseplateVisibility | visionOS
    elsewhere modifier Scene volumeWorldAlignment | visionOS
    elsewhere modifier View webViewContextMenu | macOS
    elsewhere modifier WidgetConfiguration widgetTexture | visionOS
    elsewhere modifier Scene windowBackgroundDragBehavior | macOS
    elsewhere modifier View windowDismissBehavior | macOS
    elsewhere modifier View windowFullScreenBehavior | macOS
    elsewhere modifier Scene windowIdealPlacement | macOS
    elsewhere modifier Scene windowIdealSize | macOS
    elsewhere modifier Scene windowLevel | macOS
    elsewhere modifier View windowMinimizeBehavior | macOS
    elsewhere modifier View windowResizeAnchor | macOS
    elsewhere modifier View windowResizeBehavior | macOS
    elsewhere modifier Scene windowStyle | macOS visionOS
    elsewhere modifier Scene windowToolbarStyle | macOS
    elsewhere type AccessibilityQuickActionOutlineStyle | watchOS
    elsewhere type AccessibilityQuickActionPromptStyle | watchOS
    elsewhere type AccessoryBarActionButtonStyle | macOS
    elsewhere type AccessoryBarButtonStyle | macOS
    elsewhere type Alignment3D | visionOS
    elsewhere type AlternatingRowBackgroundBehavior | macOS
    elsewhere type AnyCompositorContent | macOS visionOS
    elsewhere type AutomaticGlassBackgroundEffect | visionOS
    elsewhere type AutomaticImmersionStyle | macOS visionOS
    elsewhere type AutomaticMenuBarExtraStyle | macOS
    elsewhere type BorderedButtonMenuStyle | macOS
    elsewhere type BorderedListStyle | macOS
    elsewhere type BorderedTableStyle | macOS
    elsewhere type BorderlessButtonMenuButtonStyle | macOS
    elsewhere type BorderlessPullDownMenuButtonStyle | macOS
    elsewhere type BreakthroughEffect | visionOS
    elsewhere type CardButtonStyle | tvOS
    elsewhere type CarouselListStyle | watchOS
    elsewhere type CarouselTabViewStyle | watchOS
    elsewhere type CheckboxToggleStyle | macOS
    elsewhere type Chirality | macOS visionOS
    elsewhere type CircularGaugeStyle | watchOS
    elsewhere type CompositorContent | macOS visionOS
    elsewhere type CompositorContentBuilder | macOS visionOS
    elsewhere type CompositorContentBuilder.Content | macOS visionOS
    elsewhere type ContentHoverEffect | visionOS
    elsewhere type ControlActiveState | macOS
    elsewhere type DefaultMenuButtonStyle | macOS
    elsewhere type DefaultWindowStyle | macOS visionOS
    elsewhere type DefaultWindowToolbarStyle | macOS
    elsewhere type DepthAlignment | visionOS
    elsewhere type DepthAlignmentID | visionOS
    elsewhere type DigitalCrownEvent | watchOS
    elsewhere type DigitalCrownRotationalSensitivity | watchOS
    elsewhere type DismissImmersiveSpaceAction | macOS visionOS
    elsewhere type DisplayProxy | macOS
    elsewhere type DragDropPreviewsFormation | macOS
    elsewhere type Edge3D | visionOS
    elsewhere type Edge3D.Set | visionOS
    elsewhere type EdgeInsets3D | visionOS
    elsewhere type EllipticalListStyle | watchOS
    elsewhere type EmptyHoverEffectContent | visionOS
    elsewhere type ExpandedWindowToolbarStyle | macOS
    elsewhere type FeatheredGlassBackgroundEffect | visionOS
    elsewhere type FieldDatePickerStyle | macOS
    elsewhere type FrameResizeDirection | macOS
    elsewhere type FrameResizeDirection.Set | macOS
    elsewhere type FrameResizePosition | macOS
    elsewhere type FullImmersionStyle | macOS visionOS
    elsewhere type GeometryProxy3D | visionOS
    elsewhere type GeometryProxyCoordinateSpace3D | visionOS
    elsewhere type GlassBackgroundDisplayMode | visionOS
    elsewhere type GlassBackgroundEffect | visionOS
    elsewhere type GlassBackgroundEffectConfiguration | visionOS
    elsewhere type GroupedTabViewStyle | macOS
    elsewhere type GroupHoverEffect | visionOS
    elsewhere type HandActivationBehavior | visionOS
    elsewhere type HandPointerBehavior | visionOS
    elsewhere type HiddenTitleBarWindowStyle | macOS
    elsewhere type HoverEffectContent | visionOS
    elsewhere type HoverEffectGroup | visionOS
    elsewhere type HoverEffectGroup.Behavior | visionOS
    elsewhere type HoverEffectPhaseOverride | visionOS
    elsewhere type ImmersionChangeContext | macOS visionOS
    elsewhere type ImmersiveContentBrightness | visionOS
    elsewhere type ImmersiveEnvironmentBehavior | visionOS
    elsewhere type ImmersiveSpaceContent | macOS visionOS
    elsewhere type ImmersiveSpaceContentBuilder | macOS visionOS
    elsewhere type ImmersiveSpaceViewContent | visionOS
    elsewhere type LayoutRotationUnaryLayout | visionOS
    elsewhere type LinearGaugeStyle | watchOS
    elsewhere type LinkButtonStyle | macOS
    elsewhere type Manipulable | visionOS
    elsewhere type Manipulable.Event | visionOS
    elsewhere type Manipulable.Event.Phase | visionOS
    elsewhere type Manipulable.Event.Value | visionOS
    elsewhere type Manipulable.GestureState | visionOS
    elsewhere type Manipulable.Inertia | visionOS
    elsewhere type Manipulable.InputDevice | visionOS
    elsewhere type Manipulable.InputDevice.Chirality | visionOS
    elsewhere type Manipulable.InputDevice.Kind | visionOS
    elsewhere type Manipulable.Operation | visionOS
    elsewhere type Manipulable.Operation.Set | visionOS
    elsewhere type ManipulableModifier | visionOS
    elsewhere type ManipulableResponderModifier | visionOS
    elsewhere type ManipulableTransformBindingModifier | visionOS
    elsewhere type ManipulationGeometryModifier | visionOS
    elsewhere type ManipulationGestureModifier | visionOS
    elsewhere type ManipulationUsingGestureStateModifier | visionOS
    elsewhere type MixedImmersionStyle | visionOS
    elsewhere type MoveCommandDirection | macOS tvOS
    elsewhere type NewDocumentAction | macOS
    elsewhere type NSApplicationDelegateAdaptor | macOS
    elsewhere type NSGestureRecognizerRepresentable | macOS
    elsewhere type NSGestureRecognizerRepresentableContext | macOS
    elsewhere type NSGestureRecognizerRepresentableCoordinateSpaceConverter | macOS
    elsewhere type NSHostingController | macOS
    elsewhere type NSHostingMenu | macOS
    elsewhere type NSHostingSceneBridgingOptions | macOS
    elsewhere type NSHostingSceneRepresentation | macOS
    elsewhere type NSHostingSizingOptions | macOS
    elsewhere type NSHostingView | macOS
    elsewhere type NSViewControllerRepresentable | macOS
    elsewhere type NSViewControllerRepresentableContext | macOS
    elsewhere type NSViewRepresentable | macOS
    elsewhere type NSViewRepresentableContext | macOS
    elsewhere type OpenDocumentAction | macOS
    elsewhere type OpenImmersiveSpaceAction | macOS visionOS
    elsewhere type OpenImmersiveSpaceAction.Result | macOS visionOS
    elsewhere type OpenSettingsAction | macOS
    elsewhere type OpenWindowAction.SharingBehavior | macOS
    elsewhere type OrnamentAttachmentAnchor | visionOS
    elsewhere type OrnamentHoverContentEffect | visionOS
    elsewhere type OrnamentHoverEffect | visionOS
    elsewhere type PhysicalMetric | visionOS
    elsewhere type PhysicalMetricsConverter | visionOS
    elsewhere type PlainWindowStyle | macOS visionOS
    elsewhere type PlateGlassBackgroundEffect | visionOS
    elsewhere type PointerStyle | macOS visionOS
    elsewhere type PopUpButtonPickerStyle | macOS
    elsewhere type ProgressiveImmersionAspectRatio | macOS visionOS
    elsewhere type ProgressiveImmersionStyle | macOS visionOS
    elsewhere type PullDownMenuBarExtraStyle | macOS
    elsewhere type PullDownMenuButtonStyle | macOS
    elsewhere type PushWindowAction | visionOS
    elsewhere type RadioGroupPickerStyle | macOS
    elsewhere type RemoteDeviceIdentifier | macOS visionOS
    elsewhere type ResetFocusAction | macOS tvOS watchOS
    elsewhere type RotateGesture3D | visionOS
    elsewhere type RoundedBorderTextEditorStyle | visionOS
    elsewhere type SceneLaunchBehavior | macOS visionOS
    elsewhere type SnapshotData | watchOS
    elsewhere type SnapshotData.SnapshotReason | watchOS
    elsewhere type SnapshotResponse | watchOS
    elsewhere type SpatialContainer | visionOS
    elsewhere type SquareAzimuth | visionOS
    elsewhere type SquareAzimuth.Set | visionOS
    elsewhere type SquareBorderTextFieldStyle | macOS
    elsewhere type StepperFieldDatePickerStyle | macOS
    elsewhere type SurfaceSnappingInfo | visionOS
    elsewhere type SurfaceSnappingInfo.AuthorizationStatus | visionOS
    elsewhere type SurroundingsEffect | macOS visionOS
    elsewhere type TitleBarWindowStyle | macOS
    elsewhere type TouchBar | macOS
    elsewhere type TouchBarItemPresence | macOS
    elsewhere type UIHostingOrnament | visionOS
    elsewhere type UIOrnament | visionOS
    elsewhere type UnifiedCompactWindowToolbarStyle | macOS
    elsewhere type UnifiedWindowToolbarStyle | macOS
    elsewhere type UnitPoint3D | visionOS
    elsewhere type VerticalPageTabViewStyle | watchOS
    elsewhere type VerticalPageTabViewStyle.TransitionStyle | watchOS
    elsewhere type ViewDimensions3D | visionOS
    elsewhere type Viewpoint3D | visionOS
    elsewhere type VolumetricWindowStyle | visionOS
    elsewhere type VolumeViewpointUpdateStrategy | visionOS
    elsewhere type WindowDragGesture | macOS
    elsewhere type WindowDragGesture.Value | macOS
    elsewhere type WindowIdealSize | macOS
    elsewhere type WindowInteractionBehavior | macOS
    elsewhere type WindowLayoutRoot | macOS visionOS
    elsewhere type WindowLevel | macOS
    elsewhere type WindowMenuBarExtraStyle | macOS
    elsewhere type WindowPlacement | macOS visionOS
    elsewhere type WindowPlacement.Position | visionOS
    elsewhere type WindowPlacementContext | macOS visionOS
    elsewhere type WindowProxy | visionOS
    elsewhere type WKApplicationDelegateAdaptor | watchOS
    elsewhere type WKExtensionDelegateAdaptor | watchOS
    elsewhere type WKHostingController | watchOS
    elsewhere type WKInterfaceObjectRepresentable | watchOS
    elsewhere type WKInterfaceObjectRepresentableContext | watchOS
    elsewhere type WKUserNotificationHostingController | watchOS
    elsewhere type WorldAlignmentBehavior | visionOS
    elsewhere type WorldRecenterPhase | macOS visionOS
    elsewhere type WorldScalingBehavior | visionOS
    elsewhere type WorldScalingCompensation | visionOS
    elsewhere type WorldTrackingLimitation | macOS visionOS
    elsewhere view AlertScene | macOS
    elsewhere view DefaultSettingsLinkLabel | macOS
    elsewhere view DefaultWindowVisibilityToggleLabel | macOS
    elsewhere view GeometryReader3D | visionOS
    elsewhere view GlassBackgroundEffectConfiguration.Content | visionOS
    elsewhere view HelpLink | macOS
    elsewhere view HSplitView | macOS
    elsewhere view ImmersiveSpace | visionOS
    elsewhere view ImportFromDevicesCommands | macOS
    elsewhere view MenuBarExtra | macOS
    elsewhere view MenuButton | macOS
    elsewhere view RemoteImmersiveSpace | macOS
    elsewhere view Settings | macOS
    elsewhere view SettingsLink | macOS
    elsewhere view TextFieldLink | watchOS
    elsewhere view UtilityWindow | macOS
    elsewhere view VSplitView | macOS
    elsewhere view Window | macOS visionOS
    elsewhere view WindowVisibilityToggle | macOS
    elsewhere view WKNotificationScene | watchOS
    elsewhere view ZStackContent3D | visionOS
    """#
}
