/// Movement that is none, or that asks first; and time that nobody waits.
extension Trap {
  private static let reduce = """
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @State private var isOn = false
    """
  private static let state = "  @State private var isOn = false"

  static let motion: [Trap] = [
    Trap(
      "animation guarded by Reduce Motion",
      """
      Circle().frame(width: 80, height: 80).scaleEffect(isOn ? 1.4 : 1)
        .onAppear { withAnimation(reduceMotion ? nil : .spring) { isOn = true } }
      """, members: reduce),
    Trap(
      "modifier guarded by Reduce Motion",
      """
      Circle().frame(width: 80, height: 80).offset(x: isOn ? 40 : 0)
        .animation(reduceMotion ? nil : .easeInOut, value: isOn)
        .onAppear { isOn = true }
      """, members: reduce),
    Trap(
      "early return under Reduce Motion",
      """
      Circle().frame(width: 80, height: 80).rotationEffect(.degrees(isOn ? 90 : 0))
        .onAppear {
          guard !reduceMotion else { return }
          withAnimation(.linear(duration: 1)) { isOn = true }
        }
      """, members: reduce),
    Trap(
      "endless movement that stops under Reduce Motion",
      """
      Circle().frame(width: 80, height: 80).scaleEffect(isOn ? 1.2 : 1)
        .onAppear {
          if !reduceMotion { withAnimation(.easeInOut(duration: 1).repeatForever()) { isOn = true } }
        }
      """, members: reduce),
    Trap(
      "fade",
      """
      Text("Welcome").opacity(isOn ? 1 : 0.9)
        .onAppear { withAnimation(.easeInOut(duration: 0.3)) { isOn = true } }
      """, members: state),
    Trap(
      "change of colour",
      """
      Circle().fill(isOn ? Color.blue : Color.green).frame(width: 80, height: 80)
        .animation(.default, value: isOn)
        .onAppear { isOn = true }
      """, members: state),
    Trap(
      "transition that fades",
      """
      VStack { Text("Welcome"); if isOn { Text("Ready").transition(.opacity) } }
        .onAppear { withAnimation { isOn = true } }
      """, members: state),
    Trap("spinner of the system", "ProgressView(\"Loading\")"),
    Trap(
      "bar that grows in place",
      """
      VStack {
        Text("2 of 5")
        ZStack(alignment: .leading) {
          Capsule().fill(Color(white: 0.8)).frame(width: 200, height: 8)
          Capsule().fill(Color(white: 0.3)).frame(width: isOn ? 80 : 40, height: 8)
        }
        .accessibilityHidden(true)
      }
      .onAppear { withAnimation { isOn = true } }
      """, members: state),
    Trap(
      "change without animation",
      "Circle().frame(width: 80, height: 80).scaleEffect(isOn ? 1.4 : 1).onAppear { isOn = true }", members: state),
    Trap(
      "button that is there after a second",
      """
      VStack {
        Text("Hello")
        Button {} label: { Text("Start").frame(minWidth: 44, minHeight: 44) }.buttonStyle(.plain).opacity(isOn ? 1 : 0)
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        isOn = true
      }
      """, members: state),
    Trap(
      "late button beside one that is there",
      """
      VStack {
        Button {} label: { Text("Skip").frame(minWidth: 44, minHeight: 44) }
        Button {} label: { Text("Start").frame(minWidth: 44, minHeight: 44) }.opacity(isOn ? 1 : 0)
      }
      .buttonStyle(.plain)
      .task {
        try? await Task.sleep(for: .seconds(6))
        isOn = true
      }
      """, members: state),
  ]
}
