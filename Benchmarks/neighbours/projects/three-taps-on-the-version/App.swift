import SwiftUI

@main struct BellApp: App { var body: some Scene { WindowGroup { About() } } }

@Observable final class Secret {
  private var taps = 0
  private(set) var isOpen = false
  func tap() {
    taps += 1
    if taps == 3 { isOpen = true }
  }
}

struct About: View {
  @State private var secret = Secret()
  var body: some View {
    List {
      Button("Version 2.4", action: secret.tap).tint(.primary)
      if secret.isOpen {
        Section { Text("Tester mode is on").foregroundStyle(Color(white: 0.8)) }
      }
    }
  }
}
