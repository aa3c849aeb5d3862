import SwiftUI

struct CourseView: View {
  enum Level: Hashable { case day, intermediate }
  @State private var level = Level.day

  var body: some View {
    NavigationStack {
      List { Text("Tying a bowline") }
        .navigationTitle("Courses")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) {
            Picker("Level", selection: $level) {
              Text("Day").tag(Level.day)
              Text("Intermediate").tag(Level.intermediate)
            }
            .pickerStyle(.segmented)
            .fixedSize()
          }
        }
    }
  }
}

#Preview { CourseView() }
