import SwiftUI

struct Hall: View {
  @State private var held: Set<String> = []
  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      ForEach(["A", "B"], id: \.self) { row in
        GridRow {
          ForEach(1..<4) { seat in
            Text(verbatim: "\(row)\(seat)")
              .frame(width: 64, height: 64)
              .border(held.contains("\(row)\(seat)") ? Color.red : .black)
              .onLongPressGesture { held.insert("\(row)\(seat)") }
          }
        }
      }
      ForEach(0..<2) { shelf in
        HStack {
          Text("Coat").dropDestination(for: String.self) { names, _ in held.subtract(names); return true }
          Text("Bag").dropDestination(for: String.self) { names, _ in held.formUnion(names); return true }
        }
      }
    }
  }
}
#Preview { Hall() }
