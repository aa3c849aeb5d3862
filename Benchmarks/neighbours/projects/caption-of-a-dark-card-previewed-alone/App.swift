import SwiftUI

struct TonightCard: View {
  var body: some View {
    VStack(alignment: .leading) {
      NightCaption(words: "Moon rises at nine")
      NightCaption(words: "Saturn in the south")
    }
    .padding(24)
    .background(Color(red: 0.05, green: 0.25, blue: 0.3))
  }
}

@main struct SkyApp: App {
  var body: some Scene { WindowGroup { ScrollView { TonightCard() } } }
}
