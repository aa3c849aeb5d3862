import SwiftUI

struct MeasuredScreen: View {
  let model: AddFeedViewModel = {
    let model = AddFeedViewModel()
    model.state = .idle
    model.urlString = "https://feeds.bbci.co.uk/news/world/rss.xml"
    return model
  }()

  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      NavigationStack {
        AddFeedView(viewModel: model)
        .navigationTitle("")
      }
        .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    }
    .background(Color(.systemBackground))
  }
}
