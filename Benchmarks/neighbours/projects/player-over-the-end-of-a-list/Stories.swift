import SwiftUI

struct Stories: View {
  var body: some View {
    List(1..<15) { number in
      Text("Story \(number) of the tall tower")
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("Now reading: Story 5 of the tall tower")
        .frame(maxWidth: .infinity, minHeight: 56)
        .background(.white)
    }
  }
}
#Preview { Stories() }
