import SwiftUI

struct NightLog: View {
  var body: some View {
    List {
      Section {
        ForEach(0..<2, id: \.self) { number in
          Text("Owl heard at \(number + 1)").foregroundStyle(.white)
        }
        .listRowBackground(Color.clear)
      }
      Section {
        Text("Fox seen by the fence").foregroundStyle(.white)
      }
    }
    .listStyle(.insetGrouped)
    .scrollContentBackground(.hidden)
    .background(Color(red: 0.05, green: 0.08, blue: 0.2))
  }
}
#Preview { NightLog() }
