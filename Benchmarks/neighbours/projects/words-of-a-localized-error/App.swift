import SwiftUI

enum BookingError: LocalizedError {
  case full, closed(until: Int)

  var errorDescription: String? {
    switch self {
    case .full: "The ferry is full"
    case .closed(let hour): "Closed until \(hour)"
    }
  }
}

struct FerryView: View {
  @State private var trouble = ""
  @State private var hint = ""

  var body: some View {
    VStack {
      Text("Ferry to the island")
      Text(verbatim: trouble)
      Text(verbatim: hint)
      Button("Book") { Task { await book() } }
    }
  }

  private func book() async {
    do { try await reserve(seats: 3) } catch { trouble = error.localizedDescription }
    do { try await reserve(seats: 1) } catch BookingError.closed(let hour) where hour > 6 {
      hint = "Come back at \(hour)"
    } catch { hint = "Try again" }
  }

  private func reserve(seats: Int) async throws {
    try await Task.sleep(for: .milliseconds(20))
    if seats > 2 { throw BookingError.full }
    throw BookingError.closed(until: 9)
  }
}

@main struct FerryApp: App { var body: some Scene { WindowGroup { FerryView() } } }
