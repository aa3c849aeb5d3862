// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 2 of Data/values.txt.
  static let values2: StaticString = #"""
    case SequenceGesture.Value first(First.Value) | ios 13
    case SequenceGesture.Value second(First.Value, Second.Value?) | ios 13
    type Shader struct | ios 17
    init Shader(function: ShaderFunction, arguments: [Shader.Argument]) | ios 17
    type Shader.Argument struct | ios 17
    static Shader.Argument boundingRect: Shader.Argument | ios 17
    static Shader.Argument color(_ color: Color) -> Shader.Argument | ios 17
    static Shader.Argument colorArray(_ array: [Color]) -> Shader.Argument | ios 17
    static Shader.Argument data(_ data: Data) -> Shader.Argument | ios 17
    static Shader.Argument float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument | ios 17
    static Shader.Argument float2(_ point: CGPoint) -> Shader.Argument | ios 17
    static Shader.Argument float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Shader.Argument | ios 17
    static Shader.Argument float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Shader.Argument | ios 17
    static Shader.Argument float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument | ios 17
    static Shader.Argument floatArray(_ array: [Float]) -> Shader.Argument | ios 17
    static Shader.Argument image(_ image: Image) -> Shader.Argument | ios 17
    type Shader.UsageType struct | ios 18
    static Shader.UsageType colorEffect: Shader.UsageType | ios 18
    static Shader.UsageType distortionEffect: Shader.UsageType | ios 18
    static Shader.UsageType layerEffect: Shader.UsageType | ios 18
    static Shader.UsageType shapeStyle: Shader.UsageType | ios 18
    type ShaderFunction struct | ios 17
    init ShaderFunction(library: ShaderLibrary, name: String) | ios 17
    method ShaderFunction dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader | ios 17
    type ShaderLibrary struct | ios 17
    static ShaderLibrary bundle(_ bundle: Bundle) -> ShaderLibrary | ios 17
    static ShaderLibrary default: ShaderLibrary | ios 17
    init ShaderLibrary(data: Data) | ios 17
    init ShaderLibrary(url: URL) | ios 17
    type ShadowStyle struct | ios 16
    static ShadowStyle drop(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle | ios 16
    static ShadowStyle inner(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle | ios 16
    type Shape protocol | ios 13
    type ShapeRole enum | ios 15
    case ShapeRole fill | ios 15
    case ShapeRole separator | ios 15
    case ShapeRole stroke | ios 15
    type ShapeStyle protocol | ios 13
    static ShapeStyle angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient | ios 13
    static ShapeStyle angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> some ShapeStyle | ios 16
    static ShapeStyle angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient | ios 13
    static ShapeStyle background: BackgroundStyle | ios 14
    static ShapeStyle bar: Material | ios 15
    static ShapeStyle black: Color | ios 13
    static ShapeStyle blendMode(_ mode: BlendMode) -> some ShapeStyle | ios 16
    static ShapeStyle blue: Color | ios 13
    static ShapeStyle brown: Color | ios 15
    static ShapeStyle clear: Color | ios 13
    static ShapeStyle conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient | ios 13
    static ShapeStyle conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> some ShapeStyle | ios 16
    static ShapeStyle conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient | ios 13
    static ShapeStyle cyan: Color | ios 15
    static ShapeStyle ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient | ios 15
    static ShapeStyle ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient | ios 15
    static ShapeStyle ellipticalGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> some ShapeStyle | ios 16
    static ShapeStyle fill: FillShapeStyle | ios 17
    static ShapeStyle foreground: ForegroundStyle | ios 13
    static ShapeStyle gray: Color | ios 13
    static ShapeStyle green: Color | ios 13
    static ShapeStyle image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint | ios 13
    static ShapeStyle indigo: Color | ios 15
    static ShapeStyle linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle | ios 16
    static ShapeStyle linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient | ios 13
    static ShapeStyle linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient | ios 13
    static ShapeStyle link: LinkShapeStyle | ios 17
    static ShapeStyle mint: Color | ios 15
    static ShapeStyle opacity(_ opacity: Double) -> some ShapeStyle | ios 16
    static ShapeStyle orange: Color | ios 13
    static ShapeStyle pink: Color | ios 13
    static ShapeStyle placeholder: PlaceholderTextShapeStyle | ios 17
    static ShapeStyle primary: HierarchicalShapeStyle | ios 15
    static ShapeStyle purple: Color | ios 13
    static ShapeStyle quaternary: HierarchicalShapeStyle | ios 15
    static ShapeStyle quinary: HierarchicalShapeStyle | ios 16
    static ShapeStyle radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient | ios 13
    static ShapeStyle radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> some ShapeStyle | ios 16
    static ShapeStyle radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient | ios 13
    static ShapeStyle red: Color | ios 13
    static ShapeStyle regularMaterial: Material | ios 15
    static ShapeStyle secondary: HierarchicalShapeStyle | ios 15
    static ShapeStyle selection: SelectionShapeStyle | ios 15
    static ShapeStyle separator: SeparatorShapeStyle | ios 17
    static ShapeStyle shadow(_ style: ShadowStyle) -> some ShapeStyle | ios 16
    static ShapeStyle teal: Color | ios 15
    static ShapeStyle tertiary: HierarchicalShapeStyle | ios 15
    static ShapeStyle thickMaterial: Material | ios 15
    static ShapeStyle thinMaterial: Material | ios 15
    static ShapeStyle tint: TintShapeStyle | ios 15
    static ShapeStyle ultraThickMaterial: Material | ios 15
    static ShapeStyle ultraThinMaterial: Material | ios 15
    static ShapeStyle white: Color | ios 13
    static ShapeStyle windowBackground: WindowBackgroundShapeStyle | ios 17
    static ShapeStyle yellow: Color | ios 13
    type ShapeView protocol | ios 17
    type SidebarRowSize enum | ios 16
    case SidebarRowSize large | ios 16
    case SidebarRowSize medium | ios 16
    case SidebarRowSize small | ios 16
    type SimultaneousGesture struct | ios 13
    init SimultaneousGesture(_ first: First, _ second: Second) | ios 13
    type SimultaneousGesture.Value struct | ios 13
    type SizeDependentTextVariant struct | ios 18
    type SliderTick.ID struct | ios 26
    type SliderTickContent protocol | ios 26
    type SlideTransition struct | ios 17
    init SlideTransition() | ios 17
    type SpacerSizing struct | ios 26
    static SpacerSizing fixed: SpacerSizing | ios 26
    static SpacerSizing flexible: SpacerSizing | ios 26
    type SpatialEventCollection struct | ios 18
    type SpatialEventCollection.Event struct | ios 18
    type SpatialEventCollection.Event.ID struct | ios 18
    type SpatialEventCollection.Event.InputDevicePose struct | ios 18
    type SpatialEventCollection.Event.Kind enum | ios 18
    case SpatialEventCollection.Event.Kind pencil | ios 18
    case SpatialEventCollection.Event.Kind pointer | ios 18
    case SpatialEventCollection.Event.Kind touch | ios 18
    type SpatialEventCollection.Event.Phase enum | ios 18
    case SpatialEventCollection.Event.Phase active | ios 18
    case SpatialEventCollection.Event.Phase cancelled | ios 18
    case SpatialEventCollection.Event.Phase ended | ios 18
    type SpatialEventCollection.Iterator struct | ios 18
    type SpatialEventGesture struct | ios 18
    init SpatialEventGesture(coordinateSpace: any CoordinateSpaceProtocol = .local) | ios 18
    type SpatialTapGesture struct | ios 16
    init SpatialTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local) | ios 16 deprecated
    init SpatialTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) | ios 17
    type SpatialTapGesture.Value struct | ios 16
    type Spring struct | ios 17
    static Spring bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring | ios 17
    static Spring bouncy: Spring | ios 17
    static Spring smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring | ios 17
    static Spring smooth: Spring | ios 17
    static Spring snappy: Spring | ios 17
    static Spring snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring | ios 17
    init Spring(duration: TimeInterval = 0.5, bounce: Double = 0.0) | ios 17
    init Spring(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) | ios 17
    init Spring(response: Double, dampingRatio: Double) | ios 17
    init Spring(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) | ios 17
    type SpringKeyframe struct | ios 17
    init SpringKeyframe(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) | ios 17
    type SpringLoadingBehavior struct | ios 17
    static SpringLoadingBehavior automatic: SpringLoadingBehavior | ios 17
    static SpringLoadingBehavior disabled: SpringLoadingBehavior | ios 17
    static SpringLoadingBehavior enabled: SpringLoadingBehavior | ios 17
    type State struct | ios 13
    init State() | ios 13
    init State(initialValue value: Value) | ios 13
    init State(wrappedValue value: Value) | ios 13
    type StateObject struct | ios 14
    init StateObject(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) | ios 14
    type StrokeStyle struct | ios 13
    init StrokeStyle(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0) | ios 13
    type SubmitLabel struct | ios 15
    static SubmitLabel continue: SubmitLabel | ios 15
    static SubmitLabel done: SubmitLabel | ios 15
    static SubmitLabel go: SubmitLabel | ios 15
    static SubmitLabel join: SubmitLabel | ios 15
    static SubmitLabel next: SubmitLabel | ios 15
    static SubmitLabel return: SubmitLabel | ios 15
    static SubmitLabel route: SubmitLabel | ios 15
    static SubmitLabel search: SubmitLabel | ios 15
    static SubmitLabel send: SubmitLabel | ios 15
    type SubmitTriggers options | ios 15
    static SubmitTriggers search: SubmitTriggers | ios 15
    static SubmitTriggers text: SubmitTriggers | ios 15
    init SubmitTriggers(rawValue: SubmitTriggers.RawValue) | ios 15
    type Subview.ContainerSizingOptions enum | ios 26
    case Subview.ContainerSizingOptions uniform(axis: Axis.Set) | ios 26
    case Subview.ContainerSizingOptions variable | ios 26
    type Subview.ID struct | ios 18
    type SymbolColorRenderingMode struct | ios 26
    static SymbolColorRenderingMode flat: SymbolColorRenderingMode | ios 26
    static SymbolColorRenderingMode gradient: SymbolColorRenderingMode | ios 26
    type SymbolEffectTransition struct | ios 17
    init SymbolEffectTransition<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) | ios 17
    type SymbolRenderingMode struct | ios 15
    static SymbolRenderingMode hierarchical: SymbolRenderingMode | ios 15
    static SymbolRenderingMode monochrome: SymbolRenderingMode | ios 15
    static SymbolRenderingMode multicolor: SymbolRenderingMode | ios 15
    static SymbolRenderingMode palette: SymbolRenderingMode | ios 15
    type SymbolVariableValueMode struct | ios 26
    static SymbolVariableValueMode color: SymbolVariableValueMode | ios 26
    static SymbolVariableValueMode draw: SymbolVariableValueMode | ios 26
    type SymbolVariants struct | ios 15
    static SymbolVariants circle: SymbolVariants | ios 15
    static SymbolVariants fill: SymbolVariants | ios 15
    static SymbolVariants none: SymbolVariants | ios 15
    static SymbolVariants rectangle: SymbolVariants | ios 15
    static SymbolVariants slash: SymbolVariants | ios 15
    static SymbolVariants square: SymbolVariants | ios 15
    type SystemFormatStyle enum | ios 18
    type SystemFormatStyle.DateOffset struct | ios 18
    init SystemFormatStyle.DateOffset(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) | ios 18
    method SystemFormatStyle.DateOffset calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset | ios 18
    type SystemFormatStyle.DateReference struct | ios 18
    init SystemFormatStyle.DateReference(to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day) | ios 18
    method SystemFormatStyle.DateReference calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference | ios 18
    type SystemFormatStyle.Stopwatch struct | ios 18
    init SystemFormatStyle.Stopwatch(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) | ios 18
    type SystemFormatStyle.Timer struct | ios 18
    init SystemFormatStyle.Timer(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) | ios 18
    init SystemFormatStyle.Timer(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) | ios 18
    type TabBarMinimizeBehavior struct | ios 26
    static TabBarMinimizeBehavior automatic: TabBarMinimizeBehavior | ios 26
    static TabBarMinimizeBehavior never: TabBarMinimizeBehavior | ios 26
    static TabBarMinimizeBehavior onScrollDown: TabBarMinimizeBehavior | ios 26
    static TabBarMinimizeBehavior onScrollUp: TabBarMinimizeBehavior | ios 26
    type TabBarPlacement struct | ios 18
    static TabBarPlacement bottomBar: TabBarPlacement | ios 18
    static TabBarPlacement ornament: TabBarPlacement | ios 18
    static TabBarPlacement pageIndicator: TabBarPlacement | ios 18
    static TabBarPlacement sidebar: TabBarPlacement | ios 18
    static TabBarPlacement topBar: TabBarPlacement | ios 18
    type TabContent protocol | ios 18
    type TabCustomizationBehavior struct | ios 18
    static TabCustomizationBehavior automatic: TabCustomizationBehavior | ios 18
    static TabCustomizationBehavior disabled: TabCustomizationBehavior | ios 18
    static TabCustomizationBehavior reorderable: TabCustomizationBehavior | ios 18
    type TableColumnAlignment struct | ios 17
    static TableColumnAlignment automatic: TableColumnAlignment | ios 17
    static TableColumnAlignment center: TableColumnAlignment | ios 17
    static TableColumnAlignment leading: TableColumnAlignment | ios 17
    static TableColumnAlignment numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment | ios 17
    static TableColumnAlignment numeric: TableColumnAlignment | ios 17
    static TableColumnAlignment trailing: TableColumnAlignment | ios 17
    type TableColumnContent protocol | ios 16
    type TableColumnCustomization struct | ios 17
    init TableColumnCustomization() | ios 17
    type TableColumnCustomizationBehavior struct | ios 17
    static TableColumnCustomizationBehavior all: TableColumnCustomizationBehavior | ios 17
    static TableColumnCustomizationBehavior reorder: TableColumnCustomizationBehavior | ios 17
    static TableColumnCustomizationBehavior resize: TableColumnCustomizationBehavior | ios 17
    static TableColumnCustomizationBehavior visibility: TableColumnCustomizationBehavior | ios 17
    init TableColumnCustomizationBehavior() | ios 17
    type TableRowContent protocol | ios 16
    type TabPlacement struct | ios 18
    static TabPlacement automatic: TabPlacement | ios 18
    static TabPlacement pinned: TabPlacement | ios 18
    static TabPlacement sidebarOnly: TabPlacement | ios 18
    type TabRole struct | ios 18
    static TabRole search: TabRole | ios 18
    type TabSearchActivation struct | ios 26
    static TabSearchActivation automatic: TabSearchActivation | ios 26
    static TabSearchActivation searchTabSelection: TabSearchActivation | ios 26
    type TabViewBottomAccessoryPlacement enum | ios 26
    case TabViewBottomAccessoryPlacement expanded | ios 26
    case TabViewBottomAccessoryPlacement inline | ios 26
    type TabViewCustomization struct | ios 18
    init TabViewCustomization() | ios 18
    type TabViewCustomization.SectionCustomization struct | ios 18.4
    type TabViewCustomization.TabCustomization struct | ios 18.4
    type TapGesture struct | ios 13
    init TapGesture(count: Int = 1) | ios 13
    type Text.AlignmentStrategy struct | ios 26
    static Text.AlignmentStrategy default: Text.AlignmentStrategy | ios 26
    static Text.AlignmentStrategy layoutBased: Text.AlignmentStrategy | ios 26
    static Text.AlignmentStrategy writingDirectionBased: Text.AlignmentStrategy | ios 26
    type Text.Case enum | ios 14
    case Text.Case lowercase | ios 14
    case Text.Case uppercase | ios 14
    type Text.DateStyle struct | ios 14
    static Text.DateStyle date: Text.DateStyle | ios 14
    static Text.DateStyle offset: Text.DateStyle | ios 14
    static Text.DateStyle relative: Text.DateStyle | ios 14
    static Text.DateStyle time: Text.DateStyle | ios 14
    static Text.DateStyle timer: Text.DateStyle | ios 14
    type Text.Layout struct | ios 17
    type Text.Layout.CharacterIndex struct | ios 17
    type Text.Layout.DrawingOptions options | ios 17
    static Text.Layout.DrawingOptions disablesSubpixelQuantization: Text.Layout.DrawingOptions | ios 17
    type Text.Layout.Line struct | ios 17
    type Text.Layout.Run struct | ios 17
    type Text.Layout.RunSlice struct | ios 17
    init Text.Layout.RunSlice(run: Text.Layout.Run, indices: Range<Int>) | ios 17
    type Text.Layout.TypographicBounds struct | ios 17
    init Text.Layout.TypographicBounds() | ios 17
    type Text.LayoutKey struct | ios 17
    type Text.LayoutKey.AnchoredLayout struct | ios 17
    type Text.LineStyle struct | ios 15
    static Text.LineStyle single: Text.LineStyle | ios 15
    init Text.LineStyle(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) | ios 15
    init Text.LineStyle?(nsUnderlineStyle: NSUnderlineStyle) | ios 15
    type Text.LineStyle.Pattern struct | ios 15
    static Text.LineStyle.Pattern dash: Text.LineStyle.Pattern | ios 15
    static Text.LineStyle.Pattern dashDot: Text.LineStyle.Pattern | ios 15
    static Text.LineStyle.Pattern dashDotDot: Text.LineStyle.Pattern | ios 15
    static Text.LineStyle.Pattern dot: Text.LineStyle.Pattern | ios 15
    static Text.LineStyle.Pattern solid: Text.LineStyle.Pattern | ios 15
    type Text.Scale struct | ios 17
    static Text.Scale default: Text.Scale | ios 17
    static Text.Scale secondary: Text.Scale | ios 17
    type Text.TruncationMode enum | ios 13
    case Text.TruncationMode head | ios 13
    case Text.TruncationMode middle | ios 13
    case Text.TruncationMode tail | ios 13
    type Text.WritingDirectionStrategy struct | ios 26
    static Text.WritingDirectionStrategy contentBased: Text.WritingDirectionStrategy | ios 26
    static Text.WritingDirectionStrategy default: Text.WritingDirectionStrategy | ios 26
    static Text.WritingDirectionStrategy layoutBased: Text.WritingDirectionStrategy | ios 26
    type TextAlignment enum | ios 13
    case TextAlignment center | ios 13
    case TextAlignment leading | ios 13
    case TextAlignment trailing | ios 13
    type TextAttribute protocol | ios 17
    type TextInputAutocapitalization struct | ios 15
    static TextInputAutocapitalization characters: TextInputAutocapitalization | ios 15
    static TextInputAutocapitalization never: TextInputAutocapitalization | ios 15
    static TextInputAutocapitalization sentences: TextInputAutocapitalization | ios 15
    static TextInputAutocapitalization words: TextInputAutocapitalization | ios 15
    init TextInputAutocapitalization?(_ type: UITextAutocapitalizationType) | ios 15
    type TextInputDictationActivation struct | ios 17
    static TextInputDictationActivation onLook: TextInputDictationActivation | ios 17
    static TextInputDictationActivation onSelect: TextInputDictationActivation | ios 17
    type TextInputDictationBehavior struct | ios 17
    static TextInputDictationBehavior automatic: TextInputDictationBehavior | ios 17
    static TextInputDictationBehavior inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior | ios 17
    type TextInputFormattingControlPlacement struct | ios 26
    type TextInputFormattingControlPlacement.Set options | ios 26
    static TextInputFormattingControlPlacement.Set all: TextInputFormattingControlPlacement.Set | ios 26
    static TextInputFormattingControlPlacement.Set contextMenu: TextInputFormattingControlPlacement.Set | ios 26
    static TextInputFormattingControlPlacement.Set default: TextInputFormattingControlPlacement.Set | ios 26
    static TextInputFormattingControlPlacement.Set inputAssistant: TextInputFormattingControlPlacement.Set | ios 26
    type TextRenderer protocol | ios 17
    type TextSelectability protocol | ios 15
    static TextSelectability allowsSelection: Bool | ios 15
    static TextSelectability disabled: DisabledTextSelectability | ios 15
    static TextSelectability enabled: EnabledTextSelectability | ios 15
    type TextSelection struct | ios 18
    init TextSelection(insertionPoint: String.Index) | ios 18
    init TextSelection(range: Range<String.Index>) | ios 18
    init TextSelection(ranges: RangeSet<String.Index>) | ios 18
    type TextSelection.Indices enum | ios 18
    case TextSelection.Indices multiSelection(RangeSet<String.Index>) | ios 18
    case TextSelection.Indices selection(Range<String.Index>) | ios 18
    type TextSelectionAffinity enum | ios 18
    case TextSelectionAffinity automatic | ios 18
    case TextSelectionAffinity downstream | ios 18
    case TextSelectionAffinity upstream | ios 18
    type TextVariantPreference protocol | ios 18
    static TextVariantPreference fixed: FixedTextVariant | ios 18
    static TextVariantPreference sizeDependent: SizeDependentTextVariant | ios 18
    type TimeDataSource struct | ios 18
    static TimeDataSource currentDate: TimeDataSource<Date> | ios 18
    static TimeDataSource dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> | ios 18
    static TimeDataSource dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> | ios 18
    static TimeDataSource durationOffset(to date: Date) -> TimeDataSource<Duration> | ios 18
    type TimelineSchedule protocol | ios 15
    static TimelineSchedule animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule | ios 15
    static TimelineSchedule animation: AnimationTimelineSchedule | ios 15
    static TimelineSchedule everyMinute: EveryMinuteTimelineSchedule | ios 15
    static TimelineSchedule explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date | ios 15
    static TimelineSchedule periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule | ios 15
    type TimelineScheduleMode enum | ios 15
    case TimelineScheduleMode lowFrequency | ios 15
    case TimelineScheduleMode normal | ios 15
    type TimelineView.Context.Cadence enum | ios 15
    case TimelineView.Context.Cadence live | ios 15
    case TimelineView.Context.Cadence minutes | ios 15
    case TimelineView.Context.Cadence seconds | ios 15
    type TintShapeStyle struct | ios 15
    init TintShapeStyle() | ios 15
    type ToolbarContent protocol | ios 14
    type ToolbarCustomizationBehavior struct | ios 16
    static ToolbarCustomizationBehavior default: ToolbarCustomizationBehavior | ios 16
    static ToolbarCustomizationBehavior disabled: ToolbarCustomizationBehavior | ios 16
    static ToolbarCustomizationBehavior reorderable: ToolbarCustomizationBehavior | ios 16
    type ToolbarCustomizationOptions options | ios 16
    static ToolbarCustomizationOptions alwaysAvailable: ToolbarCustomizationOptions | ios 16
    type ToolbarDefaultItemKind struct | ios 17
    static ToolbarDefaultItemKind search: ToolbarDefaultItemKind | ios 26
    static ToolbarDefaultItemKind sidebarToggle: ToolbarDefaultItemKind | ios 17
    static ToolbarDefaultItemKind title: ToolbarDefaultItemKind | ios 18
    type ToolbarItemPlacement struct | ios 14
    static ToolbarItemPlacement automatic: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement bottomBar: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement cancellationAction: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement confirmationAction: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement destructiveAction: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement keyboard: ToolbarItemPlacement | ios 15
    static ToolbarItemPlacement largeSubtitle: ToolbarItemPlacement | ios 26
    static ToolbarItemPlacement largeTitle: ToolbarItemPlacement | ios 26
    static ToolbarItemPlacement navigation: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement navigationBarLeading: ToolbarItemPlacement | ios 14 deprecated
    static ToolbarItemPlacement navigationBarTrailing: ToolbarItemPlacement | ios 14 deprecated
    static ToolbarItemPlacement primaryAction: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement principal: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement secondaryAction: ToolbarItemPlacement | ios 16
    static ToolbarItemPlacement status: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement subtitle: ToolbarItemPlacement | ios 26
    static ToolbarItemPlacement title: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement topBarLeading: ToolbarItemPlacement | ios 14
    static ToolbarItemPlacement topBarTrailing: ToolbarItemPlacement | ios 14
    type ToolbarLabelStyle struct | ios 18
    static ToolbarLabelStyle automatic: ToolbarLabelStyle | ios 18
    type ToolbarPlacement struct | ios 16
    static ToolbarPlacement automatic: ToolbarPlacement | ios 16
    static ToolbarPlacement bottomBar: ToolbarPlacement | ios 16
    static ToolbarPlacement navigationBar: ToolbarPlacement | ios 16
    static ToolbarPlacement tabBar: ToolbarPlacement | ios 16
    type ToolbarRole struct | ios 16
    static ToolbarRole automatic: ToolbarRole | ios 16
    static ToolbarRole browser: ToolbarRole | ios 16
    static ToolbarRole editor: ToolbarRole | ios 16
    static ToolbarRole navigationStack: ToolbarRole | ios 16
    type ToolbarTitleDisplayMode struct | ios 17
    static ToolbarTitleDisplayMode automatic: ToolbarTitleDisplayMode | ios 17
    static ToolbarTitleDisplayMode inline: ToolbarTitleDisplayMode | ios 17
    static ToolbarTitleDisplayMode inlineLarge: ToolbarTitleDisplayMode | ios 17
    static ToolbarTitleDisplayMode large: ToolbarTitleDisplayMode | ios 17
    type Transaction struct | ios 13
    init Transaction() | ios 13
    init Transaction(animation: Animation?) | ios 13
    type TransactionKey protocol | ios 17
    static TransactionKey defaultValue: Self.Value | ios 17
    type Transition protocol | ios 17
    static Transition blurReplace: BlurReplaceTransition | ios 17
    static Transition blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self | ios 17
    static Transition identity: IdentityTransition | ios 17
    static Transition move(edge: Edge) -> Self | ios 17
    static Transition offset(x: CGFloat = 0, y: CGFloat = 0) -> Self | ios 17
    static Transition offset(_ offset: CGSize) -> Self | ios 17
    static Transition opacity: OpacityTransition | ios 17
    static Transition properties: TransitionProperties | ios 17
    static Transition push(from edge: Edge) -> Self | ios 17
    static Transition scale(_ scale: Double, anchor: UnitPoint = .center) -> Self | ios 17
    static Transition scale: ScaleTransition | ios 17
    static Transition slide: SlideTransition | ios 17
    static Transition symbolEffect: SymbolEffectTransition | ios 17
    static Transition symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition | ios 17
    type TransitionPhase enum | ios 17
    case TransitionPhase didDisappear | ios 17
    case TransitionPhase identity | ios 17
    case TransitionPhase willAppear | ios 17
    type TransitionProperties struct | ios 17
    init TransitionProperties(hasMotion: Bool = true) | ios 17
    type TypesettingLanguage struct | ios 17
    static TypesettingLanguage automatic: TypesettingLanguage | ios 17
    static TypesettingLanguage explicit(_ language: Locale.Language) -> TypesettingLanguage | ios 17
    type UIGestureRecognizerRepresentable protocol | ios 18
    type UIHostingSceneDelegate protocol | ios 26
    type UIViewControllerRepresentable protocol | ios 13
    type UIViewRepresentable protocol | ios 13
    type UnitCurve struct | ios 17
    static UnitCurve bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve | ios 17
    static UnitCurve circularEaseIn: UnitCurve | ios 17
    static UnitCurve circularEaseInOut: UnitCurve | ios 17
    static UnitCurve circularEaseOut: UnitCurve | ios 17
    static UnitCurve easeIn: UnitCurve | ios 17
    static UnitCurve easeInEaseOut: UnitCurve | ios 17 deprecated
    static UnitCurve easeInOut: UnitCurve | ios 17
    static UnitCurve easeOut: UnitCurve | ios 17
    static UnitCurve linear: UnitCurve | ios 17
    type UnitPoint struct | ios 13
    static UnitPoint bottom: UnitPoint | ios 13
    static UnitPoint bottomLeading: UnitPoint | ios 13
    static UnitPoint bottomTrailing: UnitPoint | ios 13
    static UnitPoint center: UnitPoint | ios 13
    static UnitPoint leading: UnitPoint | ios 13
    static UnitPoint top: UnitPoint | ios 13
    static UnitPoint topLeading: UnitPoint | ios 13
    static UnitPoint topTrailing: UnitPoint | ios 13
    static UnitPoint trailing: UnitPoint | ios 13
    static UnitPoint zero: UnitPoint | ios 13
    init UnitPoint() | ios 13
    init UnitPoint(x: CGFloat, y: CGFloat) | ios 13
    type UserInterfaceSizeClass enum | ios 13
    case UserInterfaceSizeClass compact | ios 13
    case UserInterfaceSizeClass regular | ios 13
    init UserInterfaceSizeClass?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) | ios 14
    type VectorArithmetic protocol | ios 13
    type VerticalAlignment struct | ios 13
    static VerticalAlignment bottom: VerticalAlignment | ios 13
    static VerticalAlignment center: VerticalAlignment | ios 13
    static VerticalAlignment firstTextBaseline: VerticalAlignment | ios 13
    static VerticalAlignment lastTextBaseline: VerticalAlignment | ios 13
    static VerticalAlignment top: VerticalAlignment | ios 13
    init VerticalAlignment(_ id: any AlignmentID.Type) | ios 13
    type VerticalDirection enum | ios 18
    case VerticalDirection down | ios 18
    case VerticalDirection up | ios 18
    type VerticalDirection.Set options | ios 18
    static VerticalDirection.Set all: VerticalDirection.Set | ios 18
    static VerticalDirection.Set down: VerticalDirection.Set | ios 18
    static VerticalDirection.Set up: VerticalDirection.Set | ios 18
    init VerticalDirection.Set(_ direction: VerticalDirection) | ios 18
    type VerticalEdge enum | ios 15
    case VerticalEdge bottom | ios 15
    case VerticalEdge top | ios 15
    type VerticalEdge.Set options | ios 15
    static VerticalEdge.Set all: VerticalEdge.Set | ios 15
    static VerticalEdge.Set bottom: VerticalEdge.Set | ios 15
    static VerticalEdge.Set top: VerticalEdge.Set | ios 15
    init VerticalEdge.Set(_ e: VerticalEdge) | ios 15
    type View protocol | ios 13
    type ViewAlignedScrollTargetBehavior struct | ios 17
    init ViewAlignedScrollTargetBehavior(anchor: UnitPoint?) | ios 26
    init ViewAlignedScrollTargetBehavior(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) | ios 17
    init ViewAlignedScrollTargetBehavior(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) | ios 26
    type ViewAlignedScrollTargetBehavior.LimitBehavior struct | ios 17
    static ViewAlignedScrollTargetBehavior.LimitBehavior always: ViewAlignedScrollTargetBehavior.LimitBehavior | ios 17
    static ViewAlignedScrollTargetBehavior.LimitBehavior alwaysByFew: ViewAlignedScrollTargetBehavior.LimitBehavior | ios 18
    static ViewAlignedScrollTargetBehavior.LimitBehavior alwaysByOne: ViewAlignedScrollTargetBehavior.LimitBehavior | ios 18
    static ViewAlignedScrollTargetBehavior.LimitBehavior automatic: ViewAlignedScrollTargetBehavior.LimitBehavior | ios 17
    static ViewAlignedScrollTargetBehavior.LimitBehavior never: ViewAlignedScrollTargetBehavior.LimitBehavior | ios 17
    type ViewDimensions struct | ios 13
    type ViewModifier protocol | ios 13
    type ViewSpacing struct | ios 16
    static ViewSpacing zero: ViewSpacing | ios 16
    init ViewSpacing() | ios 16
    method ViewSpacing union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing | ios 16
    type Visibility enum | ios 15
    case Visibility automatic | ios 15
    case Visibility hidden | ios 15
    case Visibility visible | ios 15
    type VisualEffect protocol | ios 17
    type Widget protocol | ios 14
    type WidgetBundle protocol | ios 14
    type WidgetConfiguration protocol | ios 14
    type WindowBackgroundShapeStyle struct | ios 17
    init WindowBackgroundShapeStyle() | ios 17
    type WindowManagerRole struct | ios 18
    static WindowManagerRole automatic: WindowManagerRole | ios 18
    type WindowResizability struct | ios 17
    static WindowResizability automatic: WindowResizability | ios 17
    static WindowResizability contentMinSize: WindowResizability | ios 17
    static WindowResizability contentSize: WindowResizability | ios 17
    type WindowToolbarFullScreenVisibility struct | ios 18
    static WindowToolbarFullScreenVisibility automatic: WindowToolbarFullScreenVisibility | ios 18
    type WritingToolsBehavior struct | ios 18
    static WritingToolsBehavior automatic: WritingToolsBehavior | ios 18
    static WritingToolsBehavior complete: WritingToolsBehavior | ios 18
    static WritingToolsBehavior disabled: WritingToolsBehavior | ios 18
    static WritingToolsBehavior limited: WritingToolsBehavior | ios 18
    type ZoomNavigationTransition struct | ios 18
    """#
}
