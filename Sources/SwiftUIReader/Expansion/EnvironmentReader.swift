import SightlineModel
import SwiftInterpreter

/// Answers `@Environment(\.key)`: from modifiers above, else from the variant, and notes which part of it was read.
struct EnvironmentReader {
  let reading: Reading

  func value(
    _ key: String, in environment: EnvironmentValues, interpreter: Interpreter, at location: SourceLocation
  ) throws -> Value {
    if let value = known(key, in: environment) { return value }
    // A key of the project's own: `extension EnvironmentValues { var theme: Theme }`.
    let previous = reading.environment
    reading.environment = environment
    defer { reading.environment = previous }
    return try interpreter.member(of: .host(OpaqueValue(hostTypeName: "EnvironmentValues")), key, call: nil)
  }

  /// What modifiers above set, and what SwiftUI has; `nil` for the project's own keys.
  func known(_ key: String, in environment: EnvironmentValues) -> Value? {
    if key == "isEnabled" { reading.ledger.looks.formUnion(.enabling) }
    reading.ledger.reader?.note(environment: key)
    if key == "editMode" { return .host(editMode(in: environment)) }
    return environment.values[key] ?? circumstance(key, in: environment) ?? action(key, in: environment)
      ?? constant(key)
  }

  /// What an `EditButton` changes: set from outside, else kept by the app.
  func editMode(in environment: EnvironmentValues) -> BindingValue {
    if let given = environment.values["editMode"]?.host(BindingValue.self) { return given }
    let cell = reading.state.cell(.root, "/editMode") { name("inactive", "EditMode") }
    return BindingValue(get: { cell.value }, set: { cell.value = $0 })
  }

  func dynamicTypeSize(in environment: EnvironmentValues) -> DynamicTypeSize {
    if let reader = reading.ledger.reader {
      for key in ["dynamicTypeSize", "dynamicTypeRange"] { reader.note(environment: key) }
    }
    if let name = environment.values["dynamicTypeSize"]?.host(NameValue.self)?.name,
      let size = DynamicTypeSize.allCases.first(where: { $0.swiftName == name })
    {
      return size
    }
    let size = reading.readConditions.size
    let bounds = environment.dynamicTypeBounds
    return min(max(size, bounds.lowerBound), bounds.upperBound)
  }

  private func circumstance(_ key: String, in environment: EnvironmentValues) -> Value? {
    let facts = reading.readConditions
    switch key {
    case "dynamicTypeSize":
      return name(dynamicTypeSize(in: environment).swiftName, "DynamicTypeSize")
    case "sizeCategory":
      return name(Self.sizeCategoryNames[dynamicTypeSize(in: environment).index], "ContentSizeCategory")
    case "colorScheme": return name(facts.appearance.isDark ? "dark" : "light", "ColorScheme")
    case "colorSchemeContrast":
      return name(facts.appearance.isHighContrast ? "increased" : "standard", "ColorSchemeContrast")
    case "horizontalSizeClass":
      let isRegular = facts.device.horizontalSizeClass == .regular
      return name(isRegular ? "regular" : "compact", "UserInterfaceSizeClass")
    case "verticalSizeClass":
      let isCompact = facts.device.verticalSizeClass == .compact || facts.isLandscape && !facts.device.isPad
      return name(isCompact ? "compact" : "regular", "UserInterfaceSizeClass")
    case "layoutDirection":
      return name(
        Variant.direction(ofLocale: facts.locale) == .rightToLeft ? "rightToLeft" : "leftToRight", "LayoutDirection")
    case "locale": return .host(LocaleValue(identifier: facts.locale))
    case "accessibilityReduceMotion": return .bool(facts.reduceMotion)
    case "legibilityWeight": return name(facts.boldText ? "bold" : "regular", "LegibilityWeight")
    case "displayScale": return .double(facts.pixelsPerPoint)
    case "pixelLength": return .double(1 / facts.pixelsPerPoint)
    default: return nil
    }
  }

  /// - Source: order of `ContentSizeCategory`'s cases, as of `DynamicTypeSize`.
  static let sizeCategoryNames = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  private func name(_ name: String, _ type: String) -> Value { .host(NameValue(hostTypeName: type, name: name)) }

  /// Values that stand for a default device: no assistive technology but the one the audit is about.
  private func constant(_ key: String) -> Value? {
    switch key {
    case "isEnabled", "accessibilityPlayAnimatedImages", "appearsActive": .bool(true)
    case "isSearching", "isPresented", "isFocused", "accessibilityEnabled", "accessibilityVoiceOverEnabled",
      "accessibilitySwitchControlEnabled", "accessibilityReduceTransparency",
      "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors", "accessibilityShowButtonShapes",
      "accessibilityDimFlashingLights", "allowsTightening", "isLuminanceReduced", "supportsMultipleWindows":
      .bool(false)
    case "font", "lineLimit", "undoManager", "backgroundStyle", "textCase": Value.none
    case "scenePhase": name("active", "ScenePhase")
    case "calendar": .host(CalendarValue())
    case "timeZone": .host(OpaqueValue(hostTypeName: "TimeZone"))
    case "headerProminence": name("standard", "Prominence")
    case "controlSize": name("regular", "ControlSize")
    case "redactionReasons": .host(NamesValue(hostTypeName: "RedactionReasons", names: []))
    case "multilineTextAlignment": name("leading", "TextAlignment")
    case "truncationMode": name("tail", "TruncationMode")
    case "lineSpacing": .double(0)
    case "minimumScaleFactor": .double(1)
    case "imageScale": name("medium", "Image.Scale")
    case "defaultMinListRowHeight": .double(44)
    case "symbolVariants": name("none", "SymbolVariants")
    case "managedObjectContext": .host(OpaqueValue(hostTypeName: "NSManagedObjectContext"))
    case "modelContext": .host(OpaqueValue(hostTypeName: "ModelContext"))
    default: nil
    }
  }

  /// Environment values that are functions.
  private func action(_ key: String, in environment: EnvironmentValues) -> Value? {
    let place = SourceLocation(file: "", line: 0, column: 0)
    let reading = reading
    func native(_ body: @escaping NativeFunction.Body) -> Value {
      Value(.function(NativeFunction(name: key, location: place, parameterCount: 1, body: body)))
    }
    switch key {
    case "dismiss", "dismissSearch", "dismissWindow":
      return native { _, _ in
        reading.ledger.note()
        try environment.dismissal?.close()
        return .void
      }
    case "presentationMode":
      return .host(PresentationModeValue(dismissal: environment.dismissal))
    case "openURL":
      return native { arguments, interpreter in
        let url = arguments.first.map { interpreter.describe($0.value) } ?? ""
        reading.effects.append(.opens, url, at: interpreter.callStack.last)
        return .void
      }
    case "openWindow", "openSettings", "refresh", "rename", "resetFocus":
      return native { _, _ in .void }
    case "requestReview":
      return native { _, interpreter in
        reading.effects.append(.prompt, "review", at: interpreter.callStack.last)
        return .void
      }
    case "purchase":
      return native { _, interpreter in try Prompting(reading: reading).purchase(at: interpreter.callStack.last) }
    default: return nil
    }
  }
}

/// `presentationMode.wrappedValue.dismiss()`.
struct PresentationModeValue: HostValue {
  let hostTypeName = "PresentationMode"
  let dismissal: Dismissal?
}

extension EnvironmentValues {
  /// From `.dynamicTypeSize(...DynamicTypeSize.xxLarge)` above.
  var dynamicTypeBounds: ClosedRange<DynamicTypeSize> {
    guard let names = values["dynamicTypeRange"]?.host(NamesValue.self)?.names, names.count == 2 else {
      return .xSmall ... .ax5
    }
    func size(_ name: String) -> DynamicTypeSize? { DynamicTypeSize.allCases.first { $0.swiftName == name } }
    return (size(names[0]) ?? .xSmall)...max(size(names[0]) ?? .xSmall, size(names[1]) ?? .ax5)
  }
}
