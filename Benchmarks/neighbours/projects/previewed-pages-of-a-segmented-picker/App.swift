import SwiftUI

struct HarbourInfo: View {
  enum Page: String, CaseIterable, Identifiable {
    case tides = "Tides", wind = "Wind", fees = "Fees"
    var id: Self { self }
  }
  @State private var page = Page.tides

  var body: some View {
    VStack {
      Picker("Page", selection: $page) {
        ForEach(Page.allCases) { Text(verbatim: $0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      switch page {
      case .tides: Text("High water at four")
      case .wind: Text("A breeze from the west")
      case .fees: Text("Nothing to pay in winter").foregroundStyle(Color(white: 0.8))
      }
      Spacer()
    }
  }
}

#Preview { HarbourInfo() }
