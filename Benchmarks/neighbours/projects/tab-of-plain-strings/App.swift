import SwiftUI

@main struct OrchardApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Text("The apples are ripe").tabItem { Label("Today", systemImage: "sun.max") }
        Advice().tabItem { Label("Advice", systemImage: "book") }
      }
    }
  }
}
