import SwiftUI

struct Finder: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        #if targetEnvironment(simulator)
        Text("There is no camera in the simulator")
        #elseif os(macOS)
        Text("Use the camera of your Mac")
        #else
        Text("Hold the code in front of the camera").foregroundStyle(Color(white: 0.75))
        #endif
        note
      }
      .navigationTitle("Finder")
    }
  }

  @ViewBuilder private var note: some View {
    #if os(iOS) && canImport(UIKit) && !DEBUG
    Text("Works without a connection")
    #endif
  }
}
#Preview { Finder() }
