import SwiftUI

@main struct QuizApp: App { var body: some Scene { WindowGroup { Quiz() } } }

struct Quiz: View {
  @State private var answers: [Int: Bool] = [:]
  @State private var isDone = false

  var body: some View {
    NavigationStack {
      Form {
        ForEach(1...2, id: \.self) { number in
          Section("Question \(number)") {
            Button("Yes to question \(number)") { answers[number] = true }
            Button("No to question \(number)") { answers[number] = false }
          }
        }
        Button("Show my result") { isDone = true }
          .disabled(answers.count < 2)
        if isDone {
          Text("You like the quiet").foregroundStyle(Color(white: 0.8))
        }
      }
      .tint(.primary)
      .navigationTitle("Quiz")
    }
  }
}
