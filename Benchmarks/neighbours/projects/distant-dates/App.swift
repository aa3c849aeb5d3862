import SwiftUI

struct Pass {
  var expires = Date.distantFuture
  var began = Date.distantPast
  var isValid: Bool { began < .now && .now < expires }
  var days: Int { Calendar.current.dateComponents([.day], from: began, to: expires).day ?? 0 }
  var seconds: Int { Int(expires.timeIntervalSince(began)) }
}

struct PassView: View {
  @State private var pass = Pass()

  var body: some View {
    VStack {
      Text("Season pass")
      if pass.isValid { Text("Valid today") } else { Text("No longer valid") }
      if pass.days > 1_000_000 && pass.seconds > 1_000_000_000 { Text("For ever") }
      Text(pass.expires, style: .date)
    }
  }
}

#Preview { PassView() }
