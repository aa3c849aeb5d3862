import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach([ReleaseHealth].samples) { release in
          ReleaseRow(release: release)
        }
        ReleaseRowPlaceholder()
      }
      .listStyle(.plain)
    }
  }
}
