import SwiftUI

struct LowerGate: View {
  @State private var state = Gate.open

  var body: some View {
    HStack {
      Circle().fill(state.tint).frame(width: 18, height: 18)
        .accessibilityHidden(true)
      Text(state == .open ? "Lower gate open" : "Lower gate shut")
      Button("Move") { state = state == .open ? .shut : .open }
        .foregroundStyle(.primary)
    }
  }
}
