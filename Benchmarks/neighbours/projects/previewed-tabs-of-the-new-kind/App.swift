import SwiftUI

enum Place: Hashable { case today, letters, account }

struct MainTabs: View {
  @State private var place: Place = .today

  var body: some View {
    TabView(selection: $place) {
      Tab("Today", systemImage: "sun.max", value: Place.today) {
        Text("Two letters came")
      }
      Tab("Letters", systemImage: "envelope", value: Place.letters) {
        LetterList()
      }
      Tab("Account", systemImage: "person", value: Place.account) {
        Text("Signed in as Noor")
      }
    }
  }
}

#Preview { MainTabs() }
