import SwiftUI

struct Ticket {
  let seat: String

  struct Label: View {
    let seat: String
    var body: some View {
      VStack {
        Text(verbatim: "Seat " + seat)
        firstClass
      }
    }
  }
}

extension Ticket.Label {
  var firstClass: some View { Label("First class", systemImage: "sparkles") }
}

extension Ticket {
  var stub: some View { Label(seat: seat) }
}
