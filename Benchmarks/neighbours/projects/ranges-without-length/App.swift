import SwiftUI

struct PlayerView: View {
  @State private var position = 0.0
  @State private var queue = 1
  let duration: Double

  var body: some View {
    VStack(spacing: 20) {
      Text("Nothing is playing")
      Slider(value: $position, in: 0...duration) { Text("Position") }
      Slider(value: .constant(.infinity), in: 0...1) { Text("Volume") }
      Slider(value: .constant(-1e300), in: -1e300...1e300) { Text("Balance") }
      Stepper("Songs in the queue", value: $queue, in: 1...Int.max)
      ProgressView(value: position, total: duration) { Text("Played") }
    }
    .padding()
  }
}

#Preview { PlayerView(duration: 0) }
