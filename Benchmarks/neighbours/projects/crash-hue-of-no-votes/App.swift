import SwiftUI

struct Poll: Identifiable {
  let id: Int
  let question: LocalizedStringKey
  var yes = 0
  var no = 0
  var share: Double { Double(yes) / Double(yes + no) }
}

struct PollList: View {
  let polls = [Poll(id: 1, question: "Plant a tree?"), Poll(id: 2, question: "Build a bench?", yes: 3, no: 1)]
  var body: some View {
    List(polls) { poll in
      HStack {
        Text(poll.question)
        Spacer()
        Circle().fill(Color(hue: poll.share / 3, saturation: 1, brightness: 0.5, opacity: poll.share))
          .frame(width: 12, height: 12)
          .accessibilityHidden(true)
      }
      .listRowBackground(Color(uiColor: UIColor(white: poll.share, alpha: 1)).opacity(poll.share))
    }
  }
}
#Preview { PollList() }
