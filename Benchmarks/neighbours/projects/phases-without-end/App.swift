import SwiftUI

struct DriftingArrow: View {
  var body: some View {
    VStack {
      Image(systemName: "arrow.down").font(.largeTitle).accessibilityHidden(true)
        .phaseAnimator([0.0, 24.0]) { arrow, y in
          arrow.offset(y: y)
        } animation: { _ in .easeInOut(duration: 0.9) }
      Text("Read what the keeper wrote about the tides.")
    }
  }
}

struct RockingBoat: View {
  var body: some View {
    VStack {
      Image(systemName: "sailboat").font(.largeTitle).accessibilityHidden(true)
        .keyframeAnimator(initialValue: 0.0, repeating: true) { boat, angle in
          boat.rotationEffect(.degrees(angle))
        } keyframes: { _ in
          KeyframeTrack(\.self) {
            LinearKeyframe(20.0, duration: 1)
            LinearKeyframe(0.0, duration: 1)
          }
        }
      Text("Read what the harbour says about the wind.")
    }
  }
}

struct TappedBell: View {
  @State private var rings = 0
  var body: some View {
    Button("Ring the bell") { rings += 1 }
    Image(systemName: "bell").accessibilityHidden(true)
      .phaseAnimator([0.0, 8.0, 0.0], trigger: rings) { bell, x in
        bell.offset(x: x)
      }
  }
}

#Preview("Arrow") { DriftingArrow() }
#Preview("Boat") { RockingBoat() }
#Preview("Bell") { TappedBell() }
