import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      TabBarView()
    }
    .background(Color(.systemBackground))
  }
}
