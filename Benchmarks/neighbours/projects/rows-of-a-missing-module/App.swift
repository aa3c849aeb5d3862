import HomeGridKit
import SwiftUI

struct LampRow: View {
  @Binding var lamp: HomeGridKit.Lamp
  private var title: String { String(localized: "\(lamp.room), \(lamp.label)") }
  var body: some View {
    Toggle(title, isOn: $lamp.isLit)
  }
}

struct Lamps: View {
  @StateObject private var home = HomeGrid.shared
  var body: some View {
    Form {
      Section("Lamps") {
        ForEach($home.lamps) { $lamp in
          LampRow(lamp: $lamp)
            .swipeActions { Button("Forget \(lamp.label)", role: .destructive) { home.forget(lamp) } }
        }
      }
    }
  }
}

@main struct LampApp: App { var body: some Scene { WindowGroup { Lamps() } } }
