import SwiftUI

@main struct PierApp: App { var body: some Scene { WindowGroup { Pier() } } }

struct Pier: View {
  private let boat = "Isolde"
  var body: some View {
    VStack {
      Text(String(format: NSLocalizedString("pier_next_boat", comment: ""), boat))
      Text(String(format: NSLocalizedString("pier_late_boat", comment: ""), boat, 20))
    }
  }
}
