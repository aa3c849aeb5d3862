import SightlineModel
import SwiftInterpreter

/// What a screen shows, and which of a preview's views is meant; any thread makes it on its own copy of the program.
struct ScreenContent: Sendable {
  enum Source: Hashable, Sendable {
    /// A `#Preview`, by its place.
    case preview(SourceLocation)
    /// A type that provides previews.
    case provider(String)
    /// The `App`, which makes its own surroundings.
    case app(String)
    /// A view, or a modifier on one that has nothing of its own, by its type, made with samples.
    case sample(String)
  }
  /// The app puts it on a navigation stack.
  var isPushed = false
  let source: Source
  /// The member to take of each group of previews on the way in, outermost first.
  var path: [Int] = []
  /// Settings of the preview that only name a variant, and are left out: `colorScheme`, `dynamicTypeSize`.
  var ignored: Set<String> = []
  /// What the app has around it.
  var placement: ViewPlacement?

  init(_ source: Source) { self.source = source }

  var isPreview: Bool {
    switch source {
    case .preview, .provider: true
    case .app, .sample: false
    }
  }
  var isOfApp: Bool { if case .app = source { true } else { false } }
  /// An app of UIKit: what its controllers hold is shown.
  func isHosted(_ interpreter: Interpreter) -> Bool {
    if case .app(let type) = source { !interpreter.conforms(type, to: "App") } else { false }
  }
  /// The views of a preview provider are previews each, whatever modifiers they have.
  var isOfProvider: Bool { if case .provider = source { true } else { false } }

  func member(_ index: Int) -> ScreenContent {
    var copy = self
    copy.path.append(index)
    return copy
  }

  /// - Throws: What its code throws, or that there is no way to make it.
  func make(_ interpreter: Interpreter, _ reading: Reading) throws -> [Value] {
    switch source {
    case .preview(let place):
      guard let body = interpreter.previews.first(where: { $0.location == place })?.body else { return [] }
      return try interpreter.callBuilder(body, [], builder: "ViewBuilder")
    case .provider(let type): return [try interpreter.staticMember(of: type, "previews", call: nil)]
    case .app(let type):
      guard isHosted(interpreter) else { return [try interpreter.construct(type, SampleValues.call([]))] }
      let app = HostedApp(interpreter: interpreter, reading: reading)
      try app.launch(by: type)
      return try app.shown()
    case .sample(let type):
      let samples = SampleValues(interpreter: interpreter, reading: reading)
      guard let type = interpreter.declaredType(type), let value = samples.instance(of: type) else {
        throw NoSample(type: type)
      }
      guard type.conformances.contains("ViewModifier") else { return [value] }
      // On a view that has nothing of its own.
      let clear = try interpreter.staticMember(of: "Color", "clear", call: nil)
      let arguments = [Call.Argument(label: nil, value: value, location: type.location)]
      return [
        try interpreter.member(of: clear, "modifier", call: Call(arguments: arguments, location: type.location))
      ]
    }
  }

  struct NoSample: Error, CustomStringConvertible {
    let type: String
    var description: String { "no instance of \(type) could be made with sample values" }
  }
}
