import SightlineModel

extension Lowering {
  /// Changes what the views inside a modifier inherit.
  func apply(_ modifier: ViewModifier, to environment: inout InheritedEnvironment) {
    let arguments = modifier.arguments
    switch modifier.kind {
    case .font: environment.font = arguments.font("font")
    case .fontWeight: environment.weight = weight(arguments)
    case .bold:
      let isActive = arguments.bool("isActive") ?? true
      environment.isBold = isActive
      environment.weight = isActive ? .bold : nil
    case .italic: environment.isItalic = arguments.bool("isActive") ?? true
    case .fontDesign: environment.design = arguments.name("design").flatMap(FontDesign.init)
    case .monospaced: environment.design = arguments.bool("isActive") ?? true ? .monospaced : nil
    case .monospacedDigit: environment.features.append("monospacedDigit")
    case .tracking: environment.tracking = number(arguments, "tracking", "value")
    case .kerning: environment.kerning = number(arguments, "kerning", "value")
    case .baselineOffset: environment.baselineOffset = number(arguments, "baselineOffset", "value")
    case .underline: environment.isUnderlined = arguments.bool("isActive") ?? true
    case .strikethrough: environment.isStruckThrough = arguments.bool("isActive") ?? true
    case .foregroundStyle, .foregroundColor:
      if let style = style(arguments) { environment.setForeground(style) }
    case .tint, .accentColor:
      if let style = style(arguments, "tint", "color", "accentColor") { environment.tint = style }
    case .backgroundStyle:
      if let style = style(arguments, "style") { environment.backgroundStyle = style }
    case .lineLimit: applyLineLimit(arguments, to: &environment)
    case .multilineTextAlignment:
      if let alignment = arguments.name("alignment").flatMap(Paragraph.Alignment.init) {
        environment.alignment = alignment
      }
    case .lineSpacing: environment.lineSpacing = max(0, number(arguments, "lineSpacing", "value") ?? 0)
    case .minimumScaleFactor:
      environment.minimumScaleFactor = min(1, max(0, number(arguments, "factor", "value") ?? 1))
    case .truncationMode:
      if let mode = (arguments.name("mode") ?? arguments.name("truncationMode")).flatMap(Paragraph.TruncationMode.init)
      {
        environment.truncationMode = mode
      }
    case .allowsTightening: environment.allowsTightening = arguments.bool("flag") ?? true
    case .textCase: environment.textCase = arguments.name("textCase")
    case .dynamicTypeSize: applyDynamicTypeSize(arguments, to: &environment)
    case .environment: applyEnvironmentValue(arguments, to: &environment)
    case .imageScale: environment.imageScale = arguments.name("scale") ?? "medium"
    case .controlSize: environment.controlSize = arguments.name("controlSize") ?? "regular"
    case .disabled: environment.isEnabled = environment.isEnabled && !(arguments.bool("disabled") ?? true)
    case .labelsHidden: environment.labelsHidden = true
    case .labelsVisibility: environment.labelsHidden = arguments.name("visibility") == "hidden"
    case .defaultMinListRowHeight: environment.minimumRowHeight = arguments.number("value")
    case .contentMargins:
      // Those of the indicators move nothing else.
      guard arguments.name("for") != "scrollIndicators" else { break }
      let (given, set) = (paddingInsets(arguments), edges(arguments.names("edges") ?? ["all"]))
      let known = environment.contentMargins
      environment.contentMargins = EdgeInsets(
        top: set.contains(.top) ? given.top : known.top,
        leading: set.contains(.leading) ? given.leading : known.leading,
        bottom: set.contains(.bottom) ? given.bottom : known.bottom,
        trailing: set.contains(.trailing) ? given.trailing : known.trailing)
    case .preferredColorScheme, .colorScheme:
      let name = arguments.name("colorScheme") ?? arguments.name("scheme")
      environment.colorScheme = name.flatMap(ColorScheme.init) ?? environment.colorScheme
    case .buttonBorderShape:
      environment.buttonBorderShape = arguments.name("shape").flatMap { ShapeForm(kind: ViewKind(name: $0), arguments) }
    case .redacted:
      let reasons = arguments.names("reason") ?? []
      environment.isRedacted = environment.isRedacted || reasons.contains("placeholder")
    case .unredacted: environment.isRedacted = false
    case .listRowSpacing: environment.listRowSpacing = number(arguments, "spacing").map { max(0, finite($0)) }
    case .listSectionSpacing:
      let named = arguments.name("spacing")
      environment.listSectionSpacing = number(arguments, "spacing").map(finite) ?? (named == "compact" ? 8 : nil)
    case .buttonSizing: environment.hasFlexibleButtons = arguments.name("sizing") == "flexible"
    case .scrollContentBackground:
      environment.hidesScrollContentBackground = arguments.name("visibility") == "hidden"
    case .headerProminence: environment.headerProminence = arguments.name("prominence")
    case .buttonStyle, .labelStyle, .listStyle, .pickerStyle, .toggleStyle, .textFieldStyle, .progressViewStyle,
      .datePickerStyle, .menuStyle, .tabViewStyle, .indexViewStyle, .groupBoxStyle, .gaugeStyle,
      .controlGroupStyle, .navigationViewStyle, .formStyle, .textEditorStyle:
      applyStyle(modifier.kind.rawValue, arguments, to: &environment)
    default: break
    }
  }

  func number(_ arguments: Arguments, _ names: String...) -> Double? {
    names.lazy.compactMap { arguments.number($0) }.first
  }

  /// The style of a modifier or shape: given as a style, or as a view that is one (`Color.red`).
  func style(_ arguments: Arguments, _ names: String...) -> StyleSpec? {
    let all = names + ["style", "color", "content", "primary"]
    for name in all {
      if let style = arguments.style(name) { return style }
      if case .unknown(let reason)? = arguments[name] { return .unknown(reason: reason) }
    }
    return nil
  }

  private func weight(_ arguments: Arguments) -> FontWeight? {
    (arguments.name("weight") ?? arguments.name("fontWeight")).flatMap(FontWeight.init)
  }

  /// `.name("page")`, or with a detail `[page, [indexDisplayMode, always]]`.
  private func applyStyle(_ kind: String, _ arguments: Arguments, to environment: inout InheritedEnvironment) {
    switch arguments["style"] {
    case .name(let name)?, .string(let name)?: environment.styles[kind] = name
    case .list(let parts)?:
      if case .name(let name)? = parts.first { environment.styles[kind] = name }
      for case .list(let detail) in parts.dropFirst() where detail.count == 2 {
        if case .string(let label) = detail[0], case .name(let value) = detail[1], kind == "tabViewStyle" {
          environment.styles[label] = value
        }
      }
    default: break
    }
    if kind == "tabViewStyle", let mode = arguments.name("indexDisplayMode") {
      environment.styles["indexDisplayMode"] = mode
    }
  }

  private func applyLineLimit(_ arguments: Arguments, to environment: inout InheritedEnvironment) {
    var limit = number(arguments, "limit", "number", "max")
    var minimum = arguments.number("min")
    if case .list(let bounds)? = arguments["limit"] {
      if case .number(let low)? = bounds.first { minimum = low }
      if bounds.count > 1, case .number(let high) = bounds[1] { limit = high }
    }
    environment.lineLimit = limit.flatMap { $0.isFinite ? max(1, Int($0)) : nil }
    environment.minimumLines = minimum.flatMap { $0.isFinite ? max(1, Int($0)) : nil } ?? 1
    if arguments.bool("reservesSpace") == true { environment.minimumLines = environment.lineLimit ?? 1 }
  }

  private func size(_ value: ArgumentValue?) -> DynamicTypeSize? {
    switch value {
    case .name(let name)?, .string(let name)?:
      DynamicTypeSize.allCases.first { $0.swiftName == name || $0.rawValue == name }
    default: nil
    }
  }

  private func applyDynamicTypeSize(_ arguments: Arguments, to environment: inout InheritedEnvironment) {
    if let exact = size(arguments["size"]) {
      environment.contentSize = exact
    } else {
      var bounds = [arguments["min"], arguments["max"]]
      if case .list(let range)? = arguments["range"] ?? arguments["size"], range.count == 2 { bounds = range }
      if let low = size(bounds[0]) { environment.contentSize = max(low, environment.contentSize) }
      if let high = size(bounds[1]) { environment.contentSize = min(high, environment.contentSize) }
    }
  }

  /// `environment(\.key, value)`.
  private func applyEnvironmentValue(_ arguments: Arguments, to environment: inout InheritedEnvironment) {
    guard let key = arguments.name("keyPath") ?? arguments.string("keyPath") ?? arguments.name("key") else { return }
    let value = arguments["value"]
    func name() -> String? {
      if case .name(let name)? = value { return name }
      return nil
    }
    switch key {
    case "layoutDirection":
      if let name = name() { environment.direction = name == "rightToLeft" ? .rightToLeft : .leftToRight }
    case "dynamicTypeSize", "sizeCategory": if let size = size(value) { environment.contentSize = size }
    case "font": environment.font = arguments.font("value")
    case "lineLimit": environment.lineLimit = arguments.number("value").map { max(1, Int($0)) }
    case "lineSpacing": environment.lineSpacing = arguments.number("value") ?? 0
    case "minimumScaleFactor": environment.minimumScaleFactor = arguments.number("value") ?? 1
    case "multilineTextAlignment":
      if let alignment = name().flatMap(Paragraph.Alignment.init) { environment.alignment = alignment }
    case "isEnabled": environment.isEnabled = environment.isEnabled && arguments.bool("value") ?? true
    case "colorScheme": environment.colorScheme = name().flatMap(ColorScheme.init) ?? environment.colorScheme
    case "locale": environment.locale = arguments.string("value") ?? environment.locale
    case "imageScale": environment.imageScale = name() ?? environment.imageScale
    case "controlSize": environment.controlSize = name() ?? environment.controlSize
    case "textCase": environment.textCase = name()
    case "legibilityWeight": environment.boldText = name() == "bold"
    case "defaultMinListRowHeight": environment.minimumRowHeight = arguments.number("value")
    default: break
    }
  }
}
