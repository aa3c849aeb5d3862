import SwiftUI

struct RecipePage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        titled("Zutaten", "Zwei Birnen, ein Löffel Honig und etwas Zimt.")

        Text("Zubereitung")
          .font(.body.weight(.bold))
        Text("Die Birnen schälen und in Spalten schneiden. Den Honig darüber geben.")

        Text("Aufbewahren")
          .font(.body.weight(.bold))
          .accessibilityAddTraits(.isHeader)
        Text("Im Kühlschrank bleiben sie zwei Tage frisch. Danach werden sie braun.")

        HStack {
          Text("Portionen").bold()
          Spacer()
          Text("4")
        }
      }
    }
    .navigationTitle("Birnen")
  }

  @ViewBuilder private func titled(_ title: LocalizedStringKey, _ text: LocalizedStringKey) -> some View {
    Text(title)
      .font(.body.weight(.bold))
    Text(text)
  }
}

#Preview { NavigationStack { RecipePage() } }
