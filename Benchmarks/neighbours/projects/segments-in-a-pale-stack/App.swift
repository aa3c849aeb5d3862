import SwiftUI

enum Span: String, CaseIterable { case day, week, month }

struct Sleep: View {
  @State private var span = Span.week
  var body: some View {
    VStack(spacing: 28) {
      Text("Seven hours on average")

      Picker("Span", selection: $span) {
        ForEach(Span.allCases, id: \.self) { value in
          Text(value.rawValue.capitalized)
        }
      }
      .pickerStyle(.segmented)
    }
    .font(.callout)
    .foregroundStyle(Color(white: 0.8))
  }
}
#Preview { Sleep() }
