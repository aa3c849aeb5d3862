import LayoutModel
import Testing

/// What a call can't mean is an error that names the parameter and the call, never a trap.
struct RangeTests {
  private func message(_ view: some View, _ variant: Variant) -> String? {
    do {
      _ = try LayoutEngine().layOut(view, in: variant)
      return nil
    } catch { return error.description }
  }

  @Test func numbersOutOfRange() throws {
    let variant = try Variant()
    let cases: [(any View, String)] = [
      (Text("a").frame(width: -1), "frame: width is -1; it has to be a finite number of 0 or more"),
      (Text("a").frame(height: .nan), "frame: height is nan; it has to be a finite number of 0 or more"),
      (Text("a").frame(width: .infinity), "frame: width is inf; it has to be a finite number of 0 or more"),
      (Text("a").padding(.nan), "padding: length is nan; it has to be a finite number"),
      (VStack(spacing: .infinity) { Text("a") }, "vStack: spacing is inf; it has to be a finite number"),
      (Text("a").lineLimit(-1), "lineLimit: number is -1; it has to be a finite number of 0 or more"),
      (Text("a").opacity(2), "opacity: opacity is 2; it has to be between 0 and 1"),
      (Text("a").minimumScaleFactor(.nan), "minimumScaleFactor: factor is nan; it has to be between 0 and 1"),
      (Text("a").offset(x: -.infinity), "offset: x is -inf; it has to be a finite number"),
      (Text("a").font(.system(size: -3)), "font: font size is -3; it has to be a finite number of 0 or more"),
      (Text("a").gridCellColumns(0), "gridCellColumns: count is 0; it has to be a finite number of 1 or more"),
      (
        Text("a").aspectRatio(0, contentMode: .fit),
        "aspectRatio: aspectRatio is 0; it has to be a finite number above 0"
      ),
      (
        RoundedRectangle(cornerRadius: -2),
        "roundedRectangle: cornerRadius is -2; it has to be a finite number of 0 or more"
      ),
    ]
    for (view, expected) in cases {
      let message = message(AnyView.of(view), variant)
      #expect(message?.hasPrefix("LayoutModelTests/RangeTests.swift:") == true, "\(message ?? "no error")")
      #expect(message?.hasSuffix(": " + expected) == true, "\(message ?? "no error")")
    }
    #expect(message(Text("a").frame(maxWidth: .infinity), variant) == nil)
    #expect(message(Text("a").padding(-4), variant) == nil)
    #expect(message(Text("a").lineLimit(.max), variant) == nil)
  }

  /// The largest and smallest numbers that are allowed lay out without ending the process.
  @Test(arguments: [1e300, -1e300, 0, -0.0, 9_007_199_254_740_992, Double.leastNonzeroMagnitude])
  func hostileNumbersAreLaidOut(number: Double) throws {
    let engine = try LayoutEngine()
    let screen = VStack(spacing: number) {
      Text("a").padding(number).offset(x: number, y: number).position(x: number, y: number)
      Text("b").frame(width: abs(number), height: abs(number)).tracking(number).zIndex(number)
    }
    _ = try engine.layOut(screen, in: Variant())
  }

  struct Endless: View {
    var body: some View { VStack { Endless() } }
  }
  struct Odd: View {
    let number: Double
    var body: some View { Text("a").frame(width: number) }
  }

  @Test func endlessBodiesAndOwnViews() throws {
    let variant = try Variant()
    #expect(message(Endless(), variant)?.contains("more than 256 views inside of one another") == true)
    #expect(message(VStack { Odd(number: -4) }, variant)?.contains("frame: width is -4") == true)
  }

  @Test func namesAndIndices() throws {
    let engine = try LayoutEngine()
    let laidOut = try engine.layOut(Text("Hello").accessibilityIdentifier("greeting"), in: Variant())
    func message(_ run: () throws -> Void) -> String? {
      do {
        try run()
        return nil
      } catch { return "\(error)" }
    }
    #expect(
      message { _ = try Variant(device: "standart") } == "no device is named 'standart'; did you mean 'standard'?")
    #expect(message { _ = try DynamicTypeSize(index: 12) } == "index is 12; it has to be between 0 and 11")
    #expect(message { _ = try DynamicTypeSize(index: -1) } == "index is -1; it has to be between 0 and 11")
    #expect(
      message { _ = try laidOut.frame(of: "greetin") } == "no element is named 'greetin'; did you mean 'greeting'?")
    #expect(message { _ = try laidOut.text(at: 1) } == "index is 1; it has to be between 0 and 0")
    #expect(message { _ = try laidOut.text(at: .min) } != nil)
    #expect(
      message { _ = try RuleSelection(only: ["contrast-txt"]) }
        == "no rule is named 'contrast-txt'; did you mean 'contrast-text'?")
    #expect(
      message { _ = try RuleSelection(profile: "strickt") } == "no profile is named 'strickt'; did you mean 'strict'?")
    #expect(message { _ = try AuditMatrix(sizes: []) } == "sizes is empty; it has to be one or more")
    let matrix = try AuditMatrix()
    #expect(
      message { _ = try engine.audit(Text("a"), in: matrix, threads: 0) } == "threads is 0; it has to be 1 or more")
    #expect(
      message { _ = try engine.measure("a", width: -1, in: Variant()) }
        == "width is -1; it has to be a finite number of 0 or more")
    #expect(message { _ = try engine.measure("a", lineLimit: 0, in: Variant()) } != nil)
    #expect(message { _ = try LayoutEngine(fonts: ["/nowhere.ttf"]) } != nil)
  }
}

extension AnyView {
  static func of(_ view: any View) -> AnyView {
    func open(_ view: some View) -> AnyView { AnyView(view) }
    return open(view)
  }
}
