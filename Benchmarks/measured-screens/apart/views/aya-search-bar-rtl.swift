import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    AYASearchBar(
      text: .constant("بحث"),
      placeholder: "البحث عن مقالات، أشخاص، منتجات..."
    )
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
