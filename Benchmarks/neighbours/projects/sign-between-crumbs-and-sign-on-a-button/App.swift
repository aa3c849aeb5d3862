import SwiftUI

struct CrumbBar: View {
  var body: some View {
    HStack(spacing: 6) {
      Button("Atlas") { }
      Text(verbatim: "|").foregroundStyle(Color(white: 0.8)).accessibilityHidden(true)
      Button("Rivers") { }
    }
    .foregroundStyle(.primary)
  }
}

struct AddBar: View {
  let add: () -> Void

  var body: some View {
    HStack {
      Text("Rivers")
      Button { add() } label: {
        Text(verbatim: "+").foregroundStyle(Color(white: 0.8)).padding(16)
      }
      .accessibilityLabel("Add a river")
    }
  }
}

#Preview("Crumbs") { CrumbBar() }
#Preview("Add") { AddBar { } }
