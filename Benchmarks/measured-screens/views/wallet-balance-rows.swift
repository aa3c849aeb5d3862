import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      BalanceRow_Previews.previews
    }
    .fixedSize()
  }
}
