import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ProductCard(
      title: "منصة AYA",
      description: "منصة مجتمعية مفتوحة المصدر للتعاون ومشاركة المعرفة"
    )
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
