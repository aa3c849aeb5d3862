import SightlineModel
import Testing

@testable import Rules

/// Sound SwiftUI that a naive tool would flag.
struct Trap: Sendable, CustomTestStringConvertible {
  let what: String
  let files: [RulePage.Example.File]
  /// Rules that ask a person to look, since the truth is not in the source; any other finding is false.
  let reviews: [RuleID]

  /// - Parameters:
  ///   - body: What `body` of one view holds.
  ///   - members: Declared beside `body`.
  ///   - types: Declared beside the view.
  ///   - files: Catalogues and the like, by path.
  init(
    _ what: String, _ body: String, members: String = "", types: String = "", files: [String: String] = [:],
    reviews: [RuleID] = []
  ) {
    self.what = what
    let source = """
      import SwiftUI

      struct Example: View {
      \(members)
        var body: some View {
      \(body)
        }
      }
      \(types)

      """
    self.files =
      [.init(path: "Example.swift", text: source)]
      + files.sorted { $0.key < $1.key }.map { .init(path: $0.key, text: $0.value) }
    self.reviews = reviews
  }

  var testDescription: String { what }
}
