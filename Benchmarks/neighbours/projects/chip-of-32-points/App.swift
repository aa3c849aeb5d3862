import SwiftUI

enum Weekday: Int, CaseIterable, Identifiable {
  case mon = 1, wed = 3, fri = 5
  var id: Int { rawValue }
}

struct Plan: View {
  @State private var days: Set<Weekday> = []
  @State private var rounds = 3

  var body: some View {
    VStack(spacing: 48) {
      HStack(spacing: 40) {
        ForEach(Weekday.allCases) { day in
          Text("\(day.rawValue)")
            .frame(width: 32, height: 32)
            .background(Circle().stroke(.black, lineWidth: days.contains(day) ? 3 : 1))
            .onTapGesture { days.formSymmetricDifference([day]) }
            .accessibilityAddTraits(days.contains(day) ? [.isButton, .isSelected] : .isButton)
        }
      }

      Stepper("Rounds: \(rounds)", value: $rounds, in: 1...9)
    }
    .padding()
  }
}
#Preview { Plan() }
