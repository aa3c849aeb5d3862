import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

private struct OneFile: BundleLookup {
  let name: String
  let text: String
  func file(named name: String) -> BundleFile? { name == self.name ? file(at: "Resources/" + name) : nil }
  func file(at path: String) -> BundleFile? {
    path == "Resources/" + name ? BundleFile(path: path, bytes: Array(text.utf8)) : nil
  }
}

struct BundleDataTests {
  private func texts(_ view: String, file: String) -> [String] {
    let source = """
      import SwiftUI
      struct Place: Codable, Identifiable { let id: Int; var name: String; var isOpen: Bool; var note: String? }
      func load<T: Decodable>(_ name: String) -> T {
        guard let file = Bundle.main.url(forResource: name, withExtension: nil) else { fatalError("missing") }
        guard let data = try? Data(contentsOf: file) else { fatalError("unreadable") }
        return try! JSONDecoder().decode(T.self, from: data)
      }
      let places: [Place] = load("places.json")
      \(view)
      """
    let project = SwiftUIProject(files: [("A.swift", source)], bundle: OneFile(name: "places.json", text: file))
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    return session?.tree.texts ?? []
  }

  /// What Xcode puts in while building is not known.
  @Test(arguments: [
    ("B", "plain"), ("C", "Sample text"), ("N", "7"),
  ])
  func valuesOfTheInfoPlist(key: String, expected: String) {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>B</key><string>plain</string><key>C</key><string>$(NAME)</string>
      <key>N</key><integer>7</integer></dict></plist>
      """
    let source = """
      import SwiftUI
      struct A: View { let found = Bundle.main.object(forInfoDictionaryKey: "\(key)")
        var body: some View { Text(verbatim: "\\(found!)") } }
      """
    let project = SwiftUIProject(files: [("A.swift", source)], bundle: OneFile(name: "Info.plist", text: plist))
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    #expect(session?.tree.texts == [expected])
  }

  @Test func viewsShowWhatTheBundleHolds() {
    let file =
      #"[{"id": 1, "name": "Lake", "isOpen": true}, {"id": 2, "name": "Hill", "isOpen": false, "note": "steep"}]"#
    let view = """
      struct A: View {
        var body: some View {
          VStack { ForEach(places) { place in Text(verbatim: place.name + (place.isOpen ? "!" : "")); if let note = place.note { Text(verbatim: note) } } }
        }
      }
      """
    #expect(texts(view, file: file) == ["Lake!", "Hill", "steep"])
  }

  /// A file is decoded once; each launch gets values of its own and counts the same steps.
  @Test(arguments: [
    "struct Place: Codable { let id: Int; var name: String }",
    "final class Place: Codable { let id: Int; var name: String }",
    "struct Place: Codable { let id: Int; var name = \"\"; enum CodingKeys: String, CodingKey { case id, name } }",
  ])
  func decodingAgain(place: String) throws {
    let source = """
      import SwiftUI
      \(place)
      struct A: View {
        @State private var places = try! JSONDecoder().decode([Place].self,
          from: Data(contentsOf: Bundle.main.url(forResource: "places.json", withExtension: nil)!))
        @State private var turn = 0
        var body: some View { Button(places[0].name + " \\(places[0].id)") { places[0].name += "!"; turn += 1 } }
      }
      """
    let bundle = OneFile(name: "places.json", text: #"[{"id": 1, "name": "Lake"}]"#)
    let project = SwiftUIProject(files: [("A.swift", source)], bundle: bundle)
    let variant = Variant(size: .large, locale: "en", device: Source.device)
    let session = try #require(project.session(of: "A", for: variant))
    var steps: [Int] = []
    for _ in 1...3 {
      let before = session.interpreter.stepsUsed
      session.relaunch()
      steps.append(session.interpreter.stepsUsed - before)
      #expect(session.tree.texts == ["Lake 1"])
      let button = try #require((0...9).lazy.compactMap(session.place(ofAction:)).first)
      try session.perform(at: button, value: nil)
      #expect(session.tree.texts == ["Lake! 1"])
    }
    #expect(Set(steps).count == 1)
  }
}
