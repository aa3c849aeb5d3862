import SightlineModel
import SwiftInterpreter

/// Controls that show nothing but a symbol, or have an empty title, and that nothing names.
///
/// Many of them stand in menus, swipe actions and states that are never laid out. Only what is written out is told of: a view or a
/// property of the project's own, and a modifier that says something to VoiceOver, may bring a name.
struct NamelessControlReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let words: [String: String] = [
    "Button": "button", "Menu": "menu", "NavigationLink": "link", "Link": "link", "Toggle": "switch",
    "Picker": "picker", "Stepper": "stepper", "DatePicker": "date picker", "ColorPicker": "colour picker",
    "Slider": "slider",
  ]
  /// Shown for what they say: the others are drawn with their title hidden, or with none.
  private static let labelled: Set<String> = ["Button", "Menu", "NavigationLink", "Link", "Toggle"]
  /// What the first closure is the label of, where the call says what the control does in another way.
  private static let settled: Set<String> = ["action", "destination", "value", "isOn"]
  private static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
    "List", "Form", "Section", "ForEach", "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationStack",
    "NavigationView", "TabView", "Tab", "ToolbarItem", "ToolbarItemGroup", "GroupBox", "DisclosureGroup",
  ]
  private static let silent: Set<String> = [
    "HStack", "VStack", "ZStack", "Spacer", "Group", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Color",
    "UIColor", "LinearGradient", "RadialGradient", "Font", "EdgeInsets", "CGSize", "CGFloat", "Double", "Angle",
    "UnitPoint", "StrokeStyle",
  ]

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.base == nil, let word = Self.words[call.name], !file.named.holds(call.nameOffset),
        let shown = shown(by: call), !isNamedInside(call), !isNamedByModifier(call),
        sources.isOfScreen(call.nameOffset, in: file),
        file.type(around: call.nameOffset).map(sources.isTraited(whereUsed:)) != true
      else { return nil }
      return WrittenBehaviour(.namelessControl(word: word, symbol: shown), call.location)
    }
  }

  /// - Returns: The symbol that is all it shows, as it is written, or "" for nothing at all; `nil` where it shows more, or
  ///   what is not known.
  private func shown(by call: SourceOutline.Call) -> String? {
    if let title = title(of: call) {
      // A link that shows nothing is followed by code, and a button that does is there for its keys.
      let words = file.slice(title.extent)
      guard BehaviourFile.emptyTitles.contains(words) || words == "EmptyView()", call.name != "NavigationLink",
        !isOutOfSight(call)
      else {
        return nil
      }
      let picture = call.arguments.first { $0.label == "systemImage" }.map { Self.name(file.slice($0.extent)) }
      return isAlone(call) ? picture ?? "" : nil
    }
    if call.name == "Slider" { return call.closures.isEmpty && isAlone(call) ? "" : nil }
    guard Self.labelled.contains(call.name), let label = label(of: call) else { return nil }
    return symbol(in: label)
  }

  private static let hiding: Set<String> = ["hidden", "opacity", "keyboardShortcut"]

  private func isOutOfSight(_ call: SourceOutline.Call) -> Bool {
    file.calls.contains { Self.hiding.contains($0.name) && $0.base?.lowerBound == call.extent.lowerBound }
  }

  private func title(of call: SourceOutline.Call) -> SourceOutline.Argument? {
    guard call.name != "Slider" else { return nil }
    let isPlain = !Self.labelled.contains(call.name)
    return call.arguments.first {
      ($0.label == nil || isPlain && $0.label == "label") && !call.closures.contains($0.extent)
    }
  }

  private func label(of call: SourceOutline.Call) -> Range<Int>? {
    if let place = call.closureLabels.firstIndex(of: "label") { return call.closures[place] }
    guard call.closures.count == 1, call.closureLabels.first == .some(nil),
      call.arguments.contains(where: { $0.label.map(Self.settled.contains) == true })
    else { return nil }
    return call.closures[0]
  }

  /// In a row, a menu or a container that may name it, its title may be needless.
  private func isAlone(_ call: SourceOutline.Call) -> Bool {
    // A wheel is one element, as a menu is; the parts of all others are heard.
    let styles = file.calls.filter { style in
      style.name == "pickerStyle" && style.base?.contains(call.nameOffset) == true
        && !style.arguments.contains { [".wheel", "WheelPickerStyle()"].contains(file.slice($0.extent)) }
    }
    return styles.isEmpty
      && file.calls(around: call.nameOffset).allSatisfy { around in
        around.base != nil && !["contextMenu", "swipeActions"].contains(around.name)
          || Self.containers.contains(around.name)
      }
  }

  private func symbol(in label: Range<Int>) -> String? {
    written(in: label, of: file, depth: 0).map(Self.name)
  }

  /// The first symbol as it is written, where nothing else is shown.
  private func written(in label: Range<Int>, of file: BehaviourFile, depth: Int) -> String? {
    let calls = file.calls(in: label)
    var symbols: [String] = []
    for call in calls where call.base == nil {
      switch call.name {
      case "Image":
        guard let first = call.arguments.first, call.arguments.count == 1,
          ["systemName", "systemSymbol"].contains(first.label)
        else { return nil }
        symbols.append(file.slice(first.extent))
      case "Label":
        guard let first = call.arguments.first, first.label == nil, file.slice(first.extent) == "\"\"",
          let picture = call.arguments.first(where: { $0.label == "systemImage" })
        else { return nil }
        symbols.append(file.slice(picture.extent))
      case let name where Self.silent.contains(name): continue
      default:
        guard depth < 2, let symbol = followed(call, in: file, depth: depth) else { return nil }
        symbols.append(symbol)
      }
    }
    // A name that stands by itself may be a view: `titleView`.
    let isAllWritten = file.outline.references.within(label).allSatisfy { reference in
      reference.path.first?.isUppercase == true
        || calls.contains { call in
          call.nameOffset == reference.offset
            || call.arguments.contains { $0.extent.contains(reference.offset) && !call.closures.contains($0.extent) }
        }
        || file.outline.conditions.contains {
          label.contains($0.condition.lowerBound) && $0.condition.contains(reference.offset)
        }
    }
    return isAllWritten ? symbols.first : nil
  }

  /// What a function or a view of the project's own shows that is handed its symbol: `barIcon("gear")`, `BarIcon(name: "gear")`.
  private func followed(_ call: SourceOutline.Call, in file: BehaviourFile, depth: Int) -> String? {
    let declared: BehaviourSources.Declared
    if call.name.first?.isLowercase == true {
      let own = file.functions(call.name)
      guard own.count == 1 else { return nil }
      declared = .init(file: file, extent: own[0])
    } else {
      let types = sources.types(named: call.name)
      guard types.count == 1, call.closures.isEmpty else { return nil }
      let body = types[0].file.outline.declarations.filter {
        $0.kind == .property && $0.name == "body" && types[0].extent.contains($0.extent.lowerBound)
      }
      guard body.count == 1 else { return nil }
      declared = .init(file: types[0].file, extent: body[0].extent)
    }
    let text = declared.file.slice(declared.extent)
    guard text.contains("some View"), !text.contains("accessibility"), !text.contains("Text("),
      let symbol = written(in: declared.file.content(of: declared.extent), of: declared.file, depth: depth + 1)
    else { return nil }
    // A name stands for what is handed over under it; `_ icon: String` has none.
    let isName = symbol.first?.isLetter == true && symbol.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName else { return symbol }
    let handed =
      call.arguments.first { $0.label == symbol }
      ?? (call.arguments.count == 1 && call.arguments[0].label == nil ? call.arguments[0] : nil)
    return handed.map { file.slice($0.extent) }
  }

  /// `trash` of `"trash"` and of `.trash`; an expression says no name.
  private static func name(_ written: String) -> String {
    let name = written.hasPrefix(".") ? String(written.dropFirst()) : written.filter { $0 != "\"" }
    let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPlain && (written.hasPrefix("\"") || written.hasPrefix(".")) ? name : "?"
  }

  private func isNamedInside(_ call: SourceOutline.Call) -> Bool {
    file.calls(in: call.extent).contains { NamedParts.names.contains($0.name) || $0.name == "help" }
  }

  /// A modifier of the project's own around it, or within it, that says something to VoiceOver.
  private func isNamedByModifier(_ call: SourceOutline.Call) -> Bool {
    file.calls.contains { other in
      guard let base = other.base, base.contains(call.nameOffset) || call.extent.contains(other.nameOffset) else {
        return false
      }
      let declaration = "func \(other.name)"
      return other.name == "help"
        || sources.isAnyNaming([declaration])
          && sources.files(naming: declaration).contains { $0.text.contains("accessibilityLabel") }
    }
  }
}
