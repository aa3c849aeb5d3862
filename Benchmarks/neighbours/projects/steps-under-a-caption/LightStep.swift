import SwiftUI

struct LightStep: View {
  let next: () -> Void

  var body: some View {
    VStack(spacing: 30) {
      Text("How long does the sun shine here?")
      Button("All day") { next() }
    }
    .foregroundStyle(.primary)
  }
}
