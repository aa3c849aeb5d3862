import SwiftUI

struct MeasuredScreen: View {
  let locations: [LocationViewModel] = [
    LocationViewModel(name: "Amsterdam", coordinates: Coordinates(latitude: 52.3547498, longitude: 4.8339215)),
    LocationViewModel(name: "Mumbai", coordinates: Coordinates(latitude: 19.0823998, longitude: 72.8111468)),
    LocationViewModel(name: nil, coordinates: Coordinates(latitude: 40.4380638, longitude: -3.7495758)),
  ]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(locations, id: \.id) { location in
          LocationView(viewModel: location, mapContentProvider: { _, _ in Color.primary })
        }
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}
