import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// Sizes and colours as the source gives them to texts and symbols, wherever they are shown.
struct WrittenLookTests {
  private static func found(_ body: String) -> [String] {
    let text = "struct Page: View { let size: CGFloat; var body: some View { \(body) } }"
    return WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).compactMap {
      switch $0.kind {
      case .fixedSize(let size, let words, let isSymbol): "\(isSymbol ? "symbol" : words) \(size)"
      case .systemColor(let color, let words, let isLarge): "\(words) \(color)\(isLarge ? " large" : "")"
      default: nil
      }
    }
  }

  @Test(arguments: [
    (#"Text("A").font(.system(size: 14))"#, [#""A" 14.0"#]),
    (#"Text(item.name).padding().font(Font.system(size: 10, weight: .bold))"#, ["item.name 10.0"]),
    (#"Image(systemName: "star").font(.system(size: 20))"#, ["symbol 20.0"]),
    // What may grow, and what is no text.
    (#"Text("A").font(.system(size: size))"#, []), (#"Text("A").font(.system(size: 14 * size))"#, []),
    (#"Text("A").font(.body)"#, []), (#"VStack { Text("A") }.font(.system(size: 14))"#, []),
    (#"Image("photo").font(.system(size: 20))"#, []),
  ])
  func sizes(body: String, expected: [String]) { #expect(Self.found(body) == expected) }

  /// UIKit's fonts in points: without `UIFontMetrics` they stay as they are, except where the system draws bars.
  @Test(
    arguments: [
      ("titleLabel.font = .systemFont(ofSize: 14)", ["titleLabel 14.0"]),
      ("button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 12)", ["button 12.0"]),
      ("let font = UIFont.systemFont(ofSize: 12, weight: .bold)", [" 12.0"]),
      ("titleLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))", []),
      ("titleLabel.font = .systemFont(ofSize: size)", []),
      ("titleLabel.font = .preferredFont(forTextStyle: .body)", []),
      ("item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)", []),
    ] as [(String, [String])])
  func fontsOfUIKit(statement: String, expected: [String]) {
    let text = "final class Cell: UITableViewCell { func set() { \(statement) } }"
    let found = WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)]).compactMap {
      if case .fixedFont(let size, let owner) = $0.kind { "\(owner) \(size)" } else { nil }
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    (#"Text("A").foregroundColor(.gray)"#, [#""A" gray"#]),
    (#"Text("A").font(.title).foregroundStyle(Color.orange)"#, [#""A" orange large"#]),
    (#"Text("A").foregroundStyle(Color(.systemGray2))"#, [#""A" systemGray2"#]),
    // On a ground of its own, in a colour of the app's, and what is no text.
    (#"Text("A").foregroundColor(.gray).background(.black)"#, []),
    (#"VStack { Text("A").foregroundColor(.gray) }.background(.black)"#, []),
    (#"ZStack { Color.black; Text("A").foregroundColor(.gray) }"#, []),
    (#"Text("A").foregroundColor(isOn ? .gray : .red)"#, []), (#"Text("A").foregroundColor(.gray.opacity(0.5))"#, []),
    (#"Image(systemName: "star").foregroundColor(.gray)"#, []),
  ])
  func colors(body: String, expected: [String]) { #expect(Self.found(body) == expected) }
}
