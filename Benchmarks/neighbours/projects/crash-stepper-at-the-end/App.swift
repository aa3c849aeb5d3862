import SwiftUI

struct Booking: View {
  @State private var seats = Int.max
  @State private var price = 12.5
  @State private var day = Date.distantPast
  var body: some View {
    Form {
      Section("Wishes") {
        Stepper("Seats", value: $seats, in: 0...Int.max)
        Slider(value: $price, in: 0...Double.greatestFiniteMagnitude) { Text("Price") }
        Slider(value: $price, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude) { Text("Discount") }
        DatePicker("Day", selection: $day, in: Date.distantPast...Date.distantFuture, displayedComponents: .date)
      }
      Text("We call you back")
    }
  }
}
#Preview { Booking() }
