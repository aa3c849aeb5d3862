import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ZStack {
      Color(.systemBackground)
        .ignoresSafeArea()
      FeedRow(
        feed: SharedMocks.createFeed(),
        onFavoriteToggle: {},
        onNotificationsToggle: {},
        notificationIcon: Constants.Images.notificationDisabledIcon,
        favoriteIcon: Constants.Images.isNotFavoriteIcon
      )
      .background(Color(.systemBackground))
    }
    .background(Color(.systemBackground))
  }
}
