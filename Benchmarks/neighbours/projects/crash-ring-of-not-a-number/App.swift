import SwiftUI

struct Ring: View {
  let done: Double
  let goal: Double

  private var share: Double { done / goal }

  var body: some View {
    ZStack {
      Circle().trim(from: 0, to: share).stroke(.primary, lineWidth: 8)
        .rotationEffect(.degrees(360 * share))
      Rectangle().frame(width: 4, height: 40)
        .scaleEffect(x: 1, y: 1 / goal, anchor: .bottom)
        .offset(x: 30 * share, y: 0)
    }
    .frame(width: 120, height: 120)
    .accessibilityHidden(true)
  }
}

struct StepsToday: View {
  var body: some View {
    NavigationStack {
      VStack {
        Ring(done: 0, goal: 0)
        Text("No steps yet")
      }
    }
  }
}

#Preview { StepsToday() }
