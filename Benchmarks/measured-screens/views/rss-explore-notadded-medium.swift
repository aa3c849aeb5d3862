import SwiftUI

// What the package of dependencies hands out in the picture's test: a repository that has loaded what the test shows.
@propertyWrapper struct Dependency<Value> {
  init(_ path: KeyPath<DependencyValues, Value>) {}
  var wrappedValue: FeedRepository {
    FeedRepository(
      feedsStream: AsyncStream { _ in }, favoriteFeedsStream: AsyncStream { _ in }, fetch: { Feed(url: $0) },
      add: { _ in }, delete: { _ in }, update: { _ in }, toggleFavorite: { _ in }, toggleNotifications: { _ in },
      loadInitialFeeds: {}, loadExploreFeeds: { MeasuredScreen.feeds },
      addExploreFeed: { _ in Feed(url: URL(string: "https://example.com")!) },
      getCurrentFeeds: { MeasuredScreen.added }, fetchItems: { _ in [] })
  }
}
struct DependencyValues {}

struct MeasuredScreen: View {
  static let feeds = [
    SharedMocks.createExploreFeed(name: "BBC News", url: "https://feeds.bbci.co.uk/news/world/rss.xml"),
    SharedMocks.createExploreFeed(name: "NBC News", url: "https://feeds.nbcnews.com/nbcnews/public/news"),
    SharedMocks.createExploreFeed(name: "Reuters World News", url: "https://feeds.reuters.com/reuters/worldnews"),
  ]
  static var added: [Feed] { [] }

  func explore() -> some View {
    let view = ExploreView()
    view.viewModel.feeds = Self.feeds
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
    }
    .background(Color(.systemBackground))
  }
}
