import SwiftUI

enum Season: Int, CaseIterable, Identifiable {
  case spring, summer, winter
  var id: Int { rawValue }
}

struct Seasons: View {
  @State private var season = Season.spring

  var body: some View {
    TabView(selection: $season) {
      ForEach(Season.allCases) { item in
        page(item).tag(item)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }

  @ViewBuilder private func page(_ item: Season) -> some View {
    switch item {
    case .spring:
      Text("Aussaat im März")

    case .summer:
      Label("Gießen am Abend", systemImage: "drop")

    case .winter:
      Text("Das Beet ruht")
        .foregroundStyle(Color(red: 0.8, green: 0.85, blue: 0.9))
    }
  }
}

#Preview { Seasons() }
