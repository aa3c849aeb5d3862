import Foundation
import Testing

/// The code of the articles is the example's, which a package of its own builds and runs (`Scripts/try-library`).
struct ArticleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(in folder: String, _ ending: String) throws -> [(name: String, text: String)] {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }.sorted().map
    {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test func articlesShowCodeThatRuns() throws {
    let example = try Self.files(in: "examples/library/Sources/LibraryExample", ".swift").map(\.text).joined()
    let articles = try Self.files(in: "Sources/LayoutModel/LayoutModel.docc", ".md")
    #expect(articles.count == 4)
    for article in articles {
      let blocks = article.text.components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "```").first ?? ""
      }
      #expect(!blocks.isEmpty, "\(article.name) shows no code")
      for block in blocks { #expect(example.contains(block), "\(article.name): not in the example: \(block)") }
    }
  }
}
