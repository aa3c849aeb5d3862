import SightlineModel
import Testing

@testable import SwiftUIReader

/// How many trees stand for all variants, and that each is what a start in its variant gives.
struct TreeReaderTests {
  private static let sizes = DynamicTypeSize.allCases
  private static let variants = sizes.flatMap { size in
    ["en", "de"].map { Variant(size: size, locale: $0, device: Source.device) }
  }

  /// Gives every geometry reader a frame by the variant.
  private struct Frames: FrameLookup {
    var height: @Sendable (Variant) -> Double
    func frames(in root: ViewNode, _ variant: Variant) -> [String: Rect] {
      guard let place = root.first(.geometryReader)?.arguments.string("place") else { return [:] }
      return [place: Rect(x: 0, y: 0, width: 402, height: height(variant))]
    }
  }

  private func state(
    _ source: String, frames: Frames? = nil, for variants: [Variant] = variants, work: Int? = nil
  ) throws -> ScreenState {
    var options = ReaderOptions(screens: [("A", "A")])
    options.frames = frames
    if let work { options.readingWork = work }
    let project = SwiftUIProject(files: [("A.swift", "import SwiftUI\n" + source)], options: options)
    return try #require(project.screens(for: variants).first?.states.first)
  }

  private static let measuring = """
    struct A: View { var body: some View { GeometryReader { Text("\\(Int($0.size.height))") } } }
    """

  @Test func sizesThatGiveAReaderTheSameFrameShareItsTree() throws {
    let state = try state(Self.measuring, frames: Frames { $0.size.index > 6 ? 300 : 700 })
    for variant in Self.variants {
      let tree = try #require(state.tree(for: variant))
      #expect(tree.root.texts == [variant.size.index > 6 ? "300" : "700"])
    }
    #expect(Set(state.trees.map(\.root)).count == 2)
  }

  /// What is computed outside of a body, and kept, is what it is at the launch in this size.
  @Test(arguments: [("small", "15"), ("large", "17"), ("accessibility5", "53")])
  func aKeptSizeIsThatOfTheLaunch(name: String, text: String) throws {
    let state = try state(
      """
      struct A: View {
        @State private var size = UIFont.preferredFont(forTextStyle: .body).pointSize
        var body: some View { Text("\\(Int(size))") }
      }
      """)
    let size = try #require(Self.sizes.first { $0.swiftName == name })
    let variant = try #require(Self.variants.first { $0.size == size })
    #expect(state.tree(for: variant)?.root.texts == [text])
  }

  @Test func everyVariantHasATreeWhereAKeptSizeShowsNowhere() throws {
    let state = try state(
      """
      struct A: View {
        @State private var size = UIFont.preferredFont(forTextStyle: .body).pointSize
        var body: some View { Text("always") }
      }
      """)
    #expect(Self.variants.allSatisfy { state.tree(for: $0)?.root.texts == ["always"] })
  }

  private static let languages = ["en", "de", "fr", "es", "ja", "ar", "pl"].flatMap { locale in
    [Appearance.light, .dark].flatMap { appearance in
      [DynamicTypeSize.large, .ax3, .ax5].map {
        Variant(size: $0, locale: locale, device: Source.device, appearance: appearance)
      }
    }
  }

  /// However often nothing else that was looked at at launch showed.
  @Test func aKeptLanguageIsThatOfTheLaunch() throws {
    let state = try state(
      """
      struct A: View {
        @State private var language = Locale.current.language.languageCode?.identifier ?? ""
        @State private var size = UIFont.preferredFont(forTextStyle: .body).pointSize
        var body: some View { Text(language) }
      }
      """, for: Self.languages)
    for variant in Self.languages { #expect(state.tree(for: variant)?.root.texts == [variant.locale]) }
  }

  /// What a body asks for is asked again, and a constant is made again: neither needs the app to start in each language. What
  /// starts costs more work here than a screen is given for all of them.
  @Test(arguments: [
    ("", "Text(Locale.current.language.languageCode?.identifier ?? \"\")"),
    ("enum Words { static let here = Locale.current.language.languageCode?.identifier ?? \"\" }", "Text(Words.here)"),
    (
      """
      enum Words { static let here = Locale.current.language.languageCode?.identifier ?? "" }
      enum Titles { static let all = [Words.here, "b"] }
      """, "Text(Titles.all[0])"
    ),
    ("let here = Locale.current.language.languageCode?.identifier ?? \"\"", "Text(here)"),
  ])
  func constantsAreThoseOfTheLanguage(declarations: String, text: String) throws {
    let state = try state(
      """
      \(declarations)
      final class Model { init() { var sum = 0; for index in 0..<5000 { sum += index } } }
      struct A: View {
        @State private var model = Model()
        var body: some View { \(text) }
      }
      """, for: Self.languages, work: 400_000)
    for variant in Self.languages { #expect(state.tree(for: variant)?.root.texts == [variant.locale]) }
  }

  /// An action keeps what the body made for it: in each language the app starts so.
  @Test(arguments: [
    ("let name = Locale.current.language.languageCode?.identifier ?? \"\"", ""),
    (
      "let name = Words.here",
      "enum Words { static let here = Locale.current.language.languageCode?.identifier ?? \"\" }"
    ),
    ("let name = Date(timeIntervalSince1970: 0).formatted(date: .complete, time: .omitted)", ""),
  ])
  func whatAnActionWasHandedIsThatOfTheLanguage(name: String, declarations: String) throws {
    let state = try state(
      """
      \(declarations)
      struct A: View {
        @State private var chosen = ""
        var body: some View {
          \(name)
          Text(chosen == name ? "chosen" : "another").onAppear { chosen = name }
        }
      }
      """, for: Self.languages)
    for variant in Self.languages { #expect(state.tree(for: variant)?.root.texts == ["chosen"]) }
  }

  /// What leads to something that changes is kept, as are values of a model and lazy ones.
  @Test(arguments: [
    (
      "final class Box { let here = Locale.current.language.languageCode?.identifier ?? \"\"; static let only = Box() }",
      "Box.only.here"
    ),
    (
      "final class Box { lazy var here = Locale.current.language.languageCode?.identifier ?? \"\"; static let only = Box() }",
      "Box.only.here"
    ),
    ("enum Box { static var here = Locale.current.language.languageCode?.identifier ?? \"\" }", "Box.here"),
  ])
  func keptValuesAreThoseOfTheLaunch(declarations: String, value: String) throws {
    let state = try state(
      "\(declarations)\nstruct A: View { var body: some View { Text(\(value)) } }", for: Self.languages)
    for variant in Self.languages { #expect(state.tree(for: variant)?.root.texts == [variant.locale]) }
  }

  /// Twenty languages are read where a launch in each would take more work than a screen is given.
  @Test func whatShowsNowhereNeedsNoLaunch() throws {
    let state = try state(
      """
      final class Model {
        let language = Locale.current.identifier
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        init() { var sum = 0; for index in 0..<5000 { sum += index } }
      }
      struct A: View {
        @State private var model = Model()
        var body: some View { Text(String(localized: "Always")) }
      }
      """, for: Self.languages, work: 400_000)
    #expect(Self.languages.allSatisfy { state.tree(for: $0)?.root.texts == ["Always"] })
  }

  /// Whoever starts the app at a size measures at that size.
  @Test(arguments: [
    "height = proxy.size.height", "DispatchQueue.main.async { height = proxy.size.height }",
    "height = proxy.size.height; for _ in 0..<50 { load() }",
  ])
  func aLengthMeasuredWhenSomethingAppearsIsThatOfTheVariant(measuring: String) throws {
    let state = try state(
      """
      struct A: View {
        @State private var height = 0.0
        func load() {}
        var body: some View {
          GeometryReader { proxy in Text("\\(Int(height))").onAppear { \(measuring) } }
        }
      }
      """, frames: Frames { 100 + Double($0.size.index) })
    for variant in Self.variants {
      let tree = try #require(state.tree(for: variant))
      #expect(tree.root.texts == ["\(100 + variant.size.index)"])
    }
  }
}
