import SwiftUI

struct Inbox: View {
  @State private var keep = 30

  var body: some View {
    NavigationStack {
      List {
        Text("Unread").badge(Int.max)
        Text("Drafts").badge(Int.min)
        Stepper("Keep for \(keep) days", value: $keep, in: Int.min...Int.max)
      }
      .navigationTitle("Inbox")
    }
  }
}

#Preview { Inbox() }
