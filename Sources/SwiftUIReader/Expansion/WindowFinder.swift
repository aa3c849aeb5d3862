import SightlineModel
import SwiftInterpreter

/// A view of UIKit's that is there to find the window around it: code of the app puts a controller of its own into that.
struct WindowFinder {
  let reading: Reading
  let interpreter: Interpreter

  /// Makes the view, once at its place, and lets it find its window.
  func look(_ value: Value, _ typeName: String, at identity: Identity) {
    guard let declared = interpreter.declaredType(typeName), declared.holds(anyOf: reading.windowLines) else { return }
    _ = reading.state.cell(identity, "the window around") {
      try? reading.readConditions.keeping { try make(value, at: declared.location) }
      return .bool(true)
    }
  }

  private func make(_ value: Value, at place: SourceLocation) throws {
    let context = ("context", Value.unknown("the context of a UIKit view", at: place))
    let view = try interpreter.member(of: value, "makeUIView", call: SampleValues.call([context]))
    let window = Value.host(reading.object("UIWindow"))
    view.keep("window", window)
    if interpreter.hasMethod("willMove", ["toWindow"], of: view) {
      _ = try interpreter.member(of: view, "willMove", call: SampleValues.call([("toWindow", window)]))
    }
    if interpreter.hasMethod("didMoveToWindow", [], of: view) {
      _ = try interpreter.member(of: view, "didMoveToWindow", call: SampleValues.call([]))
    }
    if interpreter.hasMethod("updateUIView", ["", "context"], of: value) {
      _ = try interpreter.member(of: value, "updateUIView", call: SampleValues.call([(nil, view), context]))
    }
  }

  /// Lines of files with UIKit views in SwiftUI that name a window, by path; none where nothing puts a controller into one.
  static func lines(in files: [(path: String, text: String)]) -> [String: [Int]] {
    guard files.contains(where: { $0.text.contains("rootViewController = ") }) else { return [:] }
    return BridgedPicture.lines(in: files, naming: "indow")
  }
}
