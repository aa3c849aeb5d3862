import SceneBuilding
import SightlineModel

/// A text as it comes out of a string table; `nil` where nobody looked it up.
func shown(_ string: String, _ state: TextRun.Localization.State?, key: String? = nil, unknown: Bool = false)
  -> Sketch
{
  var run = TextRun(
    string: string, localization: state.map { .init(key: key ?? string, state: $0) },
    derivation: [DerivationStep(.literal, at: SourceLocation(file: "A.swift", line: 9, column: 1))])
  if unknown { run.unknownReason = "from the network" }
  return text(string).with { $0.text?.content = TextContent(runs: [run]) }
}
