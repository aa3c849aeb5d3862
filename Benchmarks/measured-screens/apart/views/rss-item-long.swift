import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      FeedItemRow(item: SharedMocks.createFeedItem(
        title: "This is an extremely long title that should be truncated or wrapped depending on the layout settings of the FeedItemRow component",
        description: "Short description."
      ))
      .background(Color(.systemBackground))
    }
    .background(Color(.systemBackground))
  }
}
