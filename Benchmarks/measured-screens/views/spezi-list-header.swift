import SwiftUI

struct MeasuredScreen: View {
  var body: some View {
    ListHeader(systemImage: "person.fill.badge.plus") {
      Text("Create a new Account")
    } instructions: {
      Text("Please fill out the details below to create your new account.")
    }
  }
}
