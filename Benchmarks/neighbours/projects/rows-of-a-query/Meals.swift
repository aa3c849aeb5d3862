import SwiftUI

struct Meals: View {
  private let meals: [LocalizedStringKey] = ["Breakfast", "Lunch", "Supper"]
  @State private var edited: Int?
  var body: some View {
    VStack(spacing: 30) {
      ForEach(meals.indices, id: \.self) { index in
        HStack {
          Text(meals[index])
          Spacer()
          Button("Edit") { edited = index }.foregroundStyle(.primary)
        }
      }
    }
    .padding()
  }
}
#Preview { Meals() }
