import SwiftUI

@main struct KilnApp: App { var body: some Scene { WindowGroup { KilnView() } } }

struct KilnView: View {
  @State private var minutes = 0
  @State private var showsGlaze = false
  @State private var showsFiring = false

  var body: some View {
    VStack {
      Text("\(minutes) minutes")
      Button("Glazes") { showsGlaze = true }
      Button("Firing") { showsFiring = true }
    }
    .foregroundStyle(.primary)
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        minutes += 1
      }
    }
    .fullScreenCover(isPresented: $showsGlaze) { GlazeCover() }
    .fullScreenCover(isPresented: $showsFiring) { FiringCover() }
  }
}
