import SwiftUI

struct StreakCounter: View {
    let days: Int
    let isHighlighted: Bool

    var body: some View {
        LabeledContent {
            Text(days, format: .number)
                .font(.title2)
                .fontWeight(.bold)
        } label: {
            Label("Day streak", systemImage: "flame.fill")
        }
        .listRowBackground(isHighlighted ? Color.orange.opacity(0.2) : nil)
    }
}
