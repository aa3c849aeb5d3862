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
      ),
      (
        #"echo '{"text":"Guten Tag","font":{"style":"title"},"contentSize":"AX5","locale":"de"}' | sightline measure"#,
        "At another text size, in another language."
      ),
      ("sightline measure < texts.jsonl > measured.jsonl", "Many, each on a line of its own."),
    ]
  ) { _, _ in
    try TextMeasuring().run(reading: .standardInput, writing: .standardOutput) ? .clean : .unusable
  }
}
