import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    AYAErrorView(
      message: "حدث خطأ ما. يرجى التحقق من الاتصال والمحاولة مرة أخرى.",
      retryLabel: "إعادة المحاولة"
    ) {}
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
