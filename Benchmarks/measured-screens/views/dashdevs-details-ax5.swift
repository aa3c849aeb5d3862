import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    NavigationStack {
      DetailsView().navigationBarTitleDisplayMode(.inline)
    }
  }
}
