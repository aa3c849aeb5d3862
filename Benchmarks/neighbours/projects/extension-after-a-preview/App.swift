import SwiftUI

struct MoodForm: View {
  @State private var mood = 5.0
  var body: some View {
    Text("How was the day?").moodBar($mood)
    clear
  }
}

#Preview("Alone") { MoodForm() }

#Preview("With a button") {
  HStack {
    Button { } label: { Image(systemName: "hammer") }
    MoodForm()
  }
}

extension View {
  func moodBar(_ mood: Binding<Double>) -> some View {
    VStack {
      self
      Slider(value: mood, in: 0...10)
    }
  }
}

private extension MoodForm {
  var clear: some View {
    Button { mood = 5 } label: {
      Image(systemName: "arrow.counterclockwise")
    }
  }
}
