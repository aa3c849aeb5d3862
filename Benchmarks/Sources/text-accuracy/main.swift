// Prints how near the typesetter comes to what iOS drew and to what Chromium broke:
//   swift run -c release text-accuracy [--worst N] [--dump FILE]
import Foundation
import SightlineModel
import Typesetting

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Data/text")
let arguments = CommandLine.arguments
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
}
let worst = option("--worst").flatMap(Int.init) ?? 12
let typesetter = Typesetter(fonts: FontLibrary())
try RecordReport(typesetter: typesetter, worst: worst, dump: option("--dump")).run(RecordedText.all(in: folder))
try OracleReport(typesetter: typesetter, worst: worst).run(OracleCase.all(in: folder))
