import SwiftInterpreter

/// What becomes of a state where it is asked for: a look, words, or nothing that is drawn.
struct StateTelling {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  /// Modifiers that change how something looks.
  private static let looking: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "fill", "tint", "listRowBackground", "stroke", "strokeBorder",
    "border", "opacity", "symbolVariant", "overlay", "shadow", "fontWeight", "bold", "font", "weight", "underline",
    "scaleEffect", "offset", "rotationEffect", "brightness", "saturation", "colorMultiply", "blur", "grayscale",
    "frame",
    "padding", "glassEffect", "buttonStyle", "symbolRenderingMode", "mask", "cornerRadius", "clipShape",
    "backgroundStyle",
    "if", "when", "showIf", "hidden", "isHidden", "visible", "conditional", "conditionalModifier", "applyIf",
    "modifier",
  ]

  private static let silent: Set<String> = [
    "animation", "onChange", "task", "id", "withAnimation", "sensoryFeedback", "transition", "contentTransition",
    "matchedGeometryEffect", "transaction", "tag", "zIndex", "accessibilityIdentifier", "contentShape",
    "symbolEffect", "allowsHitTesting",
  ]
  private static let telling: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "Menu", "TextField", "String", "LocalizedStringKey", "ProgressView",
    "Gauge", "Slider", "Stepper", "LabeledContent", "Section", "NavigationLink", "ContentUnavailableView",
  ]
  private static let pictured: Set<String> = ["systemImage", "systemName", "image"]
  /// Values and containers of SwiftUI's that say nothing themselves.
  static let drawn: Set<String> = [
    "Image", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Color",
    "Spacer",
    "Divider", "LinearGradient", "RadialGradient", "HStack", "VStack", "ZStack", "Group", "Path", "AnyShapeStyle",
    "AnyView",
    "EmptyView", "Font", "CGSize", "CGFloat", "EdgeInsets", "Gradient", "UIColor", "StrokeStyle", "Double",
  ]
  static let speaking: Set<String> = [
    "accessibilityAddTraits", "accessibilityValue", "accessibilityLabel", "accessibilityRepresentation",
    "accessibilityRemoveTraits", "accessibilityHidden", "accessibility", "accessibilityChildren",
  ]

  enum Telling {
    case look(asking: Range<Int>)
    case silent, told
  }

  func tells(_ offset: Int) -> Telling {
    let around = file.calls.filter { call in
      call.arguments.contains { $0.extent.contains(offset) && !call.closures.contains($0.extent) }
    }.sorted { $0.extent.count < $1.extent.count }
    let condition = file.outline.conditions.filter { $0.condition.contains(offset) }
      .min { $0.condition.count < $1.condition.count }
    for call in around {
      // A condition within an argument's closure comes first.
      if let condition, call.extent.count > condition.condition.count { break }
      guard let argument = call.arguments.first(where: { $0.extent.contains(offset) }) else { continue }
      if let telling = tells(call, argument) { return telling }
    }
    guard let condition else { return .silent }
    return tells(condition)
  }

  private func tells(_ call: SourceOutline.Call, _ argument: SourceOutline.Argument) -> Telling? {
    if call.name.first?.isUppercase == true, call.base == nil {
      if Self.telling.contains(call.name) {
        return argument.label.map(Self.pictured.contains) == true ? .look(asking: argument.extent) : .told
      }
      if Self.drawn.contains(call.name) { return call.name == "Image" ? .look(asking: argument.extent) : nil }
      return isMute(typeNamed: call.name, handed: argument.label) ? .look(asking: argument.extent) : .told
    }
    if Self.looking.contains(call.name), call.base != nil { return .look(asking: argument.extent) }
    if Self.silent.contains(call.name) { return .silent }
    if call.name.hasPrefix("accessibility") || ["disabled", "badge", "help"].contains(call.name) { return .told }
    // `selection.contains(item)`, `isDate(day, inSameDayAs: chosen)`: a part of an expression.
    guard let base = call.base.map(file.slice), base.contains("(") else { return nil }
    guard let function = sources.function(call.name, near: file) else { return .told }
    let words = function.file.slice(function.extent)
    return words.contains("accessibility") || words.contains("Text(") ? .told : .look(asking: argument.extent)
  }

  /// What comes and goes with it, or is drawn otherwise.
  private func tells(_ condition: SourceOutline.Condition) -> Telling {
    var texts: Set<String> = []
    var isDrawn = false
    for body in condition.bodies {
      var own: [String] = []
      for call in file.calls(in: body) {
        if Self.speaking.contains(call.name) { return .told }
        guard call.name.first?.isUppercase == true, call.base == nil else { continue }
        isDrawn = true
        if call.name == "Text" || call.name == "Label" {
          own.append(call.arguments.first.map { file.slice($0.extent) } ?? "")
        } else if Self.telling.contains(call.name) {
          return .told
        } else if !Self.drawn.contains(call.name), !isMute(typeNamed: call.name, handed: nil) {
          return .told
        }
      }
      if file.slice(body).contains("Image.") || file.slice(body).contains("Color.")
        || file.slice(body).contains(".overlay")
      {
        isDrawn = true
      }
      texts.insert(own.joined(separator: "|"))
    }
    if condition.bodies.count == 1, texts != [""] { return .told }
    guard texts.count <= 1 else { return .told }
    return isDrawn ? .look(asking: condition.condition) : .silent
  }

  /// A view or modifier of the project's own that says nothing of what it is handed.
  ///
  /// - Parameter label: Of the argument; `nil` for a view that comes and goes: then any words of it tell that.
  private func isMute(typeNamed name: String, handed label: String?) -> Bool {
    guard let declared = declaring(typeNamed: name) else { return false }
    let extents = declared.outline.declarations.filter {
      $0.kind == .type && BehaviourFile.last($0.typeName) == name
    }.map(\.extent)
    let words = extents.map(declared.slice).joined()
    guard !["accessibility", "Toggle(", "Picker("].contains(where: { words.contains($0) }) else { return false }
    guard let label else { return !words.contains("Text(") && !words.contains("Label(") }
    // A text that depends on anything, or comes with it, may tell it.
    let isComing = declared.outline.conditions.contains { condition in
      extents.contains { $0.contains(condition.condition.lowerBound) }
        && declared.outline.references.within(condition.condition).contains {
          $0.path == label || $0.path.hasPrefix(label + ".")
        }
        && Set(condition.bodies.map { declared.texts(in: $0) }).count > (condition.bodies.count > 1 ? 1 : 0)
        && condition.bodies.contains { !declared.texts(in: $0).isEmpty }
    }
    let isChosen = extents.contains { extent in
      declared.calls(in: extent).contains { call in
        ["Text", "Label"].contains(call.name) && call.base == nil
          && call.arguments.contains { argument in
            argument.label.map(Self.pictured.contains) != true && declared.slice(argument.extent).contains(" ? ")
          }
      }
    }
    return !isComing && !isChosen
  }

  /// The only file of the project that declares a view or modifier of the name.
  func declaring(typeNamed name: String) -> BehaviourFile? {
    let declaring = sources.files(with: ["struct \(name)"]).filter { other in
      other.outline.declarations.contains { $0.kind == .type && BehaviourFile.last($0.typeName) == name }
    }
    return declaring.count == 1 ? declaring[0] : nil
  }
}
