public import SightlineModel
import SwiftInterpreter

extension SwiftUIProject {
  /// Views of the project's own that the walk has placed so far.
  public var viewsShown: Set<String> { reading.viewsShown }

  /// Every view that the app's own sources declare, with the place that would show it.
  public func declaredViews() -> [DeclaredView] {
    let types = interpreter.declarations.filter { type in
      !type.isStub && type.kind == .structure && type.conformances.contains("View")
        && !type.conformances.contains("PreviewProvider")
    }
    let named = Dictionary(grouping: types) { Interpreter.simpleName($0.name) }
    let samples = reading.samples ?? PreviewSamples(interpreter, files: files)
    let own = files.filter { file in !interpreter.isStub(file.path) }
    let uses = PreviewSamples.places(of: Set(named.keys), in: own)
    return types.map { type in
      let lines = type.location.line...max(type.location.line, type.lastLine)
      let places = (uses[Interpreter.simpleName(type.name)] ?? []).filter { use in
        !samples.contains(use.file, use.line) && !(use.file == type.location.file && lines.contains(use.line))
      }
      return DeclaredView(
        type: type.name, name: screenName(ofType: type.name), location: type.location, firstUse: places.min(),
        isPartOfPreview: samples.contains(type.location.file, type.location.line),
        isWidget: options.widgetFiles.contains(type.location.file))
    }
  }
}

/// A view type of the app's own.
public struct DeclaredView: Sendable {
  public var type: String
  /// As it is shown.
  public var name: String
  public var location: SourceLocation
  /// Outside of itself and of previews, in the order of the files.
  public var firstUse: SourceLocation?
  public var isPartOfPreview: Bool
  public var isWidget: Bool
}
