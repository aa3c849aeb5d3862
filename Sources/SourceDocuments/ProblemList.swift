package import SightlineModel

/// Collects the problems of one file; beyond a limit they are counted only.
package struct ProblemList: Sendable {
  package let source: SourceText
  private let limit: Int
  private var kept: [InputProblem] = []
  private var dropped = 0

  package init(_ source: SourceText, limit: Int = DocumentLimits().problems) {
    self.source = source
    self.limit = limit
  }

  package mutating func add(_ message: String, at offset: Int, kind: InputProblem.Kind = .unreadable) {
    guard kept.count < limit else {
      dropped += 1
      return
    }
    kept.append(InputProblem(kind, message, at: source.location(at: offset)))
  }

  package var count: Int { kept.count + dropped }

  /// Sorted by place.
  package var problems: [InputProblem] {
    var result = kept.sorted()
    if dropped > 0, let last = result.last {
      result.append(InputProblem(last.kind, "\(dropped) more problems in this file are not listed", at: last.location))
    }
    return result
  }
}
