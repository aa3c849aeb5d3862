import SwiftUI

struct MeasuredScreen: View {
  func explore() -> some View {
    let feeds = [
      SharedMocks.createExploreFeed(name: "BBC News", url: "https://feeds.bbci.co.uk/news/world/rss.xml"),
      SharedMocks.createExploreFeed(name: "NBC News", url: "https://feeds.nbcnews.com/nbcnews/public/news"),
      SharedMocks.createExploreFeed(name: "Reuters World News", url: "https://feeds.reuters.com/reuters/worldnews"),
    ]
    let view = ExploreView()
    view.viewModel.feeds = feeds
    view.viewModel.addedFeedURLs = []
    view.viewModel.selectedFilter = .notAdded
    view.viewModel.filterFeeds()
    return view
  }

  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      NavigationStack {
        explore()
        .navigationTitle("")
      }
        .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    }
    .background(Color(.systemBackground))
  }
}
