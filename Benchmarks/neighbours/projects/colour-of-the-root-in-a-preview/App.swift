import SwiftUI

@main struct LoomApp: App { var body: some Scene { WindowGroup { Loom() } } }

struct Loom: View {
  var body: some View {
    Group {
      Text("Thread by thread")
    }
    .font(.system(size: 28, weight: .bold))
    .foregroundStyle(Color(white: 0.8))
    .multilineTextAlignment(.center)
  }
}
