import LedgerCore
import SwiftUI

struct BillView: View {
  let bill: Bill

  var body: some View {
    VStack(spacing: 40) {
      Link(destination: bill.address) {
        Image(systemName: "safari").padding(20)
      }
      .accessibilityLabel("Payee \(bill.payee) link")

      Text("Please check the sum")


      Button { bill.pay() } label: { Text("Pay \(bill.total)").padding(20) }
        .buttonStyle(.plain)
        .accessibilityLabel("Continue")
    }
  }
}
