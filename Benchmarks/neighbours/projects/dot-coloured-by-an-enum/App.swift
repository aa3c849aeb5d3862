import SwiftUI

enum Gate {
  case open, shut
  var tint: Color {
    switch self {
    case .open: Color(red: 0.2, green: 0.55, blue: 0.25)
    case .shut: Color(red: 0.8, green: 0.25, blue: 0.2)
    }
  }
}

struct LockPanel: View {
  @State private var upper = Gate.shut

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Upper gate")
        Circle().fill(upper.tint).frame(width: 18, height: 18)
      }
      Button("Move the upper gate") { upper = upper == .open ? .shut : .open }
        .foregroundStyle(.primary)
      LowerGate()
    }
  }
}

@main struct LockApp: App {
  var body: some Scene { WindowGroup { LockPanel() } }
}
