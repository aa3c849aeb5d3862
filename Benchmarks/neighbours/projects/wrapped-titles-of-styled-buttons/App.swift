import SwiftUI

struct Cottage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Cottage").accessibilityAddTraits(.isHeader)
        Button { } label: {
          Text("Book the whole cottage with the garden and the boat for the last week of the summer")
        }
        .buttonStyle(.borderedProminent)
        Button("Give up the booking of the boat and of the two bicycles that belong to the house", role: .destructive) { }
          .buttonStyle(.bordered)
      }
      .padding()
    }
  }
}
#Preview { Cottage() }
