package import SightlineModel
package import SwiftInterpreter

extension WrittenBehaviour {
  /// Behaviours of a project, previews left out, in the order of the files and of their lines.
  ///
  /// Functions are followed by their names, where one function of the project has the name. What is handed in from
  /// outside, or sent to a store, is not followed, and nothing is said of it.
  /// - Parameters:
  ///   - files: The project's own.
  ///   - unused: Where views are declared that nothing shows.
  ///
  /// Cost: linear in the text of the files that have one of the calls.
  package static func all(in files: [ParsedFile], unused: [SourceLocation] = []) -> [WrittenBehaviour] {
    let sources = BehaviourSources(files)
    return sources.files(with: triggers).flatMap { file in
      var found = MediaStartReader(file, sources).behaviours
      found += DeviceMotionReader(file, sources).behaviours
      found += ContextChangeReader(file, sources).behaviours
      found += DestructionReader(file, sources).behaviours
      found += DisabledReader(file, sources).behaviours
      found += OpenSheetReader(file, sources).behaviours
      found += UntitledPageReader(file, sources).behaviours
      found += EmptyOptionReader(file).behaviours
      found += OpeningButtonReader(file, sources).behaviours
      found += UntitledAlertReader(file, sources).behaviours
      found += NestedBarReader(file, sources).behaviours
      found += NamelessProgressReader(file, sources).behaviours
      found += NamelessControlReader(file, sources).behaviours
      found += NamelessPictureReader(file, sources).behaviours
      found += ShownStateReader(file, sources).behaviours
      found += ColorStateReader(file, sources).behaviours
      found += SymbolStateReader(file).behaviours
      found += SilentFailureReader(file, sources).behaviours
      found += SilentCopyReader(file, sources).behaviours
      found += DroppedInputReader(file, sources).behaviours
      found += AppearingStatusReader(file, sources).behaviours
      found += SilentSearchReader(file, sources).behaviours
      found += SilentListReader(file, sources).behaviours
      found += PassingMessageReader(file, sources).behaviours
      found += RawErrorReader(file, sources).behaviours
      found += HiddenActionReader(file, sources).behaviours
      found += TapGestureReader(file, sources).behaviours
      found += StatusDotReader(file, sources).behaviours
      found += StateSymbolsReader(file, sources).behaviours
      found += PlaceholderReader(file, sources).behaviours
      found += WrittenLookReader(file, sources).behaviours
      addLooks(ChosenLookReader(file, sources).found, to: &found)
      return sorted(found, of: file, sources, without: unused)
    }
  }

  /// By their lines; what stands in a view that nothing shows, or in a part of one that nobody asks for, is left out.
  private static func sorted(
    _ found: [WrittenBehaviour], of file: BehaviourFile, _ sources: BehaviourSources, without unused: [SourceLocation]
  ) -> [WrittenBehaviour] {
    let hidden = unused.filter { $0.file == file.outline.path }.compactMap { file.type(atLine: $0.line) }
    return found.filter { found in
      !hidden.contains { $0.contains(found.location.line) }
        && !sources.isUnasked(file.outline.utf8Offset(of: found.location), in: file)
    }
    .sorted { $0.location < $1.location }
  }

  /// A control is told of once: by its tick or its symbol where it has one. The question on its colour is answered with it.
  private static func addLooks(_ looks: [ChosenLookReader.Found], to found: inout [WrittenBehaviour]) {
    for look in looks {
      let isKnown = found.contains { known in
        guard look.lines.contains(known.location.line) else { return false }
        return switch known.kind {
        case .tick, .menuTick: true
        case .symbolState(let state, _, _): look.states.contains(state)
        case .expander(let state): look.states.contains { BehaviourFile.last($0) == state }
        default: false
        }
      }
      guard !isKnown else { continue }
      found.removeAll { known in
        if case .colorState = known.kind { look.lines.contains(known.location.line) } else { false }
      }
      found.append(look.behaviour)
    }
  }

  /// Words that the code shows, previews left out.
  ///
  /// - Parameters:
  ///   - files: The project's own.
  ///   - unused: Where views are declared that nothing shows.
  package static func words(in files: [ParsedFile], unused: [SourceLocation]) -> [WrittenBehaviour] {
    let sources = BehaviourSources(files)
    let outlined = sources.files(with: ["SwiftUI", "UIKit", "NSLocalizedString", "String(localized"])
    let sinks = StringSinks(outlined)
    return outlined.flatMap { file in
      sorted(WrittenWordsReader(file, sinks).behaviours, of: file, sources, without: unused)
    }
  }

  /// Texts that one function or property gives back, where it has several: what one of them is, the others are.
  package static func returnedWords(in files: [ParsedFile]) -> [[WrittenBehaviour]] {
    BehaviourSources(files).files(with: ["String"]).flatMap { file -> [[WrittenBehaviour]] in
      var groups: [Range<Int>: [WrittenBehaviour]] = [:]
      for returned in file.outline.returnedWords {
        guard let member = file.member(around: returned.offset) else { continue }
        groups[member.extent, default: []] += returned.words.literals.map {
          WrittenBehaviour(.writtenWords($0.text), file.outline.location(utf8Offset: $0.offset))
        }
      }
      return groups.sorted { $0.key.lowerBound < $1.key.lowerBound }.map(\.value).filter { $0.count > 1 }
    }
  }
  private static let triggers = [
    ".play", "playImmediately", "hake", "startAccelerometerUpdates", "startDeviceMotionUpdates", "startGyroUpdates",
    ".principal", ": View", "onChange", "destructive", "Delete", "Erase", "trash", " ? ", "checkmark", "catch",
    "failure", "try?", "Task {",
    "oading", "rror", "uccess",
    "disabled(", "sheet", "onDelete", "ign out", "og out", "ign Out", "og Out", "ogout",
    "oast", "opied", "UIPasteboard", "earch", "Text(\"\")", "Label(\"\"", "ProgressView(", "elected", "contextMenu",
    "tatus", "searchable", "asyncAfter", "Task.sleep", "arning", "duration:",
    "systemName", "systemSymbol", "Slider(", "\"\"", "onTapGesture", "Circle()", "isDeleted", "redacted(", ".trim(",
    "Badge", "Dot", "Indicator", "ForEach", "List(", "navigationBar", "toolbar(.hidden", "avigationTitle(\"\")",
    "openURL", "UIApplication.shared", "Image(", ".system(size:", "ystemFont(ofSize:", "foregroundColor(",
    "foregroundStyle(", "opyTo", "copy(", ".prefix(", "TextField(", "TextEditor(", "SecureField(",
  ]
}
