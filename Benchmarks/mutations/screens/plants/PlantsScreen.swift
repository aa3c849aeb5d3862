import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let like: LocalizedStringKey
  let symbol: String
}

/// Cards in a grid that becomes one column when text is large.
struct PlantsScreen: View {
  @Environment(\.dynamicTypeSize) private var size
  @State private var favorites: Set<Int> = []
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let plants = [
    Plant(id: 1, name: "Fern", like: "Like the fern", symbol: "leaf"),
    Plant(id: 2, name: "Cactus", like: "Like the cactus", symbol: "sun.max"),
    Plant(id: 3, name: "Orchid", like: "Like the orchid", symbol: "drop"),
    Plant(id: 4, name: "Ivy", like: "Like the ivy", symbol: "wind"),
  ]

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 16), count: size.isAccessibilitySize ? 1 : 2)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Plants")
          .font(.largeTitle)
          .scaleEffect(isShown ? 1 : 0.8)
          .onAppear {
            withAnimation(reduceMotion ? nil : .spring) { isShown = true }
          }
          .accessibilityAddTraits(.isHeader)
        Text("Four plants live with you. Two want water today.")
          .font(.body)
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(plants) { plant in
            card(plant)
          }
        }
        Text("Care")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        tip
        Text("Turn each pot a little every week.")
          .font(.callout)
        fact("Light", "Much")
        fact("Water", "Little")
        Link(destination: URL(string: "https://example.com/care")!) {
          Text("Read the care guide")
            .frame(minHeight: 44)
        }
        .foregroundStyle(Color.primary)
      }
      .padding()
    }
  }

  private func card(_ plant: Plant) -> some View {
    VStack(spacing: 8) {
      Image(systemName: plant.symbol)
        .font(.title)
        .accessibilityHidden(true)
      Text(plant.name)
        .font(.headline)
      Button {
        favorites.insert(plant.id)
      } label: {
        Image(systemName: "heart")
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel(plant.like)
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 16))
  }

  private var tip: some View {
    HStack(alignment: .top) {
      Image(systemName: "lightbulb")
        .font(.body)
        .accessibilityLabel("Tip")
      Text("Ferns like shade and a damp corner.")
        .font(.body)
    }
    .accessibilityElement(children: .combine)
  }

  private func fact(_ name: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
    HStack {
      Text(name)
        .font(.callout)
      Spacer(minLength: 8)
      Text(value)
        .font(.callout)
    }
    .accessibilityElement(children: .combine)
  }
}
