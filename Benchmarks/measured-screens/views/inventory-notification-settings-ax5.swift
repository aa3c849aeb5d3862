import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    NotificationsSnapshotTests().createNotificationSettingsView()
      .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
  }
}
