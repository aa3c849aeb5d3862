import Observation
import SwiftUI

struct Train: Decodable, Identifiable { let id: Int; let platform: String }

@MainActor @Observable final class Departures {
  enum Phase { case idle, loaded([Train]), failed }
  var phase = Phase.idle

  func refresh() async {
    do {
      let request = URLRequest(url: URL(string: "https://rail.example/departures")!)
      let (data, _) = try await URLSession.shared.data(for: request)
      phase = .loaded(try JSONDecoder().decode([Train].self, from: data))
    } catch {
      phase = .failed
    }
  }
}

struct DepartureBoard: View {
  @State private var departures = Departures()

  var body: some View {
    VStack(spacing: 24) {
      switch departures.phase {
      case .idle:
        Button("Show departures") { Task { await departures.refresh() } }
          .foregroundStyle(.primary)
      case .loaded(let trains):
        Text("Next departures").foregroundStyle(.primary)
        ForEach(trains) { train in Text(verbatim: train.platform) }
      case .failed:
        Text("No departures today").foregroundStyle(Color(white: 0.8))
      }
    }
  }
}

@main struct RailApp: App {
  var body: some Scene { WindowGroup { DepartureBoard() } }
}
