/// Host types whose values are just names, with the names they have.
enum EnumerationTable {
  static let types: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      result[String(halves[0]).trimmingCharacters()] =
        halves.count > 1 ? halves[1].split(separator: " ").map(String.init) : []
    }
    return result
  }()

  /// Protocols whose conforming values are styles: `PlainButtonStyle()` is `.plain`.
  static let styleProtocols: [String] = [
    "PrimitiveButtonStyle", "ButtonStyle", "ToggleStyle", "TextFieldStyle", "LabelStyle", "ListStyle",
    "DatePickerStyle", "PickerStyle", "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "MenuStyle", "FormStyle",
    "IndexViewStyle", "TabViewStyle", "DisclosureGroupStyle", "LabeledContentStyle", "NavigationSplitViewStyle",
    "NavigationViewStyle", "ControlGroupStyle", "TextEditorStyle",
  ]

  /// - Returns: The style's name and its protocol: `RoundedBorderTextFieldStyle` → `roundedBorder`, `TextFieldStyle`.
  static func style(ofType type: String) -> (name: String, family: String)? {
    // Asked of every name that is looked up.
    guard type.utf8.last == UInt8(ascii: "e"), type.hasSuffix("Style") else { return nil }
    guard let family = styleProtocols.first(where: { type.hasSuffix($0) && type.count > $0.count }) else { return nil }
    let prefix = type.dropLast(family.count)
    guard let name = styleTypePrefixes[String(prefix)] else { return nil }
    return (name, family == "PrimitiveButtonStyle" ? "ButtonStyle" : family)
  }

  private static let styleTypePrefixes: [String: String] = {
    let prefixes = [
      "Plain", "Bordered", "BorderedProminent", "Borderless", "Glass", "GlassProminent", "Link", "Switch", "Button",
      "Checkbox", "RoundedBorder", "SquareBorder", "IconOnly", "TitleOnly", "TitleAndIcon", "InsetGrouped", "Grouped",
      "Inset", "Sidebar", "Compact", "Graphical", "Wheel", "Segmented", "Menu", "Inline", "NavigationLink", "Palette",
      "RadioGroup", "Linear", "Circular", "AccessoryLinear", "AccessoryCircular", "Page", "TabBarOnly",
      "SidebarAdaptable", "Stack", "Column", "Columns", "DoubleColumn", "Card", "BorderlessButton", "BorderedButton",
      "ProminentDetail", "Balanced", "Navigation",
    ]
    var result = ["Default": "automatic", "Automatic": "automatic"]
    for prefix in prefixes { result[prefix] = prefix.prefix(1).lowercased() + prefix.dropFirst() }
    return result
  }()

  /// Names that any style family may have.
  static let styleNames: Set<String> = Set(styleTypePrefixes.values).union([
    "accessoryCircularCapacity", "linearCapacity", "sidebarAdaptable", "tabBarOnly", "grouped", "columns",
    "verticalPage", "carousel", "elliptical", "bordered", "role", "confirmation",
  ])

  private static let text = """
    HorizontalAlignment: leading center trailing listRowSeparatorLeading listRowSeparatorTrailing
    VerticalAlignment: top center bottom firstTextBaseline lastTextBaseline
    Alignment: center leading trailing top bottom topLeading topTrailing bottomLeading bottomTrailing leadingFirstTextBaseline centerFirstTextBaseline trailingFirstTextBaseline leadingLastTextBaseline centerLastTextBaseline trailingLastTextBaseline
    TextAlignment: leading center trailing
    Edge: top leading bottom trailing
    Edge.Set: top leading bottom trailing horizontal vertical all
    UIRectCorner: topLeft topRight bottomLeft bottomRight allCorners
    LayoutDirectionBehavior: fixed mirrors
    HorizontalEdge: leading trailing
    VerticalEdge: top bottom
    Axis: horizontal vertical
    Axis.Set: horizontal vertical
    Font.Weight: ultraLight thin light regular medium semibold bold heavy black
    Font.Design: default rounded serif monospaced
    Font.TextStyle: largeTitle title title2 title3 headline subheadline body callout footnote caption caption2 extraLargeTitle extraLargeTitle2
    Font.Leading: standard tight loose
    Font.Width: compressed condensed standard expanded
    ColorScheme: light dark
    ColorSchemeContrast: standard increased
    DynamicTypeSize: xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
    ContentSizeCategory: extraSmall small medium large extraLarge extraExtraLarge extraExtraExtraLarge accessibilityMedium accessibilityLarge accessibilityExtraLarge accessibilityExtraExtraLarge accessibilityExtraExtraExtraLarge
    UserInterfaceSizeClass: compact regular
    LayoutDirection: leftToRight rightToLeft
    LegibilityWeight: regular bold
    ScenePhase: background inactive active
    ContentMode: fit fill
    ButtonRole: cancel destructive close confirm
    Visibility: automatic visible hidden
    Prominence: standard increased
    ControlSize: mini small regular large extraLarge
    RoundedCornerStyle: circular continuous
    Text.Case: uppercase lowercase
    Text.TruncationMode: head middle tail
    Text.DateStyle: date time relative offset timer
    Text.LineStyle.Pattern: solid dot dash dashDot dashDotDot
    Image.Scale: small medium large
    Image.TemplateRenderingMode: template original
    Image.ResizingMode: tile stretch
    Image.Orientation: up down left right upMirrored downMirrored leftMirrored rightMirrored
    Image.Interpolation: none low medium high
    SymbolRenderingMode: monochrome multicolor hierarchical palette
    SymbolVariants: none circle square rectangle fill slash
    BlendMode: normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference exclusion hue saturation color luminosity sourceAtop destinationOver destinationOut plusDarker plusLighter
    AccessibilityTraits: isButton isHeader isSelected isLink isSearchField isImage playsSound isKeyboardKey isStaticText isSummaryElement updatesFrequently startsMediaSession allowsDirectInteraction causesPageTurn isModal isToggle isTabBar
    AccessibilityChildBehavior: ignore contain combine
    AccessibilityHeadingLevel: unspecified h1 h2 h3 h4 h5 h6
    AccessibilityAdjustmentDirection: increment decrement
    AccessibilityActionKind: default escape magicTap delete showMenu
    AccessibilityTextContentType: plain console fileSystem messaging narrative sourceCode spreadsheet wordProcessing
    AccessibilityActionCategory: default edit
    NavigationBarItem.TitleDisplayMode: automatic inline large
    ToolbarTitleDisplayMode: automatic inline large inlineLarge
    ToolbarItemPlacement: automatic principal navigation navigationBarLeading navigationBarTrailing topBarLeading topBarTrailing bottomBar primaryAction secondaryAction confirmationAction cancellationAction destructiveAction keyboard status title subtitle largeTitle
    ToolbarPlacement: automatic bottomBar navigationBar tabBar
    ToolbarRole: automatic navigationStack browser editor
    SubmitLabel: done go send join route search return next continue
    TextInputAutocapitalization: never words sentences characters
    UITextAutocapitalizationType: none words sentences allCharacters
    UIKeyboardType: default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch asciiCapableNumberPad
    UITextContentType: name namePrefix givenName middleName familyName nameSuffix nickname jobTitle organizationName location fullStreetAddress addressCity addressState countryName postalCode telephoneNumber emailAddress URL username password newPassword oneTimeCode creditCardNumber birthdate
    SafeAreaRegions: all container keyboard
    PageTabViewStyle.IndexDisplayMode: automatic always never
    PageIndexViewStyle.BackgroundDisplayMode: automatic always never interactive
    ContentShapeKinds: interaction dragPreview contextMenuPreview hoverEffect accessibility focusEffect
    GridItem.Size: flexible fixed adaptive
    PresentationDetent: medium large
    PinnedScrollableViews: sectionHeaders sectionFooters
    RedactionReasons: placeholder privacy invalidated
    TabRole: search
    ScrollIndicatorVisibility: automatic visible hidden never
    ScrollDismissesKeyboardMode: automatic immediately interactively never
    ScrollBounceBehavior: automatic always basedOnSize
    ButtonBorderShape: automatic capsule roundedRectangle circle buttonBorder
    EditMode: inactive active transient
    MoveCommandDirection: up down left right
    KeyEquivalent: return escape delete space tab upArrow downArrow leftArrow rightArrow home end clear
    EventModifiers: command shift option control
    DatePickerComponents: date hourAndMinute
    DatePicker.Components: date hourAndMinute
    ColorRenderingMode: nonLinear linear extendedLinear
    Color.RGBColorSpace: sRGB sRGBLinear displayP3
    CoordinateSpace: local global
    GestureMask: all gesture none subviews
    PresentationAdaptation: automatic none popover sheet fullScreenCover
    NavigationSplitViewVisibility: automatic all doubleColumn detailOnly
    NavigationSplitViewColumn: sidebar content detail
    PhotosPickerSelectionBehavior: default ordered continuous continuousAndOrdered
    PHPickerFilter: images videos livePhotos screenshots panoramas bursts
    TimelineSchedule: animation everyMinute
    UIUserInterfaceStyle: unspecified light dark
    UIAccessibilityContrast: unspecified normal high
    UIUserInterfaceSizeClass: unspecified compact regular
    UIUserInterfaceIdiom: unspecified phone pad tv carPlay mac vision
    UIDeviceOrientation: unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown
    UIContentSizeCategory: unspecified extraSmall small medium large extraLarge extraExtraLarge extraExtraExtraLarge accessibilityMedium accessibilityLarge accessibilityExtraLarge accessibilityExtraExtraLarge accessibilityExtraExtraExtraLarge
    UIFont.Weight: ultraLight thin light regular medium semibold bold heavy black
    UIFont.TextStyle: largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2
    UIImpactFeedbackGenerator.FeedbackStyle: light medium heavy soft rigid
    UINotificationFeedbackGenerator.FeedbackType: success warning error
    UNAuthorizationOptions: alert sound badge carPlay criticalAlert provisional providesAppNotificationSettings
    UNAuthorizationStatus: notDetermined denied authorized provisional ephemeral
    AVAuthorizationStatus: notDetermined restricted denied authorized
    AVMediaType: video audio
    PHAuthorizationStatus: notDetermined restricted denied authorized limited
    PHAccessLevel: addOnly readWrite
    CLAuthorizationStatus: notDetermined restricted denied authorizedAlways authorizedWhenInUse
    ATTrackingManager.AuthorizationStatus: notDetermined restricted denied authorized
    AnimationCompletionCriteria: logicallyComplete removed
    SensoryFeedback: success warning error selection increase decrease start stop alignment levelChange impact
    MatchedGeometryProperties: position size frame
    ContentTransition: identity opacity interpolate
    TaskPriority: high medium low background userInitiated utility
    QualityOfService: userInteractive userInitiated utility background default
    DispatchQoS: userInteractive userInitiated utility background default unspecified
    DispatchQoS.QoSClass: userInteractive userInitiated utility background default unspecified
    Calendar.Component: era year month day hour minute second weekday weekdayOrdinal quarter weekOfMonth weekOfYear yearForWeekOfYear nanosecond calendar timeZone
    Calendar.Identifier: gregorian buddhist chinese hebrew islamic iso8601 japanese persian
    DateFormatter.Style: none short medium long full
    NumberFormatter.Style: none decimal currency percent scientific spellOut ordinal
    CharacterSet: whitespaces whitespacesAndNewlines newlines letters decimalDigits alphanumerics punctuationCharacters symbols controlCharacters uppercaseLetters lowercaseLetters capitalizedLetters nonBaseCharacters decomposables illegalCharacters urlQueryAllowed urlPathAllowed urlHostAllowed urlFragmentAllowed urlUserAllowed urlPasswordAllowed
    CGRectEdge: minXEdge minYEdge maxXEdge maxYEdge
    FileProtectionType: none complete completeUnlessOpen completeUntilFirstUserAuthentication completeWhenUserInactive
    Data.WritingOptions: atomic withoutOverwriting completeFileProtection completeFileProtectionUnlessOpen completeFileProtectionUntilFirstUserAuthentication noFileProtection
    Data.ReadingOptions: mappedIfSafe uncached alwaysMapped
    JSONSerialization.WritingOptions: prettyPrinted sortedKeys fragmentsAllowed withoutEscapingSlashes
    JSONSerialization.ReadingOptions: mutableContainers mutableLeaves fragmentsAllowed allowFragments
    NSRegularExpression.Options: caseInsensitive allowCommentsAndWhitespace ignoreMetacharacters dotMatchesLineSeparators anchorsMatchLines useUnixLineSeparators useUnicodeWordBoundaries
    ByteCountFormatter.CountStyle: file memory decimal binary
    ByteCountFormatStyle.Style: file memory decimal binary
    RunLoop.Mode: common default tracking
    OSLogPrivacy: public private auto sensitive
    OSLogType: default info debug error fault
    String.Encoding: utf8 utf16 ascii nonLossyASCII unicode utf16LittleEndian utf16BigEndian utf32 isoLatin1 isoLatin2 windowsCP1252 macOSRoman
    String.CompareOptions: caseInsensitive literal backwards anchored numeric diacriticInsensitive regularExpression
    ComparisonResult: orderedAscending orderedSame orderedDescending
    FileManager.SearchPathDirectory: documentDirectory cachesDirectory libraryDirectory applicationSupportDirectory
    FileManager.SearchPathDomainMask: userDomainMask
    SignInWithAppleButton.Label: signIn continue signUp
    """
}
