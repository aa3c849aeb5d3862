import Testing

@testable import Vocabulary

struct SignatureTests {
  private func signature(_ text: String) -> Signature? {
    var parser = SignatureParser(Substring(text))
    return parser.signature()
  }

  @Test func parametersWithDefaultsAndBuilders() throws {
    let read = try #require(
      signature(
        "<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, "
          + "onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint"))
    #expect(read.generics == [.init(name: "V", constraint: "BinaryFloatingPoint")])
    #expect(read.labels == ["value", "in", "label", "onEditingChanged"])
    #expect(read.parameters[1].name == "bounds" && read.parameters[1].defaultValue == "0...1")
    #expect(read.parameters[2].builder == "ViewBuilder" && read.parameters[2].type == "() -> Label")
    #expect(read.parameters[3].defaultValue == "{ _ in }")
    #expect(read.requirements == ["V.Stride: BinaryFloatingPoint"])
    #expect(read.result == nil)
  }

  @Test func bracketsStringsAndResults() throws {
    let read = try #require(
      signature("(_ data: [String: (Int, Int)], text: String = \"a, b)\", in area: Range<Int>) -> some View"))
    #expect(read.labels == ["_", "text", "in"])
    #expect(read.parameters[0].type == "[String: (Int, Int)]")
    #expect(read.parameters[1].defaultValue == "\"a, b)\"")
    #expect(read.result == "some View")
    let generic = try #require(signature("(@TabContentBuilder<Value> content: () -> Content) async throws -> Bool"))
    #expect(generic.parameters[0].builder == "TabContentBuilder<Value>" && generic.result == "Bool")
    #expect(signature("(CGFloat)")?.parameters == [.init(label: nil, name: "", type: "CGFloat")])
    #expect(signature("()")?.parameters == [])
  }

  @Test(arguments: ["", "width: CGFloat", "(width: CGFloat", "(width:)", "(a b c: Int)", "() nonsense", "(= 1)"])
  func otherTextIsNoSignature(_ text: String) {
    #expect(signature(text) == nil)
  }

  @Test func availability() {
    #expect(Availability("ios 16.4") == Availability(introduced: SystemVersion(16, 4)))
    #expect(Availability("ios 13 deprecated")?.deprecation == .announced)
    #expect(Availability("ios 14 deprecated 17")?.deprecation == .since(SystemVersion(17)))
    for text in ["", "ios", "ios x", "ios 1.2.3", "ios -1", "mac 13", "ios 13 removed", "ios 13 deprecated x"] {
      #expect(Availability(text) == nil, "\(text)")
    }
    #expect(SystemVersion(16, 4) < SystemVersion(17) && SystemVersion(16) < SystemVersion(16, 1))
    #expect("\(SystemVersion(16, 4)) \(SystemVersion(17))" == "16.4 17")
  }

  @Test func layoutSupport() {
    #expect(LayoutSupport("laid out") == .laidOut)
    #expect(LayoutSupport("no effect") == .withoutEffect)
    #expect(LayoutSupport("not yet: maps are not laid out") == .missing("maps are not laid out"))
    #expect(LayoutSupport("not yet: ") == nil && LayoutSupport("perhaps") == nil)
  }
}
