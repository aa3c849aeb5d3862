import SwiftUI

private let lake = Color(red: 0.2, green: 0.5, blue: 0.95)

struct Tickets: View {
  var body: some View {
    VStack(spacing: 30) {
      Group {
        Text("Two seats by the window").font(.system(size: 17, weight: .semibold)).foregroundStyle(.white)
      }
      .padding()
      .background(lake)

      Text("Coach four, the quiet one").font(.system(size: 17, weight: .bold)).foregroundStyle(.white)
        .padding()
        .background(lake)


      Label("Platform nine", systemImage: "tram").fontWeight(.medium).foregroundStyle(.white)
        .padding()
        .background(lake, in: .capsule)
    }
  }
}
#Preview { Tickets() }
