import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    Text("locations_fetch_failed".localized())
    .environment(\.layoutDirection, .rightToLeft)
  }
}
