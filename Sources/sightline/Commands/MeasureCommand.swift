import AuditEngine
import AuditPipeline
import Foundation

/// `measure`: text metrics, JSON lines in and out.
enum MeasureCommand {
  static let specification = CommandSpecification(
    "measure", "Measure text: one JSON object per line in, one per line out.",
    discussion: """
      Reads standard input. A line that cannot be used gives an error object; the rest goes on, and the status is 2.

      Keys of a line: \(TextMeasuring.keys.joined(separator: ", ")). Only text is needed.

      Keys of its font: \(TextMeasuring.fontKeys.joined(separator: ", ")). One of style, family and files is needed.
      """,
    examples: [
      (
        #"echo '{"id":"a","text":"Hello","font":{"style":"body"},"width":100}' | sightline measure"#,
        "Width, height and lines of one text."
      )
    ]
  ) { _, _ in
    try TextMeasuring().run(reading: .standardInput, writing: .standardOutput) ? .clean : .unusable
  }
}
