import SwiftUI

enum FetchError: Error { case offline(since: Int), refused }

actor Station {
  func read(_ gauge: Int) async throws -> Double {
    guard gauge < 0 else { throw FetchError.offline(since: gauge) }
    return 1.5
  }
}

struct StationView: View {
  private let station = Station()

  var body: some View {
    VStack {
      Text("Snow depth")
      Button("Measure again") {
        Task { _ = try await station.read(7) }
      }
    }
    .onAppear {
      Task.detached(priority: .background) { throw FetchError.refused }
      Task { try await readAll() }
    }
  }

  private func readAll() async throws {
    try await withThrowingTaskGroup(of: Double.self) { group in
      for gauge in 1...3 { group.addTask { try await station.read(gauge) } }
      for try await depth in group { print(depth) }
    }
  }
}

@main struct SnowApp: App { var body: some Scene { WindowGroup { StationView() } } }
