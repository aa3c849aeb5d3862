import SwiftUI

struct PilesView: View {
    @State private var piles = PileStore.load()

    var body: some View {
        NavigationStack {
            List(piles) { pile in
                Label {
                    Text(pile.name)
                        .font(.nunito(16, weight: .medium))
                } icon: {
                    Image(systemName: "square.stack")
                        .foregroundColor(Color(hex: pile.colorHex))
                }
            }
            .navigationTitle("Piles")
        }
    }
}
