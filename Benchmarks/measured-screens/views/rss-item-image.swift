import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      FeedItemRow(item: SharedMocks.createFeedItem(
        title: "Breaking News: Important Event",
        imageURLString: "https://example.com/image.jpg"
      ))
      .background(Color(.systemBackground))
    }
    .background(Color(.systemBackground))
  }
}
