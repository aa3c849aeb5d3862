import SwiftData
import SwiftUI

@main struct DoorApp: App {
  var body: some Scene {
    WindowGroup { TicketGate() }.modelContainer(for: Ticket.self)
  }
}

@Model final class Ticket {
  var code: String
  init(code: String) { self.code = code }
}
