import SightlineModel
import SwiftInterpreter

/// A view of UIKit's that only shows a picture: `makeUIView` returns a `UIImageView`.
///
/// It takes the size that it is offered, and asks for that of its picture; VoiceOver does not read it.
struct BridgedPicture {
  let expansion: Expansion
  private var interpreter: Interpreter { expansion.interpreter }
  private var reading: Reading { expansion.reading }

  /// - Returns: `nil` where the type makes none, or which picture it shows is not known.
  func node(_ value: Value, _ typeName: String) -> ViewNode? {
    guard let declared = interpreter.declaredType(typeName), makesImageView(declared) else { return nil }
    let place = declared.location
    func argument(_ label: String?, _ value: Value) -> Call.Argument {
      Call.Argument(label: label, value: value, location: place)
    }
    let context = argument("context", .unknown("the context of a UIKit view", at: place))
    let made = try? interpreter.member(of: value, "makeUIView", call: Call(arguments: [context], location: place))
    guard let made, let view = made.host(HostObject.self), view.hostTypeName == "UIImageView" else { return nil }
    _ = try? interpreter.member(
      of: value, "updateUIView", call: Call(arguments: [argument(nil, made), context], location: place))
    guard let shown = view.fields["image"]?.host(OpaqueValue.self), shown.hostTypeName == "UIImage" else { return nil }
    var image = ImageView()
    image.decorative = Given(true)
    if let name = shown.fields["systemName"].flatMap({ interpreter.text(of: $0) }) {
      image.systemName = Given(name)
    } else if let name = shown.fields["name"].flatMap({ interpreter.text(of: $0) }) {
      image.name = Given(name)
      if let size = reading.pictureSize(named: name) { image.size = Given(size) }
    } else {
      return nil
    }
    var node = ViewNode(.image, .image(image), source: place, symbol: reading.symbol(interpreter))
    node.modifiers = [ViewModifier(.resizable)]
    return node
  }

  /// Only such types are run: what others make is UIKit's.
  private func makesImageView(_ type: DeclaredType) -> Bool {
    type.holds(anyOf: reading.imageViewLines)
  }

  /// Lines of files with UIKit views in SwiftUI that name something, by path.
  static func lines(in files: [(path: String, text: String)], naming name: String = "UIImageView(") -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for file in files where file.text.contains("UIViewRepresentable") && file.text.contains(name) {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      result[file.path] = lines.indices.filter { lines[$0].contains(name) }.map { $0 + 1 }
    }
    return result
  }
}

extension DeclaredType {
  /// - Parameter lines: Of files, by path.
  func holds(anyOf lines: [String: [Int]]) -> Bool {
    (lines[location.file] ?? []).contains { location.line <= $0 && $0 <= lastLine }
  }
}
