import SwiftUI

struct Chapter: Identifiable {
  var id: String { symbol }
  let symbol: String
  let name: String.LocalizationValue
}

struct Manual: View {
  private let chapters: [Chapter] = [
    Chapter(symbol: "bolt", name: "Power"),
    Chapter(symbol: "flame.fill", name: "Heating"),
    Chapter(symbol: "checkmark.circle", name: "Tests"),
    Chapter(symbol: "bookmark.slash", name: "Index"),
  ]
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(chapters) { chapter in
        Button { path.append(chapter.symbol) } label: {
          HStack {
            Image(systemName: chapter.symbol).accessibilityHidden(true)
            Text(String(localized: chapter.name))
          }
        }
        .tint(.primary)
      }
      .navigationTitle("Manual")
      .navigationDestination(for: String.self) { Text("Chapter \($0)") }
    }
  }
}
#Preview { Manual() }
