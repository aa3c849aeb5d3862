// Tries the typesetter by hand:
//   text-tool measure < lines.jsonl         as `sightline measure`
//   text-tool fonts                         the font of every script
//   text-tool scripts OUT.svg               a page of pictures
import Foundation
import SightlineModel
import Typesetting

let typesetter = Typesetter(fonts: FontLibrary())
switch CommandLine.arguments.dropFirst().first {
case "measure":
  let stream = MeasureStream(typesetter)
  exit(try stream.run(reading: .standardInput, writing: .standardOutput) ? 0 : 2)
case "fonts":
  for font in typesetter.scriptFonts() {
    let files = font.fonts.map { "\($0.file) \($0.version)" }.joined(separator: ", ")
    print("\(font.script) (\(font.locale)): \(files) ±\(font.relativeError * 100) % \(font.isMissing ? "MISSING" : "")")
  }
case "scripts":
  let page = ScriptPage(typesetter: typesetter)
  try page.svg().write(
    toFile: CommandLine.arguments.dropFirst(2).first ?? "scripts.svg", atomically: true, encoding: .utf8)
default:
  print("text-tool measure | fonts | scripts OUT.svg")
}
