import SwiftUI

struct ScoreTable: View {
  private static let everything = Int.max

  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Heim").gridCellColumns(Self.everything)
        Text("Gast").gridCellColumns(.max - 1)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("Drei"); Text("Zwei") }
    }
  }
}

#Preview { ScoreTable() }
