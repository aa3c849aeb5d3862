import SightlineModel
import Testing

@testable import AuditPipeline

/// A code is typed into the field behind its dots, with as many digits as codes have.
struct TypedCodeTests {
  @Test(arguments: [
    ("seen", ".keyboardType(.numberPad).focused($isTyping)", 6, true),
    ("clear", ".foregroundStyle(.clear).tint(.clear).keyboardType(.numberPad).focused($isTyping)", 6, true),
    ("unseen", ".keyboardType(.numberPad).focused($isTyping).opacity(0)", 4, true),
    ("a code of a message", ".textContentType(.oneTimeCode).focused($isTyping).opacity(0)", 6, true),
    ("unseen and never in focus", ".keyboardType(.numberPad).opacity(0)", 6, false),
    ("letters", ".focused($isTyping)", 6, false),
  ])
  func codes(what: String, modifiers: String, count: Int, isReached: Bool) throws {
    let report = try ReachCase(
      what,
      """
      @main struct BayApp: App { var body: some Scene { WindowGroup { Harbour() } } }
      struct Harbour: View {
        @State private var isOpen = false
        var body: some View { if isOpen { Boats() } else { Code(isOpen: $isOpen) } }
      }
      struct Boats: View { var body: some View { Text("Boats") } }
      struct Code: View {
        @Binding var isOpen: Bool
        @State private var code = ""
        @FocusState private var isTyping: Bool
        var body: some View {
          VStack {
            Text("Enter your code")
            ZStack {
              HStack { ForEach(0..<\(count), id: \\.self) { Circle().fill($0 < code.count ? .black : .gray).frame(width: 12) } }
              TextField("", text: $code)\(modifiers)
            }
          }
          .onAppear { isTyping = true }
          .onChange(of: code) { _, typed in isOpen = typed.count == \(count) && Int(typed) != nil }
        }
      }
      """
    ).report()
    let status = report.coverage.views?.entries.first { $0.name == "Boats" }?.status
    #expect((status == .laidOut) == isReached)
  }
}
