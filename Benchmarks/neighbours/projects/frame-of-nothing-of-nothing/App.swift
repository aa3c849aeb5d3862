import SwiftUI

struct StorageBar: View {
  let used: Double
  let total: Double
  private var share: CGFloat { CGFloat(used / total) }

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray)
      Capsule().fill(.black)
        .frame(width: 240 * share)
      Image(systemName: "arrow.up")
        .rotationEffect(.degrees(360 * share))
        .scaleEffect(share)
        .opacity(share)
        .offset(x: 240 * share)
    }
    .frame(width: 240, height: 12)
    .accessibilityHidden(true)
  }
}

struct StorageView: View {
  @State private var used = 0.0
  @State private var total = 0.0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Storage on this phone")
      StorageBar(used: used, total: total)
      Gauge(value: used, in: 0...total) { Text("Used") }
    }
    .padding()
  }
}

#Preview { StorageView() }
