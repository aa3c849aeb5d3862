import SwiftData
import SwiftUI

@Model final class Dog {
  var name: String
  var isOut = false
  init(name: String) { self.name = name }
}

struct Kennel: View {
  @Query(sort: \Dog.name) private var dogs: [Dog]
  @Environment(\.modelContext) private var context
  var body: some View {
    List(dogs) { dog in
      HStack {
        Text(dog.name)
        Spacer()
        Button("Remove", systemImage: "trash", role: .destructive) { context.delete(dog) }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
          .accessibilityLabel(Text("Remove \(dog.name)"))
      }
    }
  }
}
#Preview { Kennel().modelContainer(for: Dog.self, inMemory: true) }
