import SightlineModel
import SwiftInterpreter

/// Screens that open, close or move on because a control got the focus or another value.
struct ContextChangeReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let inputs: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker",
  ]
  private static let opening: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink",
  ]

  var behaviours: [WrittenBehaviour] { file.calls.compactMap(decide) }

  private func decide(_ call: SourceOutline.Call) -> WrittenBehaviour? {
    guard call.name == "onChange", call.base != nil, let closure = call.closures.last,
      let watched = call.arguments.first(where: { $0.label == "of" }),
      let path = file.outline.references.within(watched.extent).first?.path,
      let type = file.type(around: call.nameOffset)
    else { return nil }
    let properties = file.properties(of: type)
    let root = String(path.prefix { $0 != "." })
    let isFocus = properties.contains { $0.name == root && $0.attributes.contains("FocusState") }
    let input = isFocus ? nil : self.input(path, in: type)
    guard isFocus || input != nil else { return nil }
    // What follows, here and in the functions of the type that are called.
    var extents = [closure]
    for inner in file.calls(in: closure) where inner.base == nil || inner.base.map({ file.slice($0) }) == "self" {
      extents += file.functions(inner.name).filter { extent in
        file.extents(ofType: type).contains { $0.contains(extent.lowerBound) }
      }
    }
    let control = input ?? "field"
    for extent in extents {
      if let change = change(in: extent, type, properties, isFocus: isFocus) {
        return WrittenBehaviour(.contextChange(control: control, isFocus: isFocus, change: change), call.location)
      }
    }
    return WrittenBehaviour(
      .contextChange(control: control, isFocus: isFocus, change: ""), call.location, isInOrder: true)
  }

  /// The control that the value is bound to.
  private func input(_ path: String, in type: String) -> String? {
    let extents = file.extents(ofType: type)
    return file.calls.first { call in
      Self.inputs.contains(call.name) && extents.contains { $0.contains(call.extent.lowerBound) }
        && call.arguments.contains { argument in
          file.outline.references.within(argument.extent).contains {
            $0.isBinding && ($0.path == path || path.hasPrefix($0.path + "."))
          }
        }
    }?.name
  }

  private func change(
    in extent: Range<Int>, _ type: String, _ properties: [SourceOutline.Declaration], isFocus: Bool
  ) -> String? {
    let writes = file.writes(in: extent)
    for write in writes {
      let name = BehaviourFile.last(write)
      if let shown = file.presentations(of: name).first(where: { Self.opening.contains($0.name) }) {
        switch shown.name {
        case "sheet": return "opens a sheet"
        case "fullScreenCover": return "opens a cover"
        case "popover": return "opens a popover"
        default: return "opens another screen"
        }
      }
      let isPath = file.calls.contains { call in
        call.name == "NavigationStack"
          && call.arguments.contains { argument in
            file.outline.references.within(argument.extent).contains { $0.isBinding && $0.path == write }
          }
      }
      if isPath { return "opens another screen" }
      if !isFocus, properties.contains(where: { $0.name == write && $0.attributes.contains("FocusState") }) {
        return "moves the focus"
      }
    }
    let inside = file.calls(in: extent)
    let leaves = inside.contains { call in
      (call.name == "dismiss" || call.name == "openURL") && call.base == nil
        && properties.contains { $0.name == call.name && $0.attributes.contains("Environment") }
    }
    return leaves ? "leaves the screen" : nil
  }
}
