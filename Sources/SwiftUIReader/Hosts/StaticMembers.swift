import SightlineModel
import SwiftInterpreter

/// `Type.name` and `Type.name(…)` of SwiftUI's own types.
struct StaticMembers {
  let reading: Reading
  let interpreter: Interpreter

  func member(_ type: String, _ name: String, _ call: Call?) throws -> Value? {
    let colors = ColorFamily(reading: reading, interpreter: interpreter)
    let styles = StyleFamily(reading: reading, interpreter: interpreter)
    if name == "init", let call { return try interpreter.construct(type, call) }
    switch type {
    case "Color": return call == nil ? colors.named(name) : nil
    case "UIColor": return call == nil ? colors.uiNamed(name) : nil
    // As where its type is left out: `.destructive(Text("Delete"))`.
    case "Alert.Button", "ActionSheet.Button":
      let place = call?.location ?? SourceLocation(file: "", line: 0, column: 0)
      return Value(.implicit(ImplicitMember(links: [.init(name: name, call: call)], location: place)))
    case "ImageResource":
      return call == nil ? .host(OpaqueValue(hostTypeName: type, fields: ["name": .string(name)])) : nil
    case "ColorResource":
      if let spec = colors.generated(name) { return .host(ColorValue(spec: spec)) }
      guard call == nil, colors.hasFolder(name) else { return nil }
      return .host(OpaqueValue(hostTypeName: type, fields: ["folder": .string(name)]))
    case "ShapeStyle", "AnyShapeStyle", "HierarchicalShapeStyle", "Material", "TintShapeStyle":
      if let style = try styles.named(name, call: call) ?? (type == "Material" ? styles.material(name) : nil) {
        return style
      }
      return call == nil ? colors.named(name) : nil
    case "Font": return try FontFamily(reading: reading, interpreter: interpreter).named(name, call: call)
    case "Animation": return try AnimationFamily(interpreter: interpreter).named(name, call: call)
    case "AnyTransition", "Transition":
      return try AnimationFamily(interpreter: interpreter).transition(name, call: call)
    case "Angle": return try angle(name, call)
    case "UnitPoint": return unitPoint(name)
    case "ContentUnavailableView" where name == "search": return try nothingFound(call)
    case "EdgeInsets": return name == "zero" ? .host(InsetsValue(insets: .zero)) : nil
    case "CGSize": return name == "zero" ? .host(SizeValue(size: .zero)) : nil
    case "CGPoint": return name == "zero" ? .host(PointValue(point: .zero)) : nil
    case "CGRect": return name == "zero" ? .host(RectValue(rect: .zero)) : nil
    case "CGAffineTransform": return name == "identity" ? .host(AffineTransformValue.identity) : nil
    case "ProposedViewSize": return ProposalValue.named(name).map { .host($0) }
    case "GridItem.Size", "GridItem": return opaque("GridItem.Size", name, call)
    case "Binding":
      guard name == "constant", let value = call?[position: 0] else { return nil }
      return .host(BindingValue.constant(value))
    case "Shape", "InsettableShape", "AnyShape": return try shape(name, call)
    case "DynamicTypeSize" where name == "allCases":
      let all = EnumerationTable.types["DynamicTypeSize"]!
      return Value(.array(all.map { .host(NameValue(hostTypeName: "DynamicTypeSize", name: $0)) }))
    case "Edge" where name == "allCases":
      return Value(.array(EnumerationTable.types["Edge"]!.map { .host(NameValue(hostTypeName: "Edge", name: $0)) }))
    case "AccessibilityNotification" where name == "Announcement" && call != nil:
      return .host(HostObject("AccessibilityNotification.Announcement", fields: ["text": call?[position: 0] ?? .none]))
    case "Spring", "SymbolEffect", "SymbolEffectOptions", "Glass", "AccessibilityNotification":
      return opaque(type, name, call)
    default: return enumeration(type, name, call)
    }
  }

  private func enumeration(_ type: String, _ name: String, _ call: Call?) -> Value? {
    let arguments = call?.arguments.map { (label: $0.label, value: $0.value) } ?? []
    if let names = EnumerationTable.types[type] {
      guard names.contains(name) || call != nil || names.isEmpty else { return nil }
      return .host(NameValue(hostTypeName: type, name: name, arguments: arguments))
    }
    guard EnumerationTable.styleProtocols.contains(type) || EnumerationTable.style(ofType: type) != nil,
      EnumerationTable.styleNames.contains(name)
    else { return nil }
    let family = EnumerationTable.style(ofType: type)?.family ?? type
    return .host(
      NameValue(
        hostTypeName: family == "PrimitiveButtonStyle" ? "ButtonStyle" : family, name: name, arguments: arguments))
  }

  private func opaque(_ type: String, _ name: String, _ call: Call?) -> Value {
    .host(
      NameValue(
        hostTypeName: type, name: name, arguments: call?.arguments.map { (label: $0.label, value: $0.value) } ?? []))
  }

  /// `ContentUnavailableView.search`, in English.
  /// - Source: the words iOS shows.
  private func nothingFound(_ call: Call?) throws -> Value {
    let location = call?.location ?? interpreter.callStack.last ?? .nowhere
    func text(_ words: String) -> Value {
      .host(ViewValue("Text", .text(.exact(.systemText(words)))))
    }
    let query = call?.value("text").flatMap { interpreter.text(of: $0) } ?? ""
    let title = query.isEmpty ? "No Results" : "No Results for “\(query)”"
    let arguments: [(String?, Value)] = [
      (nil, text(title)), ("systemImage", .string("magnifyingglass")),
      ("description", text("Check the spelling or try a new search.")),
    ]
    return try interpreter.construct(
      "ContentUnavailableView",
      Call(
        arguments: arguments.map { Call.Argument(label: $0.0, value: $0.1, location: location) }, location: location))
  }

  private func angle(_ name: String, _ call: Call?) throws -> Value? {
    if name == "zero" { return .host(AngleValue(degrees: 0)) }
    guard let value = call?[position: 0] else { return nil }
    guard let number = try value.number ?? interpreter.resolve(value, as: "Double").number else {
      return value.isUnknown ? value : nil
    }
    switch name {
    case "degrees": return .host(AngleValue(degrees: number), origin: value.origin)
    case "radians": return .host(AngleValue(degrees: number * 180 / .pi), origin: value.origin)
    default: return nil
    }
  }

  private func unitPoint(_ name: String) -> Value? {
    let points: [String: (Double, Double)] = [
      "zero": (0, 0), "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5),
      "center": (0.5, 0.5), "trailing": (1, 0.5), "bottomLeading": (0, 1), "bottom": (0.5, 1), "bottomTrailing": (1, 1),
    ]
    return points[name].map { .host(UnitPointValue(point: UnitPoint(x: $0.0, y: $0.1))) }
  }

  private func shape(_ name: String, _ call: Call?) throws -> Value? {
    let type: String
    switch name {
    case "rect":
      type =
        call?["cornerRadius"] != nil || call?["cornerSize"] != nil
        ? "RoundedRectangle"
        : call?.arguments.contains { $0.label?.hasSuffix("Radius") == true || $0.label == "cornerRadii" } == true
          ? "UnevenRoundedRectangle" : "Rectangle"
    case "circle": type = "Circle"
    case "capsule", "buttonBorder": type = "Capsule"
    case "ellipse": type = "Ellipse"
    case "containerRelative": type = "ContainerRelativeShape"
    default: return nil
    }
    let location = call?.location ?? interpreter.callStack.last ?? SourceLocation(file: "", line: 0, column: 0)
    return try interpreter.construct(type, call ?? Call(arguments: [], location: location))
  }
}
