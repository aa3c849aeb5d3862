import SwiftUI

struct TaskItem: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let due: LocalizedStringKey
}

/// A list of tasks with a button to add one, an empty hint and a filter.
struct TasksScreen: View {
  @State private var isDone: Set<Int> = [2]
  @State private var showsAll = true
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let items = [
    TaskItem(id: 1, title: "Water the ferns", due: "Due today"),
    TaskItem(id: 2, title: "Call the plumber", due: "Due tomorrow"),
    TaskItem(id: 3, title: "Pack for the weekend", due: "Due on Friday"),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        Text("Swipe a task to postpone it, or use its menu.")
          .font(.subheadline)
        ForEach(items) { item in
          row(item)
        }
        Divider()
        Text("Done this week")
          .font(.title3.bold())
          .accessibilityAddTraits(.isHeader)
        Text("Seven tasks, two more than last week.")
          .font(.body)
        Button {
          withAnimation(reduceMotion ? nil : .spring) { showsAll.toggle() }
        } label: {
          Text("Show older tasks")
            .frame(minHeight: 44)
        }
        .foregroundStyle(Color.primary)
        older
          .offset(y: showsAll ? 0 : 24)
      }
      .padding()
    }
  }

  private var header: some View {
    HStack {
      Text("Tasks")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      Spacer()
      Button {
        isDone = []
      } label: {
        Image(systemName: "plus")
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel("Add a task")
    }
  }

  private func row(_ item: TaskItem) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(item.title)
          .font(.headline)
        Text(item.due)
          .font(.footnote)
          .foregroundStyle(Color(uiColor: .label))
      }
      Spacer(minLength: 8)
      Image(systemName: isDone.contains(item.id) ? "checkmark.circle.fill" : "circle")
        .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
  }

  private var older: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Older")
        .font(.title2)
        .offset(y: isShown ? 0 : 12)
        .animation(reduceMotion ? nil : .bouncy, value: isShown)
        .onAppear { isShown = true }
        .accessibilityAddTraits(.isHeader)
      Text("Paint the fence before the first frost.")
        .font(.callout)
      Text("Return the library books.")
        .font(.callout)
    }
  }
}
