import ParcelKit
import SwiftUI

@main struct ParcelApp: App {
  @State private var depot = Depot()
  var body: some Scene { WindowGroup { DepotView().environment(depot) } }
}

@Observable final class Depot {
  private(set) var parcels: [String: Parcel] = [:]
  private let feed = ParcelFeed(region: "north")

  init() {
    feed.onArrival = { [weak self] parcel in
      self?.parcels[parcel.number] = parcel
    }
    feed.open()
  }

  var numbers: [String] { parcels.keys.sorted() }
}

struct DepotView: View {
  @Environment(Depot.self) private var depot

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))]) {
        ForEach(depot.numbers, id: \.self) { number in
          ParcelTile(number: number)
        }
      }
      .overlay { if depot.numbers.isEmpty { ContentUnavailableView("No parcels", systemImage: "shippingbox") } }
    }
  }
}

struct ParcelTile: View {
  let number: String
  var body: some View {
    Text(number).font(.caption).foregroundStyle(Color(white: 0.75))
  }
}
