import SightlineModel
import Testing

@testable import SwiftInterpreter

/// Chains of calls and of superclasses are read in time that grows with their length alone.
struct LongChainTests {
  @Test func callsOfAChainHaveTheirPlaces() {
    let count = 1_000
    let chain = "  /* first */ Text(\"a\")" + String(repeating: ".tap(1, of: { 2 }) { 3 }", count: count)
    let outline = SourceOutline(ParsedFile(path: "A.swift", text: "let a =\n" + chain))
    #expect(outline.calls.count == count + 1)
    #expect(Set(outline.calls.map(\.extent.lowerBound)) == ["let a =\n  /* first */ ".utf8.count])
    let taps = outline.calls.filter { $0.name == "tap" }
    #expect(taps.allSatisfy { $0.closures.count == 2 && $0.closureLabels == ["of", nil] && $0.arguments.count == 2 })
    #expect(taps.map(\.extent.upperBound).max() == "let a =\n".utf8.count + chain.utf8.count)
  }

  @Test func callsOnCallsAreFound() {
    let interpreter = Interpreter(hosts: [])
    _ = interpreter.load([
      (
        path: "A.swift",
        text:
          "let a = make().styled(1)\nlet b = Type.styled(2)\nlet c = styled(3)\nlet d = .styled(4)\nlet e = Styled<Int>()"
      )
    ])
    #expect(interpreter.callSites(of: "styled", labels: []).map(\.location.line) == [1, 2, 3, 4])
    #expect(interpreter.callSites(of: "Type.styled", labels: []).map(\.location.line) == [2])
    #expect(interpreter.callSites(of: "Styled", labels: []).isEmpty)
  }

  @Test func initialisersComeDownALongLineOfClasses() throws {
    let count = 600
    let classes = (1..<count).map { "class C\($0): C\($0 - 1) { }" }.joined(separator: "\n")
    let interpreter = Interpreter(hosts: [])
    _ = interpreter.load([
      (
        path: "A.swift",
        text: "class C0 { let x: Int; init(x: Int) { self.x = x } }\n\(classes)\nlet made = C\(count - 1)(x: 7).x"
      )
    ])
    #expect(interpreter.declaredType("C\(count - 1)")?.initializers.count == 1)
  }
}
