import SightlineModel
import Testing

@testable import SwiftUIReader

/// Views that show views of their own type: some of a thread stand for all of it, and what is left out is said.
struct NestedViewTests {
  private static func screen(_ depth: Int, _ width: Int) throws -> (texts: Int, left: [String]) {
    let project = Source.project(
      """
      struct A: View { var body: some View { Reply(level: \(depth)) } }
      struct Reply: View {
        let level: Int
        var body: some View {
          VStack {
            Text(verbatim: "a")
            if level > 0 { ForEach(0..<\(width)) { _ in Reply(level: level - 1) } }
          }
        }
      }
      """)
    let variant = Variant(size: .large, locale: "en", device: Source.device)
    let screen = try #require(project.screens(for: [variant]).first)
    return (screen.states.first?.trees.first?.root.texts.count ?? 0, project.notAudited.map(\.why))
  }

  @Test(arguments: [(2, 3, 13), (20, 1, 21), (3, 3, 40)])
  func aReplyOfSomeViewsIsWhole(depth: Int, width: Int, texts: Int) throws {
    let found = try Self.screen(depth, width)
    #expect(found.texts == texts && found.left == [])
  }

  @Test func aReplyWithoutEndIsCutAndNamed() throws {
    let found = try Self.screen(12, 3)
    #expect(found.texts < 200)
    #expect(found.left.contains { $0.contains("more than 100 views of the type Reply inside of one another") })
  }
}
