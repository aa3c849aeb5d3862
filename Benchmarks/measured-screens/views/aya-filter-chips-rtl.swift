import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    FilterChipBar(
      chips: [
        FilterChip(id: "stories", label: "مقالات"),
        FilterChip(id: "activities", label: "أنشطة"),
        FilterChip(id: "people", label: "أشخاص"),
        FilterChip(id: "products", label: "منتجات"),
      ],
      selectedID: .constant("stories")
    )
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
