import Reporting
import SightlineModel
import Testing

struct SpokenTranscriptTests {
  private static func transcript(
    _ screen: String, _ state: String = "launch", _ locale: String = "en", words: String = "Go"
  )
    -> SpokenTranscript
  {
    let device = Device(
      id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    var node = SceneNode(
      id: 0, parent: nil, kind: .button, isModifier: false, frame: Rect(x: 0, y: 0, width: 9, height: 9), path: "")
    node.spoken = SpokenElement(order: 0, label: words, traits: [.button], hint: "Starts it")
    node.source = SourceLocation(file: "App/Home.swift", line: 3, column: 1)
    let variant = Variant(locale: locale, device: device)
    return SpokenTranscript(
      Scene(screen: screen, state: state, variant: variant, nodes: [node]), path: ["launch", "tap Go"])
  }

  @Test("What is heard stands in it, and no line of code")
  func content() {
    #expect(
      Self.transcript("Home").text
        == "VoiceOver transcript: Home, launch, en\nReached by: launch, tap Go\n\n1. Go, button. Starts it\n")
  }

  @Test("Names stay in the folder, and two that look alike get two files")
  func names() {
    let files = SpokenTranscript.files([
      Self.transcript("../../etc/passwd"), Self.transcript("Home"), Self.transcript("home"),
      Self.transcript("Home", "a/b", "de"),
    ])
    #expect(
      files.map(\.path) == [
        "------etc-passwd/launch.en.txt", "Home/a-b.de.txt", "Home/launch.en.txt", "home/launch.en-2.txt",
      ])
  }

  @Test("What differs is named with its line, what is missing and what is left over with its file")
  func differences() {
    let wanted = SpokenTranscript.files([Self.transcript("Home"), Self.transcript("Other")])
    var found = Dictionary(uniqueKeysWithValues: wanted.map { ($0.path, $0.text) })
    #expect(SpokenTranscript.differences(wanted, found: found).isEmpty)
    found["Home/launch.en.txt"] = Self.transcript("Home", words: "Stay").text
    found["Other/launch.en.txt"] = nil
    found["Gone/launch.en.txt"] = "x"
    #expect(
      SpokenTranscript.differences(wanted, found: found) == [
        "Home/launch.en.txt:4: now “1. Go, button. Starts it”", "Other/launch.en.txt: missing",
        "Gone/launch.en.txt: there is no such screen, state or language",
      ])
  }
}
