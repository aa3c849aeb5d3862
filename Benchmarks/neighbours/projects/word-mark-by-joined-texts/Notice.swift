import SwiftUI

struct DelayNotice: View {
  var body: some View {
    Text("The boat is late ").foregroundStyle(.orange)
      + Text("by forty minutes").foregroundStyle(.yellow)
  }
}

struct Quay: View {
  var body: some View {
    List {
      Emblem()
      DelayNotice()
    }
  }
}

#Preview { Quay() }
