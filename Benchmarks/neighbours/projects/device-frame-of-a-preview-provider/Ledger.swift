import SwiftUI

struct Ledger: View {
  var body: some View {
    HStack {
      Text("Opening balance")
      Spacer()
      Text("Closing balance")
    }
    .frame(width: 900)
  }
}

@main struct LedgerApp: App {
  var body: some Scene { WindowGroup { Ledger() } }
}
