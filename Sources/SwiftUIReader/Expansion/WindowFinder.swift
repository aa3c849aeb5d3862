import SightlineModel
import SwiftInterpreter

/// A view of UIKit's that is there to find the window around it: code of the app puts a controller of its own into that.
struct WindowFinder {
  let reading: Reading
  let interpreter: Interpreter

  /// Makes the view, once at its place, and lets it find its window.
  func look(_ value: Value, _ typeName: String, at identity: Identity) {
    guard let declared = interpreter.declaredType(typeName), finds(declared) else { return }
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
    for (method, label, argument) in [("willMove", "toWindow", window), ("didMoveToWindow", nil, nil)] {
      guard interpreter.hasMethod(method, label.map { [$0] } ?? [], of: view) else { continue }
      _ = try interpreter.member(
        of: view, method, call: SampleValues.call(argument.map { [(label, $0)] } ?? []))
    }
    if interpreter.hasMethod("updateUIView", ["", "context"], of: value) {
      _ = try interpreter.member(of: value, "updateUIView", call: SampleValues.call([(nil, view), context]))
    }
  }

  private func finds(_ type: DeclaredType) -> Bool {
    let lines = reading.windowLines[type.location.file] ?? []
    return lines.contains { type.location.line <= $0 && $0 <= type.lastLine }
  }

  /// Lines of files with UIKit views in SwiftUI that name a window, by path; none where nothing puts a controller into one.
  static func lines(in files: [(path: String, text: String)]) -> [String: [Int]] {
    guard files.contains(where: { $0.text.contains("rootViewController = ") }) else { return [:] }
    return BridgedPicture.lines(in: files, naming: "indow")
  }
}
