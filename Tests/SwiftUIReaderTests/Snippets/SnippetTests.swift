import SightlineModel
import Testing

@testable import SwiftUIReader

/// SwiftUI-shaped snippets, each with the tree that SwiftUI makes of it.
struct SnippetTests {
  @Test(arguments: Snippet.generics + Snippet.styles + Snippet.containers + Snippet.language)
  func tree(_ snippet: Snippet) {
    let project = Source.project(snippet.source)
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    #expect(session?.tree.outline == snippet.tree)
    #expect(project.unresolved.map(\.what) == [])
  }

  /// A name says what a snippet holds the reader to; none says it twice.
  @Test func factsAreTold() {
    let facts = (Snippet.generics + Snippet.styles + Snippet.containers + Snippet.language).map(\.fact)
    #expect(Set(facts).count == facts.count)
    #expect(facts.count >= 50)
  }
}
