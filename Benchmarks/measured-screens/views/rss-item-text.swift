import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      FeedItemRow(item: SharedMocks.createFeedItem(
        title: "Text Only News Item",
        description: "This is a news item without an image to show how the layout adapts to text-only content."
      ))
      .background(Color(.systemBackground))
    }
    .background(Color(.systemBackground))
  }
}
