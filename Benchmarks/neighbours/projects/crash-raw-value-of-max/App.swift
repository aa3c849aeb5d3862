import SwiftUI

enum Rank: UInt64, CaseIterable, Identifiable {
  case deckhand = 1
  case mate = 9_223_372_036_854_775_808
  case captain = 18_446_744_073_709_551_615
  var id: UInt64 { rawValue }
  var name: LocalizedStringKey {
    switch self {
    case .deckhand: "Deckhand"
    case .mate: "Mate"
    case .captain: "Captain"
    }
  }
}

struct Crew: View {
  @State private var rank: UInt64 = Rank.captain.rawValue
  @State private var watch = Int.min

  var body: some View {
    Form {
      Picker("Rank", selection: $rank) {
        ForEach(Rank.allCases) { Text($0.name).tag($0.rawValue) }
      }
      .pickerStyle(.inline)
      Picker("Watch", selection: $watch) {
        Text("Nobody").tag(Int.min)
        Text("Everybody").tag(Int.max)
      }
      .pickerStyle(.segmented)
    }
  }
}

#Preview { Crew() }
