import SwiftUI

extension ShapeStyle where Self == Color { static var mist: Color { Color(white: 0.68) } }

@main struct BayApp: App {
  var body: some Scene {
    WindowGroup { TabView { Bay().tabItem { Label("Bay", systemImage: "water.waves") }; Shore().tabItem { Label("Shore", systemImage: "leaf") } } }
  }
}

struct Bay: View {
  var body: some View {
    ScrollView {
      Text("High water at six").foregroundStyle(.mist)
      Text("Low water at noon").foregroundStyle(.mist)
      Text("Wind from the west").foregroundStyle(.mist)
      Text("Waves of one metre").foregroundStyle(.mist)
      Text("Fog until the evening").foregroundStyle(.mist)
      Text("Cold water, ten degrees").foregroundStyle(.mist)
    }
  }
}
