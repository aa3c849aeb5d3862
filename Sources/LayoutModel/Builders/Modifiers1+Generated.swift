// Written by Scripts/generate-builders from vocabulary/ and Sources/Vocabulary/Data/; changes belong there.

public import SightlineModel

extension View {
  /// `.font(.headline)`.
  /// - Source: SwiftUI, `font(_:)`.
  public func font(_ font: Font?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.font, fileID, line) { building in
      var payload = FontModifier()
      payload.font = building.font(font)
      return .font(payload)
    }
  }

  /// `.fontWeight(.bold)`; `nil` takes the weight of the font.
  /// - Source: SwiftUI, `fontWeight(_:)`.
  public func fontWeight(_ weight: Font.Weight?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.fontWeight, fileID, line) { _ in
      var payload = FontWeightModifier()
      payload.weight = Given(weight)
      return .fontWeight(payload)
    }
  }

  /// `.fontDesign(.rounded)`.
  /// - Source: SwiftUI, `fontDesign(_:)`.
  public func fontDesign(_ design: Font.Design?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.fontDesign, fileID, line) { _ in
      var payload = FontDesignModifier()
      payload.design = Given(design)
      return .fontDesign(payload)
    }
  }

  /// `.bold()`: on unless it says otherwise.
  /// - Source: SwiftUI, `bold(_:)`.
  public func bold(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.bold, fileID, line) { _ in
      var payload = BoldModifier()
      payload.isActive = Given(isActive)
      return .bold(payload)
    }
  }

  /// `.italic()`: on unless it says otherwise.
  /// - Source: SwiftUI, `italic(_:)`.
  public func italic(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.italic, fileID, line) { _ in
      var payload = ItalicModifier()
      payload.isActive = Given(isActive)
      return .italic(payload)
    }
  }

  /// `.monospaced()`: on unless it says otherwise.
  /// - Source: SwiftUI, `monospaced(_:)`.
  public func monospaced(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.monospaced, fileID, line) { _ in
      var payload = MonospacedModifier()
      payload.isActive = Given(isActive)
      return .monospaced(payload)
    }
  }

  /// `.underline()`: on unless it says otherwise.
  /// - Source: SwiftUI, `underline(_:pattern:color:)`.
  public func underline(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.underline, fileID, line) { _ in
      var payload = UnderlineModifier()
      payload.isActive = Given(isActive)
      return .underline(payload)
    }
  }

  /// `.strikethrough()`: on unless it says otherwise.
  /// - Source: SwiftUI, `strikethrough(_:pattern:color:)`.
  public func strikethrough(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.strikethrough, fileID, line) { _ in
      var payload = StrikethroughModifier()
      payload.isActive = Given(isActive)
      return .strikethrough(payload)
    }
  }

  /// `.monospacedDigit()`.
  /// - Source: SwiftUI, `monospacedDigit()`.
  public func monospacedDigit(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.monospacedDigit, fileID, line) { _ in
      return .monospacedDigit(MonospacedDigitModifier())
    }
  }

  /// `.tracking(1)`, in points.
  /// - Parameter tracking: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `tracking(_:)`.
  public func tracking(_ tracking: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.tracking, fileID, line) { building in
      var payload = TrackingModifier()
      payload.tracking = building.number(tracking, "tracking")
      return .tracking(payload)
    }
  }

  /// `.kerning(1)`, in points.
  /// - Parameter kerning: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `kerning(_:)`.
  public func kerning(_ kerning: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.kerning, fileID, line) { building in
      var payload = KerningModifier()
      payload.kerning = building.number(kerning, "kerning")
      return .kerning(payload)
    }
  }

  /// `.baselineOffset(2)`, in points.
  /// - Parameter baselineOffset: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `baselineOffset(_:)`.
  public func baselineOffset(_ baselineOffset: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.baselineOffset, fileID, line) { building in
      var payload = BaselineOffsetModifier()
      payload.baselineOffset = building.number(baselineOffset, "baselineOffset")
      return .baselineOffset(payload)
    }
  }

  /// `.foregroundStyle(.red, .blue)`, and `.foregroundColor(.red)`.
  /// - Source: SwiftUI, `foregroundStyle(_:_:_:)`.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    return modified(.foregroundStyle, fileID, line) { building in
      var payload = ForegroundStyleModifier()
      payload.primary = building.style(primary)
      payload.secondary = building.style(secondary)
      payload.tertiary = building.style(tertiary)
      return .foregroundStyle(payload)
    }
  }

  /// `.foregroundStyle(.red, .blue)`, and `.foregroundColor(.red)`.
  /// - Source: SwiftUI, `foregroundStyle(_:_:)`.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.foregroundStyle, fileID, line) { building in
      var payload = ForegroundStyleModifier()
      payload.primary = building.style(primary)
      payload.secondary = building.style(secondary)
      return .foregroundStyle(payload)
    }
  }

  /// `.foregroundStyle(.red, .blue)`, and `.foregroundColor(.red)`.
  /// - Source: SwiftUI, `foregroundStyle(_:)`.
  public func foregroundStyle(_ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.foregroundStyle, fileID, line) { building in
      var payload = ForegroundStyleModifier()
      payload.primary = building.style(style)
      return .foregroundStyle(payload)
    }
  }

  /// `.foregroundStyle(.red, .blue)`, and `.foregroundColor(.red)`.
  /// - Source: SwiftUI, `foregroundColor(_:)`.
  public func foregroundColor(_ color: Color?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.foregroundColor, fileID, line) { building in
      var payload = ForegroundStyleModifier()
      payload.primary = building.style(color)
      return .foregroundStyle(payload)
    }
  }

  /// `.tint(.red)`, `.accentColor(.red)`.
  /// - Source: SwiftUI, `tint(_:)`.
  public func tint(_ tint: Color?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.tint, fileID, line) { building in
      var payload = TintModifier()
      payload.tint = building.style(tint)
      return .tint(payload)
    }
  }

  /// `.tint(.red)`, `.accentColor(.red)`.
  /// - Source: SwiftUI, `accentColor(_:)`.
  public func accentColor(_ accentColor: Color?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.accentColor, fileID, line) { building in
      var payload = TintModifier()
      payload.tint = building.style(accentColor)
      return .tint(payload)
    }
  }

  /// `.backgroundStyle(.red)`.
  /// - Source: SwiftUI, `backgroundStyle(_:)`.
  public func backgroundStyle(_ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.backgroundStyle, fileID, line) { building in
      var payload = BackgroundStyleModifier()
      payload.style = building.style(style)
      return .backgroundStyle(payload)
    }
  }

  /// `.multilineTextAlignment(.center)`.
  /// - Source: SwiftUI, `multilineTextAlignment(_:)`.
  public func multilineTextAlignment(_ alignment: TextAlignment, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.multilineTextAlignment, fileID, line) { _ in
      var payload = MultilineTextAlignmentModifier()
      payload.alignment = Given(alignment)
      return .multilineTextAlignment(payload)
    }
  }

  /// `.lineSpacing(4)`, in points.
  /// - Parameter lineSpacing: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `lineSpacing(_:)`.
  public func lineSpacing(_ lineSpacing: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.lineSpacing, fileID, line) { building in
      var payload = LineSpacingModifier()
      payload.lineSpacing = building.number(lineSpacing, "lineSpacing", from: 0)
      return .lineSpacing(payload)
    }
  }

  /// `.minimumScaleFactor(0.5)`.
  /// - Parameter factor: From 0 to 1; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `minimumScaleFactor(_:)`.
  public func minimumScaleFactor(_ factor: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.minimumScaleFactor, fileID, line) { building in
      var payload = MinimumScaleFactorModifier()
      payload.factor = building.number(factor, "factor", from: 0, to: 1)
      return .minimumScaleFactor(payload)
    }
  }

  /// `.truncationMode(.middle)`.
  /// - Source: SwiftUI, `truncationMode(_:)`.
  public func truncationMode(_ mode: Text.TruncationMode, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.truncationMode, fileID, line) { _ in
      var payload = TruncationModeModifier()
      payload.mode = Given(mode)
      return .truncationMode(payload)
    }
  }

  /// `.allowsTightening(true)`.
  /// - Source: SwiftUI, `allowsTightening(_:)`.
  public func allowsTightening(_ flag: Bool, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.allowsTightening, fileID, line) { _ in
      var payload = AllowsTighteningModifier()
      payload.flag = Given(flag)
      return .allowsTightening(payload)
    }
  }

  /// `.textCase(.uppercase)`; `nil` leaves text as it is.
  /// - Source: SwiftUI, `textCase(_:)`.
  public func textCase(_ textCase: Text.Case?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.textCase, fileID, line) { _ in
      var payload = TextCaseModifier()
      payload.textCase = Given(textCase)
      return .textCase(payload)
    }
  }

  /// `.imageScale(.large)`.
  /// - Source: SwiftUI, `imageScale(_:)`.
  public func imageScale(_ scale: Image.Scale, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.imageScale, fileID, line) { _ in
      var payload = ImageScaleModifier()
      payload.scale = Given(scale)
      return .imageScale(payload)
    }
  }

  /// `.controlSize(.large)`.
  /// - Source: SwiftUI, `controlSize(_:)`.
  public func controlSize(_ controlSize: ControlSize, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.controlSize, fileID, line) { _ in
      var payload = ControlSizeModifier()
      payload.controlSize = Given(controlSize)
      return .controlSize(payload)
    }
  }

  /// `.disabled(true)`.
  /// - Source: SwiftUI, `disabled(_:)`.
  public func disabled(_ disabled: Bool, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.disabled, fileID, line) { _ in
      var payload = DisabledModifier()
      payload.disabled = Given(disabled)
      return .disabled(payload)
    }
  }

  /// `.labelsHidden()`.
  /// - Source: SwiftUI, `labelsHidden()`.
  public func labelsHidden(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.labelsHidden, fileID, line) { _ in
      return .labelsHidden(LabelsHiddenModifier())
    }
  }

  /// `.labelsVisibility(.hidden)`.
  /// - Source: SwiftUI, `labelsVisibility(_:)`.
  public func labelsVisibility(_ visibility: Visibility, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.labelsVisibility, fileID, line) { _ in
      var payload = LabelsVisibilityModifier()
      payload.visibility = Given(visibility)
      return .labelsVisibility(payload)
    }
  }

  /// `.contentMargins(.horizontal, 8, for: .scrollContent)`, in points.
  /// - Source: SwiftUI, `contentMargins(_:_:for:)`.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic,
    fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.contentMargins, fileID, line) { building in
      var payload = ContentMarginsModifier()
      payload.edges = Given(edges)
      payload.insets = building.geometry(insets, "insets")
      payload.placement = Given(placement)
      return .contentMargins(payload)
    }
  }

  /// `.contentMargins(.horizontal, 8, for: .scrollContent)`, in points.
  /// - Parameter length: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `contentMargins(_:_:for:)`.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic,
    fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.contentMargins, fileID, line) { building in
      var payload = ContentMarginsModifier()
      payload.edges = Given(edges)
      payload.length = building.number(length, "length")
      payload.placement = Given(placement)
      return .contentMargins(payload)
    }
  }

  /// `.contentMargins(.horizontal, 8, for: .scrollContent)`, in points.
  /// - Parameter length: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `contentMargins(_:for:)`.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.contentMargins, fileID, line) { building in
      var payload = ContentMarginsModifier()
      payload.length = building.number(length, "length")
      payload.placement = Given(placement)
      return .contentMargins(payload)
    }
  }

  /// `.preferredColorScheme(.dark)`, `.colorScheme(.dark)`.
  /// - Source: SwiftUI, `preferredColorScheme(_:)`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.preferredColorScheme, fileID, line) { _ in
      var payload = ColorSchemeModifier()
      payload.colorScheme = Given(colorScheme)
      return .colorScheme(payload)
    }
  }

  /// `.preferredColorScheme(.dark)`, `.colorScheme(.dark)`.
  /// - Source: SwiftUI, `colorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.colorScheme, fileID, line) { _ in
      var payload = ColorSchemeModifier()
      payload.colorScheme = Given(colorScheme)
      return .colorScheme(payload)
    }
  }

  /// `.buttonBorderShape(.capsule)`, `.roundedRectangle(radius: 8)`.
  /// - Parameter shape: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `buttonBorderShape(_:)`.
  public func buttonBorderShape(_ shape: ButtonBorderShape, fileID: String = #fileID, line: Int = #line) -> ModifiedView
  {
    return modified(.buttonBorderShape, fileID, line) { building in
      var payload = ButtonBorderShapeModifier()
      payload.shape = Given(shape.name)
      payload.cornerRadius = building.number(shape.radius, "radius", from: 0)
      return .buttonBorderShape(payload)
    }
  }

  /// `.redacted(reason: .placeholder)`.
  /// - Source: SwiftUI, `redacted(reason:)`.
  public func redacted(reason: RedactionReason, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.redacted, fileID, line) { _ in
      var payload = RedactedModifier()
      payload.reason = Given([reason])
      return .redacted(payload)
    }
  }

  /// `.unredacted()`.
  /// - Source: SwiftUI, `unredacted()`.
  public func unredacted(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.unredacted, fileID, line) { _ in
      return .unredacted(UnredactedModifier())
    }
  }

  /// `.listRowSpacing(8)`, in points.
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `listRowSpacing(_:)`.
  public func listRowSpacing(_ spacing: Double?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.listRowSpacing, fileID, line) { building in
      var payload = ListRowSpacingModifier()
      payload.spacing = building.number(spacing, "spacing")
      return .listRowSpacing(payload)
    }
  }

  /// `.navigationLinkIndicatorVisibility(.hidden)`: the chevron of links in lists.
  /// - Source: SwiftUI, `navigationLinkIndicatorVisibility(_:)`.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.navigationLinkIndicatorVisibility, fileID, line) { _ in
      var payload = NavigationLinkIndicatorVisibilityModifier()
      payload.visibility = Given(visibility)
      return .navigationLinkIndicatorVisibility(payload)
    }
  }

  /// `.listSectionSpacing(8)`, `.listSectionSpacing(.compact)`.
  /// - Source: SwiftUI, `listSectionSpacing(_:)`.
  public func listSectionSpacing(_ spacing: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.listSectionSpacing, fileID, line) { building in
      var payload = ListSectionSpacingModifier()
      payload.spacing = building.spacing(spacing)
      return .listSectionSpacing(payload)
    }
  }

  /// `.listSectionSpacing(8)`, `.listSectionSpacing(.compact)`.
  /// - Source: SwiftUI, `listSectionSpacing(_:)`.
  public func listSectionSpacing(_ spacing: ListSectionSpacing, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.listSectionSpacing, fileID, line) { _ in
      var payload = ListSectionSpacingModifier()
      payload.spacing = Given(spacing)
      return .listSectionSpacing(payload)
    }
  }

  /// `.buttonSizing(.flexible)`.
  /// - Source: SwiftUI, `buttonSizing(_:)`.
  public func buttonSizing(_ sizing: ButtonSizing, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.buttonSizing, fileID, line) { _ in
      var payload = ButtonSizingModifier()
      payload.sizing = Given(sizing)
      return .buttonSizing(payload)
    }
  }

  /// `.scrollContentBackground(.hidden)`.
  /// - Source: SwiftUI, `scrollContentBackground(_:)`.
  public func scrollContentBackground(_ visibility: Visibility, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.scrollContentBackground, fileID, line) { _ in
      var payload = ScrollContentBackgroundModifier()
      payload.visibility = Given(visibility)
      return .scrollContentBackground(payload)
    }
  }

  /// `.labelIconToTitleSpacing(12)`, in points.
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `labelIconToTitleSpacing(_:)`.
  public func labelIconToTitleSpacing(_ value: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.labelIconToTitleSpacing, fileID, line) { building in
      var payload = LabelIconToTitleSpacingModifier()
      payload.value = building.number(value, "value")
      return .labelIconToTitleSpacing(payload)
    }
  }

  /// `.labelReservedIconWidth(32)`, in points: the least width of an icon's column.
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `labelReservedIconWidth(_:)`.
  public func labelReservedIconWidth(_ value: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.labelReservedIconWidth, fileID, line) { building in
      var payload = LabelReservedIconWidthModifier()
      payload.value = building.number(value, "value")
      return .labelReservedIconWidth(payload)
    }
  }

  /// `.headerProminence(.increased)`.
  /// - Source: SwiftUI, `headerProminence(_:)`.
  public func headerProminence(_ prominence: Prominence, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.headerProminence, fileID, line) { _ in
      var payload = HeaderProminenceModifier()
      payload.prominence = Given(prominence)
      return .headerProminence(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `buttonStyle(_:)`.
  public func buttonStyle(_ style: ButtonStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.buttonStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `labelStyle(_:)`.
  public func labelStyle(_ style: LabelStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.labelStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `listStyle(_:)`.
  public func listStyle(_ style: ListStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.listStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `pickerStyle(_:)`.
  public func pickerStyle(_ style: PickerStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.pickerStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `toggleStyle(_:)`.
  public func toggleStyle(_ style: ToggleStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.toggleStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `textFieldStyle(_:)`.
  public func textFieldStyle(_ style: TextFieldStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.textFieldStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `progressViewStyle(_:)`.
  public func progressViewStyle(_ style: ProgressViewStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView
  {
    return modified(.progressViewStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `datePickerStyle(_:)`.
  public func datePickerStyle(_ style: DatePickerStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.datePickerStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `menuStyle(_:)`.
  public func menuStyle(_ style: MenuStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.menuStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `tabViewStyle(_:)`.
  public func tabViewStyle(_ style: TabViewStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.tabViewStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      payload.indexDisplayMode = Given(style.displayMode)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `indexViewStyle(_:)`.
  public func indexViewStyle(_ style: IndexViewStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.indexViewStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      payload.backgroundDisplayMode = Given(style.displayMode)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `groupBoxStyle(_:)`.
  public func groupBoxStyle(_ style: GroupBoxStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.groupBoxStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `gaugeStyle(_:)`.
  public func gaugeStyle(_ style: GaugeStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.gaugeStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `controlGroupStyle(_:)`.
  public func controlGroupStyle(_ style: ControlGroupStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView
  {
    return modified(.controlGroupStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `navigationViewStyle(_:)`.
  public func navigationViewStyle(_ style: NavigationViewStyle, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.navigationViewStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `formStyle(_:)`.
  public func formStyle(_ style: FormStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.formStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }
}
