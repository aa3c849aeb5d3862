import SwiftUI

@Observable final class Tour {
  var done: [String] = []
  var stops: [String] = []
  var share: Double { Double(done.count) / Double(stops.count) }
}

struct TourRing: View {
  @State private var tour = Tour()
  var body: some View {
    VStack(spacing: 20) {
      Text("Tour of the old town")
      ZStack {
        Circle().trim(from: 0, to: tour.share).stroke(.black, lineWidth: 8).frame(width: 90)
        Text(tour.share, format: .percent)
      }
      ProgressView(value: Double(tour.done.count), total: Double(tour.stops.count)) { Text("Stops visited") }
      ProgressView("Steps walked", value: tour.share)
    }
    .padding()
  }
}
#Preview { TourRing() }
