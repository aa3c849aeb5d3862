import SwiftUI

struct Chart: View {
  @State private var explains = false
  @State private var inspects = false

  var body: some View {
    NavigationStack {
      Text("Rain in mm")
        .navigationTitle("Rain")
        .toolbar {
          Button("Explain", systemImage: "questionmark") { explains = true }
            .popover(isPresented: $explains) { Explanation() }
          Button("Inspect", systemImage: "sidebar.right") { inspects.toggle() }
        }
        .inspector(isPresented: $inspects) {
          Text("Measured at the mill").foregroundStyle(Color(red: 0.7, green: 0.8, blue: 0.9))
        }
        .popover(isPresented: .constant(false)) { Text("Nobody sees this") }
    }
  }
}

private struct Explanation: View {
  var body: some View {
    Text("One mm is one litre on a square metre").foregroundStyle(Color(white: 0.75)).padding()
  }
}
#Preview { Chart() }
