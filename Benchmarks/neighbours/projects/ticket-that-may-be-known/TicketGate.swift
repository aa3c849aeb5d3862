import SwiftData
import SwiftUI

struct TicketGate: View {
  enum Outcome { case fresh, used, staff }
  static let letsStaffIn = false
  @Environment(\.modelContext) private var context
  @State private var outcome: Outcome?

  var body: some View {
    VStack(spacing: 32) {
      Button("Check ticket B 17") { check("B 17") }.foregroundStyle(.primary)
      if outcome == .used {
        Text("Somebody has used this ticket").foregroundStyle(Color(white: 0.78))
      }
      if let outcome, outcome == .fresh {

        Text("Welcome to the concert").foregroundStyle(Color(red: 0.6, green: 0.9, blue: 0.6))
      }
      if outcome == .staff { Text("Welcome, colleague") }
    }
  }

  private func check(_ code: String) {
    if Self.letsStaffIn { outcome = .staff; return }
    let wanted = FetchDescriptor<Ticket>(predicate: #Predicate { $0.code == code })
    let count = (try? context.fetchCount(wanted)) ?? 0
    outcome = count > 0 ? .used : .fresh
  }
}
