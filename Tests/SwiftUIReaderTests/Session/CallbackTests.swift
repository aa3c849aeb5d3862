import SightlineModel
import Testing

@testable import SwiftUIReader

/// What completion handlers of the system are given when all goes well, and when it does not.
struct CallbackTests {
  @Test(arguments: [
    (
      """
      URLSession.shared.dataTask(with: page) { data, _, error in
        text = error == nil ? "came" : data == nil ? "failed" : "both" }
      """, "came", "failed"
    ),
    (
      """
      CLGeocoder().reverseGeocodeLocation(place) { marks, error in
        text = error == nil ? "came" : marks == nil ? "failed" : "both" }
      """, "came", "failed"
    ),
    (
      """
      HKHealthStore().save(sample) { isSaved, error in
        text = error == nil && isSaved ? "came" : isSaved ? "both" : "failed" }
      """, "came", "failed"
    ),
    // No table has it: what tells of an error is called so.
    ("Boats.find { boat, error in text = error == nil ? \"came\" : \"failed\" }", "came", "failed"),
    ("Boats.find { (boat, err) in text = err == nil ? \"came\" : \"failed\" }", "came", "failed"),
  ])
  func outcomes(code: String, usual: String, otherwise: String) throws {
    let project = Source.project(
      """
      @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View { @State private var text = "waits"
        let page = URL(string: "https://a.test")!; let place = CLLocation(latitude: 1, longitude: 2)
        var body: some View { Button(text) { ask() } }
        func ask() { \(code) } }
      """)
    let session = try #require(project.session(for: Variant(device: Source.device)))
    let tap = try #require(session.outcome.actions.indices.first)
    try session.perform(action: tap)
    #expect(session.tree.texts == [usual])
    let question = try #require(session.openQuestions.first { $0.reason.hasSuffix("succeeds") })
    session.assume(false, at: question.location)
    try session.perform(action: try #require(session.outcome.actions.indices.first))
    #expect(session.tree.texts == [otherwise])
  }

  /// States of two questions in one line are told apart.
  @Test func statesOfOneLine() {
    let project = Source.project(
      """
      struct A: View { var body: some View {
        HStack { if Wind.blows { Text("Wind") }; if Rain.falls { Text("Rain") } } } }
      """)
    let ids = project.screens(for: [Variant(device: Source.device)]).flatMap(\.states).map(\.id)
    #expect(ids.count == 3 && Set(ids).count == 3, "\(ids)")
  }
}
