// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 1 of Data/styles.txt.
  static let styles1: StaticString = #"""
    framework SwiftUI
    family ButtonStyle | ios 13
    family ControlGroupStyle | ios 15
    static ControlGroupStyle automatic: AutomaticControlGroupStyle | ios 15
    static ControlGroupStyle compactMenu: CompactMenuControlGroupStyle | ios 16.4
    static ControlGroupStyle menu: MenuControlGroupStyle | ios 16.4
    static ControlGroupStyle navigation: NavigationControlGroupStyle | ios 15
    static ControlGroupStyle palette: PaletteControlGroupStyle | ios 17
    style ControlGroupStyle AutomaticControlGroupStyle | ios 15
    style ControlGroupStyle CompactMenuControlGroupStyle | ios 16.4
    style ControlGroupStyle MenuControlGroupStyle | ios 16.4
    style ControlGroupStyle NavigationControlGroupStyle | ios 15
    style ControlGroupStyle PaletteControlGroupStyle | ios 17
    family DatePickerStyle | ios 13
    static DatePickerStyle automatic: DefaultDatePickerStyle | ios 13
    static DatePickerStyle compact: CompactDatePickerStyle | ios 14
    static DatePickerStyle graphical: GraphicalDatePickerStyle | ios 14
    static DatePickerStyle wheel: WheelDatePickerStyle | ios 13
    style DatePickerStyle CompactDatePickerStyle | ios 14
    style DatePickerStyle DefaultDatePickerStyle | ios 13
    style DatePickerStyle GraphicalDatePickerStyle | ios 14
    style DatePickerStyle WheelDatePickerStyle | ios 13
    family DisclosureGroupStyle | ios 16
    static DisclosureGroupStyle automatic: AutomaticDisclosureGroupStyle | ios 16
    style DisclosureGroupStyle AutomaticDisclosureGroupStyle | ios 16
    family FormStyle | ios 16
    static FormStyle automatic: AutomaticFormStyle | ios 16
    static FormStyle columns: ColumnsFormStyle | ios 16
    static FormStyle grouped: GroupedFormStyle | ios 16
    style FormStyle AutomaticFormStyle | ios 16
    style FormStyle ColumnsFormStyle | ios 16
    style FormStyle GroupedFormStyle | ios 16
    family GaugeStyle | ios 16
    static GaugeStyle accessoryCircular: AccessoryCircularGaugeStyle | ios 16
    static GaugeStyle accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle | ios 16
    static GaugeStyle accessoryLinear: AccessoryLinearGaugeStyle | ios 16
    static GaugeStyle accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle | ios 16
    static GaugeStyle automatic: DefaultGaugeStyle | ios 16
    static GaugeStyle linearCapacity: LinearCapacityGaugeStyle | ios 16
    style GaugeStyle AccessoryCircularCapacityGaugeStyle | ios 16
    style GaugeStyle AccessoryCircularGaugeStyle | ios 16
    style GaugeStyle AccessoryLinearCapacityGaugeStyle | ios 16
    style GaugeStyle AccessoryLinearGaugeStyle | ios 16
    style GaugeStyle DefaultGaugeStyle | ios 16
    style GaugeStyle LinearCapacityGaugeStyle | ios 16
    family GroupBoxStyle | ios 14
    static GroupBoxStyle automatic: DefaultGroupBoxStyle | ios 14
    style GroupBoxStyle DefaultGroupBoxStyle | ios 14
    family IndexViewStyle | ios 14
    static IndexViewStyle page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle | ios 14
    static IndexViewStyle page: PageIndexViewStyle | ios 14
    style IndexViewStyle PageIndexViewStyle | ios 14
    family LabelStyle | ios 14
    static LabelStyle automatic: DefaultLabelStyle | ios 14
    static LabelStyle iconOnly: IconOnlyLabelStyle | ios 14
    static LabelStyle titleAndIcon: TitleAndIconLabelStyle | ios 14.5
    static LabelStyle titleOnly: TitleOnlyLabelStyle | ios 14
    style LabelStyle DefaultLabelStyle | ios 14
    style LabelStyle IconOnlyLabelStyle | ios 14
    style LabelStyle TitleAndIconLabelStyle | ios 14.5
    style LabelStyle TitleOnlyLabelStyle | ios 14
    family LabeledContentStyle | ios 16
    static LabeledContentStyle automatic: AutomaticLabeledContentStyle | ios 16
    style LabeledContentStyle AutomaticLabeledContentStyle | ios 16
    family ListStyle | ios 13
    static ListStyle automatic: DefaultListStyle | ios 13
    static ListStyle grouped: GroupedListStyle | ios 13
    static ListStyle inset: InsetListStyle | ios 14
    static ListStyle insetGrouped: InsetGroupedListStyle | ios 14
    static ListStyle plain: PlainListStyle | ios 13
    static ListStyle sidebar: SidebarListStyle | ios 14
    style ListStyle DefaultListStyle | ios 13
    style ListStyle GroupedListStyle | ios 13
    style ListStyle InsetGroupedListStyle | ios 14
    style ListStyle InsetListStyle | ios 14
    style ListStyle PlainListStyle | ios 13
    style ListStyle SidebarListStyle | ios 14
    family MenuStyle | ios 14
    static MenuStyle automatic: DefaultMenuStyle | ios 14
    static MenuStyle borderlessButton: BorderlessButtonMenuStyle | ios 14 deprecated
    static MenuStyle button: ButtonMenuStyle | ios 16
    style MenuStyle BorderlessButtonMenuStyle | ios 14 deprecated
    style MenuStyle ButtonMenuStyle | ios 16
    style MenuStyle DefaultMenuStyle | ios 14
    family NavigationSplitViewStyle | ios 16
    static NavigationSplitViewStyle automatic: AutomaticNavigationSplitViewStyle | ios 16
    static NavigationSplitViewStyle balanced: BalancedNavigationSplitViewStyle | ios 16
    static NavigationSplitViewStyle prominentDetail: ProminentDetailNavigationSplitViewStyle | ios 16
    style NavigationSplitViewStyle AutomaticNavigationSplitViewStyle | ios 16
    style NavigationSplitViewStyle BalancedNavigationSplitViewStyle | ios 16
    style NavigationSplitViewStyle ProminentDetailNavigationSplitViewStyle | ios 16
    family NavigationViewStyle | ios 13 deprecated
    static NavigationViewStyle automatic: DefaultNavigationViewStyle | ios 13 deprecated
    static NavigationViewStyle columns: ColumnNavigationViewStyle | ios 15 deprecated
    static NavigationViewStyle stack: StackNavigationViewStyle | ios 13 deprecated
    style NavigationViewStyle ColumnNavigationViewStyle | ios 15 deprecated
    style NavigationViewStyle DefaultNavigationViewStyle | ios 13 deprecated
    style NavigationViewStyle DoubleColumnNavigationViewStyle | ios 13 deprecated
    style NavigationViewStyle StackNavigationViewStyle | ios 13 deprecated
    family PickerStyle | ios 13
    static PickerStyle automatic: DefaultPickerStyle | ios 13
    static PickerStyle inline: InlinePickerStyle | ios 14
    static PickerStyle menu: MenuPickerStyle | ios 14
    static PickerStyle navigationLink: NavigationLinkPickerStyle | ios 16
    static PickerStyle palette: PalettePickerStyle | ios 17
    static PickerStyle segmented: SegmentedPickerStyle | ios 13
    static PickerStyle wheel: WheelPickerStyle | ios 13
    style PickerStyle DefaultPickerStyle | ios 13
    style PickerStyle InlinePickerStyle | ios 14
    style PickerStyle MenuPickerStyle | ios 14
    style PickerStyle NavigationLinkPickerStyle | ios 16
    style PickerStyle PalettePickerStyle | ios 17
    style PickerStyle SegmentedPickerStyle | ios 13
    style PickerStyle WheelPickerStyle | ios 13
    family PrimitiveButtonStyle | ios 13
    static PrimitiveButtonStyle automatic: DefaultButtonStyle | ios 13
    static PrimitiveButtonStyle bordered: BorderedButtonStyle | ios 15
    static PrimitiveButtonStyle borderedProminent: BorderedProminentButtonStyle | ios 15
    static PrimitiveButtonStyle borderless: BorderlessButtonStyle | ios 13
    static PrimitiveButtonStyle glass(_ glass: Glass) -> Self | ios 26
    static PrimitiveButtonStyle glass: GlassButtonStyle | ios 26
    static PrimitiveButtonStyle glassProminent: GlassProminentButtonStyle | ios 26
    static PrimitiveButtonStyle plain: PlainButtonStyle | ios 13
    style PrimitiveButtonStyle BorderedButtonStyle | ios 15
    style PrimitiveButtonStyle BorderedProminentButtonStyle | ios 15
    style PrimitiveButtonStyle BorderlessButtonStyle | ios 13
    style PrimitiveButtonStyle DefaultButtonStyle | ios 13
    style PrimitiveButtonStyle GlassButtonStyle | ios 26
    style PrimitiveButtonStyle GlassProminentButtonStyle | ios 26
    style PrimitiveButtonStyle PlainButtonStyle | ios 13
    family ProgressViewStyle | ios 14
    static ProgressViewStyle automatic: DefaultProgressViewStyle | ios 14
    static ProgressViewStyle circular: CircularProgressViewStyle | ios 14
    static ProgressViewStyle linear: LinearProgressViewStyle | ios 14
    style ProgressViewStyle CircularProgressViewStyle | ios 14
    style ProgressViewStyle DefaultProgressViewStyle | ios 14
    style ProgressViewStyle LinearProgressViewStyle | ios 14
    family TabViewStyle | ios 14
    static TabViewStyle automatic: DefaultTabViewStyle | ios 14
    static TabViewStyle page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle | ios 14
    static TabViewStyle page: PageTabViewStyle | ios 14
    static TabViewStyle sidebarAdaptable: SidebarAdaptableTabViewStyle | ios 18
    static TabViewStyle tabBarOnly: TabBarOnlyTabViewStyle | ios 18
    style TabViewStyle DefaultTabViewStyle | ios 14
    style TabViewStyle PageTabViewStyle | ios 14
    style TabViewStyle SidebarAdaptableTabViewStyle | ios 18
    style TabViewStyle TabBarOnlyTabViewStyle | ios 18
    family TableStyle | ios 16
    static TableStyle automatic: AutomaticTableStyle | ios 16
    static TableStyle inset: InsetTableStyle | ios 16
    style TableStyle AutomaticTableStyle | ios 16
    style TableStyle InsetTableStyle | ios 16
    family TextEditorStyle | ios 17
    static TextEditorStyle automatic: AutomaticTextEditorStyle | ios 17
    static TextEditorStyle plain: PlainTextEditorStyle | ios 17
    style TextEditorStyle AutomaticTextEditorStyle | ios 17
    style TextEditorStyle PlainTextEditorStyle | ios 17
    family TextFieldStyle | ios 13
    static TextFieldStyle automatic: DefaultTextFieldStyle | ios 13
    static TextFieldStyle plain: PlainTextFieldStyle | ios 13
    static TextFieldStyle roundedBorder: RoundedBorderTextFieldStyle | ios 13
    style TextFieldStyle DefaultTextFieldStyle | ios 13
    style TextFieldStyle PlainTextFieldStyle | ios 13
    style TextFieldStyle RoundedBorderTextFieldStyle | ios 13
    family ToggleStyle | ios 13
    static ToggleStyle automatic: DefaultToggleStyle | ios 13
    static ToggleStyle button: ButtonToggleStyle | ios 15
    static ToggleStyle switch: SwitchToggleStyle | ios 13
    style ToggleStyle ButtonToggleStyle | ios 15
    style ToggleStyle DefaultToggleStyle | ios 13
    style ToggleStyle SwitchToggleStyle | ios 13
    init AccessoryCircularCapacityGaugeStyle() | ios 16
    init AccessoryCircularGaugeStyle() | ios 16
    init AccessoryLinearCapacityGaugeStyle() | ios 16
    init AccessoryLinearGaugeStyle() | ios 16
    init AutomaticDisclosureGroupStyle() | ios 16
    init AutomaticFormStyle() | ios 16
    init AutomaticLabeledContentStyle() | ios 16
    init AutomaticNavigationSplitViewStyle() | ios 16
    init AutomaticTextEditorStyle() | ios 17
    init BalancedNavigationSplitViewStyle() | ios 16
    init BorderedButtonStyle() | ios 15
    init BorderedProminentButtonStyle() | ios 15
    init BorderlessButtonMenuStyle() | ios 14 deprecated
    init BorderlessButtonStyle() | ios 13
    init ButtonMenuStyle() | ios 16
    init ButtonToggleStyle() | ios 15
    init CircularProgressViewStyle() | ios 14
    init CircularProgressViewStyle(tint: Color) | ios 14 deprecated
    init ColumnsFormStyle() | ios 16
    init CompactDatePickerStyle() | ios 14
    init CompactMenuControlGroupStyle() | ios 16.4
    init DefaultButtonStyle() | ios 13
    init DefaultDatePickerStyle() | ios 13
    init DefaultGaugeStyle() | ios 16
    init DefaultGroupBoxStyle() | ios 14
    init DefaultLabelStyle() | ios 14
    init DefaultListStyle() | ios 13
    init DefaultMenuStyle() | ios 14
    init DefaultNavigationViewStyle() | ios 13 deprecated
    init DefaultPickerStyle() | ios 13
    init DefaultProgressViewStyle() | ios 14
    init DefaultTabViewStyle() | ios 14
    init DefaultTextFieldStyle() | ios 13
    init DefaultToggleStyle() | ios 13
    init DoubleColumnNavigationViewStyle() | ios 13 deprecated
    init GlassButtonStyle() | ios 26
    init GlassButtonStyle(_ glass: Glass) | ios 26.1
    init GlassProminentButtonStyle() | ios 26
    init GraphicalDatePickerStyle() | ios 14
    init GroupedFormStyle() | ios 16
    init GroupedListStyle() | ios 13
    init IconOnlyLabelStyle() | ios 14
    init InlinePickerStyle() | ios 14
    init InsetGroupedListStyle() | ios 14
    init InsetListStyle() | ios 14
    init InsetTableStyle() | ios 16
    init LinearCapacityGaugeStyle() | ios 16
    init LinearProgressViewStyle() | ios 14
    init LinearProgressViewStyle(tint: Color) | ios 14 deprecated
    init MenuControlGroupStyle() | ios 16.4
    init MenuPickerStyle() | ios 14
    init NavigationControlGroupStyle() | ios 15
    init NavigationLinkPickerStyle() | ios 16
    init PageIndexViewStyle(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) | ios 14
    init PageTabViewStyle(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) | ios 14
    init PaletteControlGroupStyle() | ios 17
    init PalettePickerStyle() | ios 17
    init PlainButtonStyle() | ios 13
    init PlainListStyle() | ios 13
    init PlainTextEditorStyle() | ios 17
    init PlainTextFieldStyle() | ios 13
    init ProminentDetailNavigationSplitViewStyle() | ios 16
    init RoundedBorderTextFieldStyle() | ios 13
    init SegmentedPickerStyle() | ios 13
    init SidebarAdaptableTabViewStyle() | ios 18
    init SidebarListStyle() | ios 14
    init StackNavigationViewStyle() | ios 13 deprecated
    init SwitchToggleStyle() | ios 13
    init SwitchToggleStyle(tint: Color) | ios 14 deprecated
    init TabBarOnlyTabViewStyle() | ios 18
    init TitleAndIconLabelStyle() | ios 14.5
    init TitleOnlyLabelStyle() | ios 14
    init WheelDatePickerStyle() | ios 13
    init WheelPickerStyle() | ios 13
    """#
}
