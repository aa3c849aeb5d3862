import SwiftUI

struct Wallet: View {
  private let tickets = [Ticket(seat: "12A"), Ticket(seat: "14C")]

  var body: some View {
    List(tickets, id: \.seat) { ticket in
      ticket.stub
    }
  }
}

#Preview { Wallet() }
