import SwiftUI

@main struct MeterApp: App { var body: some Scene { WindowGroup { Meter() } } }

struct Meter: View {
  var body: some View {
    VStack(spacing: 30) {
      Text(Build.title)
      Text("Read once a day")
        #if DEBUG
        .foregroundStyle(.black)
        #else
        .foregroundStyle(Color(white: 0.68))
        #endif
    }
  }
}
