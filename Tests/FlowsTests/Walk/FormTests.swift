import Testing

@testable import Flows

/// Of many fields, not every combination is tried, but each field in every way and the way to all of them filled.
struct FormTests {
  private static let typed = ["", Form.names[0], Form.long]

  private static func states(of count: Int) -> Set<[String]> {
    var found: Set<[String]> = [Array(repeating: "", count: count)]
    var queue = Array(found)
    while let state = queue.popLast() {
      let controls = state.map {
        Control(label: "", texts: [], effect: .field(0), isEnabled: true, location: nil, content: $0)
      }
      for field in 0..<count {
        for text in Self.typed where Form(controls).isWorthTrying(text, in: field) {
          var next = state
          next[field] = text
          if found.insert(next).inserted { queue.append(next) }
        }
      }
    }
    return found
  }

  @Test(arguments: [(fields: 1, states: 3), (2, 9), (3, 15), (4, 21), (6, 33)])
  func combinationsGrowWithTheFields(fields: Int, states: Int) {
    let found = Self.states(of: fields)
    #expect(found.count <= states)
    #expect(found.contains(Array(repeating: Self.typed[1], count: fields)), "all of them can be filled in")
    for field in 0..<fields {
      for text in Self.typed { #expect(found.contains { $0[field] == text }) }
    }
  }

  /// What stood in a field before anybody typed is no reason to leave it alone.
  @Test func filledFieldsAreEmptied() {
    let controls = ["Ann", "Bonn", "1"].map {
      Control(label: "", texts: [], effect: .field(0), isEnabled: true, location: nil, content: $0)
    }
    for field in 0..<3 { #expect(Form(controls).isWorthTrying("", in: field)) }
  }
}
