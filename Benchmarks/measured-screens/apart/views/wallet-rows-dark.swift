import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      PrimaryRow_Previews.previews
    }
    .fixedSize()
  }
}
