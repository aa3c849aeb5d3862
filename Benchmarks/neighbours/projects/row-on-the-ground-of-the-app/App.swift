import SwiftUI

@main struct FerryApp: App { var body: some Scene { WindowGroup { Timetable() } } }

struct Timetable: View {
  var body: some View {
    List {
      Section {
        DepartureNote(text: "Last ferry at dusk")
      }
      .listRowBackground(Color(red: 0.25, green: 0.3, blue: 0.35))

      Stamp(text: "Valid all week").listRowBackground(Color.white)
    }
  }
}
