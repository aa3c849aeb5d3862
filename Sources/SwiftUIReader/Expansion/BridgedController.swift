import SightlineModel
import SwiftInterpreter

/// A controller of UIKit's in a view of SwiftUI that hosts views of SwiftUI itself: what it holds is shown in its place.
struct BridgedController {
  let reading: Reading
  let interpreter: Interpreter

  /// Makes the controller, once at its place, and updates it.
  ///
  /// - Parameter value: Its wrappers placed.
  /// - Returns: What it shows, in all the room that there is; `nil` where that is nothing of SwiftUI.
  func shown(by value: Value, _ typeName: String, at identity: Identity) -> Value? {
    guard let declared = interpreter.declaredType(typeName), reading.hostingFiles.contains(declared.location.file)
    else {
      return nil
    }
    let context = ("context", Value.unknown("the context of a UIKit view", at: declared.location))
    let cell = reading.state.cell(identity, "the controller") {
      let made = try? reading.readConditions.keeping {
        try interpreter.member(of: value, "makeUIViewController", call: SampleValues.call([context]))
      }
      return made ?? .none
    }
    let controller = cell.value
    guard !controller.isNone, !controller.isUnknown else { return nil }
    if interpreter.hasMethod("updateUIViewController", ["", "context"], of: value) {
      _ = try? interpreter.member(
        of: value, "updateUIViewController", call: SampleValues.call([(nil, controller), context]))
    }
    let app = HostedApp(interpreter: interpreter, reading: reading)
    guard let view = try? app.view(of: controller) else { return nil }
    let all = Value(.double(.infinity))
    return try? interpreter.member(
      of: view, "frame", call: SampleValues.call([("maxWidth", all), ("maxHeight", all)]))
  }

  /// Files with such views in which something hosts a view of SwiftUI.
  static func files(in files: [(path: String, text: String)]) -> Set<String> {
    Set(
      files.filter { $0.text.contains("UIViewControllerRepresentable") && $0.text.contains("UIHostingController") }
        .map(\.path))
  }
}
