// Derives the constants that make Inter as wide as SF Pro, and how far off they are, from lines that iOS drew:
//   text-calibration            prints both
//   text-calibration --write    writes them into Sources/Typesetting/Metrics as well
//   text-calibration --search   cross-validates other strengths of regularisation
import Foundation
import SightlineModel
import Typesetting

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let folder = root.appendingPathComponent("Benchmarks/Data/text")
let file = folder.appendingPathComponent("ground-truth-dev.json")
let measured = folder.appendingPathComponent("measured-lines.json")
let records = try [file, measured].flatMap(RecordedLine.all)
let typesetter = Typesetter(fonts: FontLibrary())
let foreign = records.first { line in
  line.text.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value > 0x24F }
}
if let foreign {
  print("'\(foreign.text)' is not Latin: bands by script are to be derived before it can be used")
  exit(2)
}
let samples = records.compactMap { CalibrationSample($0, typesetter) }
guard samples.count > 100 else {
  print("Inter is not installed; nothing was derived. On Debian: apt-get install fonts-inter")
  exit(0)
}
let validation = CrossValidation(samples)

if CommandLine.arguments.contains("--search") {
  for text in [1.0, 3, 10] {
    for display in [10.0, 30, 80] {
      for bold in [10.0, 20, 40] {
        let errors = validation.errors(.init(text: text, display: display, bold: bold))
        let long = zip(samples, errors).filter { $0.0.line.text.count >= 8 }.flatMap(\.1)
        let odd = zip(samples, errors).filter { $0.0.line.size != 12 }.flatMap(\.1)
        print(
          "text \(text) display \(display) bold \(bold): all \(Percent.pair(errors.flatMap { $0 })), "
            + "from 8 characters \(Percent.pair(long)), not 12 pt \(Percent.pair(odd))")
      }
    }
  }
  exit(0)
}
let strength = CalibrationModel.Strength()
let errors = validation.errors(strength)
let table = BandTable(samples, errors, records, typesetter)
print(table.summary)
if CommandLine.arguments.contains("--write") {
  let sources = root.appendingPathComponent("Sources/Typesetting/Metrics")
  let overflows = try [file, measured].flatMap(RecordedLine.overflows).compactMap { CalibrationSample($0, typesetter) }
  let solution = validation.fitted(strength, overflows: overflows)
  try Data(GeneratedSource.calibration(validation.model, solution).utf8)
    .write(to: sources.appendingPathComponent("SystemFontCalibration+Generated.swift"))
  try Data(GeneratedSource.bands(table).utf8).write(to: sources.appendingPathComponent("ErrorBand+Generated.swift"))
}
