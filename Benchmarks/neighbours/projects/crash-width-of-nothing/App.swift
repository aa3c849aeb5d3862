import SwiftUI

struct QuotaBar: View {
  var used: CGFloat = 0
  var limit: CGFloat = 0
  var body: some View {
    GeometryReader { room in
      Capsule().fill(.gray)
      Capsule().fill(.black).frame(width: room.size.width * used / limit)
    }
    .frame(height: 8)
    .accessibilityHidden(true)
  }
}

struct Quota: View {
  var body: some View {
    VStack(spacing: 24) {
      Text("Minutes this month")
      QuotaBar()
      QuotaBar(used: 30, limit: 0)
      Rectangle().frame(width: 40, height: 4).scaleEffect(x: 1 / CGFloat.zero, anchor: .leading)
      Rectangle().frame(width: 40, height: 4).rotationEffect(.degrees(.nan)).accessibilityHidden(true)
      Text("Minutes left")
    }
  }
}
#Preview { Quota() }
