import SwiftUI

struct Settings: View {
  @State private var isOn = true
  @State private var choice = "Metric"
  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          LabeledContent("Name", value: "Ada")
          NavigationLink("Password") { Text("Password") }
        }
        Section {
          Toggle("Reminders", isOn: $isOn)
          Picker("Units", selection: $choice) { Text("Metric").tag("Metric"); Text("Imperial").tag("Imperial") }
          Button("Delete account", role: .destructive) {}
        } header: {
          Text("General")
        } footer: {
          Text("Reminders come once a day.")
        }
      }
      .navigationTitle("Settings")
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
    }
  }
}

struct PlainList: View {
  var body: some View {
    NavigationStack {
      List(["Basil", "Mint", "Rosemary"], id: \.self) { name in
        Label(name, systemImage: "leaf")
      }
      .listStyle(.plain)
      .navigationTitle("Herbs")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: .constant(""), prompt: "Search herbs")
    }
  }
}

struct GroupedList: View {
  var body: some View {
    List {
      Section("Today") { Text("Stand up"); Text("Drink water") }
      Section("Later") { Text("Read") }
    }
    .listStyle(.grouped)
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      Text("Home").tabItem { Label("Home", systemImage: "house") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
      Text("You").tabItem { Label("You", systemImage: "person") }
    }
  }
}

struct Pages: View {
  var body: some View {
    TabView {
      Text("Welcome").font(.largeTitle)
      Text("Second")
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .background(.indigo)
  }
}

struct MediumSheet: View {
  @State private var isShown = true
  var body: some View {
    Text("Behind").sheet(isPresented: $isShown) {
      Text("A sheet of half the height").presentationDetents([.medium, .large])
    }
  }
}

struct FullSheet: View {
  @State private var isShown = true
  var body: some View {
    Text("Behind").sheet(isPresented: $isShown) {
      NavigationStack {
        Text("A sheet").navigationTitle("New entry").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
    }
  }
}

struct Warning: View {
  @State private var isShown = true
  var body: some View {
    Text("Behind").alert("Delete this plant?", isPresented: $isShown) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Its photos are deleted too.")
    }
  }
}

struct Choices: View {
  @State private var isShown = true
  var body: some View {
    Text("Behind").confirmationDialog("Share", isPresented: $isShown, titleVisibility: .visible) {
      Button("Copy link") {}
      Button("Save picture") {}
    }
  }
}

struct BottomBar: View {
  var body: some View {
    ScrollView { ForEach(0..<20) { Text("Row \($0)").frame(maxWidth: .infinity) } }
      .safeAreaInset(edge: .bottom) { Button("Continue") {}.buttonStyle(.borderedProminent).padding() }
  }
}

struct Typing: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      Spacer()
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).focused($isFocused)
      Button("Next") {}.buttonStyle(.borderedProminent)
    }
    .padding()
    .onAppear { isFocused = true }
  }
}

struct Split: View {
  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent", "Drafts"], id: \.self) { Text($0) }.navigationTitle("Mail")
    } detail: {
      Text("Nothing selected")
    }
  }
}

#Preview { Settings() }
#Preview { PlainList() }
#Preview { GroupedList() }
#Preview { Tabs() }
#Preview { Pages() }
#Preview { MediumSheet() }
#Preview { FullSheet() }
#Preview { Warning() }
#Preview { Choices() }
#Preview { BottomBar() }
#Preview { Typing() }
#Preview { Split() }
