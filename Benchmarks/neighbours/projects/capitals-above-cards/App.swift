import SwiftUI

struct Invoice: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 18) {
        GroupTitle(text: "Work")
        Text("Two days of painting in the hall")
        Text("One day of sanding on the stairs")
        GroupTitle(text: "Material")
        Text("Six tins of oil paint from the mill")
        Text("Two rolls of paper for the floor")
        HStack {
          Text("Sum").font(.headline)
          Spacer()
          Text(1240, format: .currency(code: "EUR"))
        }
        .accessibilityElement(children: .combine)
      }
      .padding()
    }
    .navigationTitle("Invoice")
  }
}
#Preview { NavigationStack { Invoice() } }
