import SwiftUI

enum Pause: Int, CaseIterable, Identifiable {
  case five = 5, ten = 10, fifteen = 15, twenty = 20, thirty = 30, forty = 40, fifty = 50
  var id: Int { rawValue }
}

struct AlarmScreen: View {
  @State private var asks = true
  @State private var pause = Pause.five

  var body: some View {
    NavigationStack {
      Form { LabeledContent("Pause", value: pause.rawValue, format: .number) }
        .navigationTitle("Alarm")
        .confirmationDialog("How long?", isPresented: $asks, titleVisibility: .visible) {
          ForEach(Pause.allCases) { choice in
            Button("\(choice.rawValue) min") { pause = choice }
          }
          Button("Stop the alarm", role: .destructive) { }
        } message: {
          Text("The alarm rings again when the time that you choose here is over, unless you stop it for today.")
        }
    }
  }
}
#Preview { AlarmScreen() }
