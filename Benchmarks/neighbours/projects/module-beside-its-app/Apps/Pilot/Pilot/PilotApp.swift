import ChartUI
import SwiftUI

@main struct PilotApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Pilot")
        ChartPanel()
      }
    }
  }
}
