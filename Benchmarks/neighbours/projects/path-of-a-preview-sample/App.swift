import SwiftUI

@main struct ScanApp: App {
  var body: some Scene { WindowGroup { EmptyTray() } }
}

struct EmptyTray: View {
  private let hint: String = "Put a page on the glass"
  var body: some View {
    VStack {
      Text("tray.title")
      Text(hint)
    }
  }
}
