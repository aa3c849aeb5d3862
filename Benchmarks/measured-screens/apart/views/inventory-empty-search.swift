import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    EmptyStateView(
        icon: "magnifyingglass",
        title: "No Results",
        message: "Try adjusting your search criteria"
    )
  }
}
