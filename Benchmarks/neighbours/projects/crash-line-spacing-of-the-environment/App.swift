import SwiftUI

struct Poem: View {
  var body: some View {
    ScrollView {
      Text("Slow river")
      Text("One line\nand another")
        .environment(\.lineSpacing, .greatestFiniteMagnitude)
    }
    .safeAreaInset(edge: .bottom) {
      Text("By nobody").environment(\.minimumScaleFactor, 0)
    }
  }
}

#Preview { Poem() }
