import SightlineModel

/// The copy of a screen can be read with eight years of school.
///
/// English: Flesch-Kincaid grade. German: the first Wiener Sachtextformel. Other languages are not judged.
/// - Source: WCAG 2.2, 3.1.5 Reading Level, AAA (lower secondary education); Kincaid et al. 1975; Bamberger and
///   Vanecek 1984.
struct ReadingLevel: Rule {
  static let id: RuleID = "reading-level"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true
  let numbers: RuleNumbers

  func judge(_ scene: Scene) -> [Judgement] {
    guard let measure = ReadingMeasure(locale: scene.variant.locale) else { return [] }
    let paragraphs = scene.nodes.filter {
      guard let text = $0.text, $0.isVisible, $0.unknownTextReason == nil else { return false }
      return text.content.runs.first?.localization?.state != .missing
    }
    let texts = paragraphs.map { ($0, ReadingMeasure.Counts($0.text!.content.string, measure)) }
      .filter { $0.1.words >= 5 }
    let total = texts.reduce(ReadingMeasure.Counts()) { $0 + $1.1 }
    guard Double(total.words) >= numbers["least-words"] else { return [] }
    let grade = measure.grade(total)
    let hardest = texts.max { measure.grade($0.1) * Double($0.1.words) < measure.grade($1.1) * Double($1.1.words) }!
    guard grade > numbers["grade"] else { return [Judgement(node: hardest.0.id, verdict: .passes)] }
    let measured = Measurement.count(grade, needs: numbers["grade"])
    return [
      Judgement(
        node: hardest.0.id,
        verdict: .fails(
          .init(
            "The copy of this screen reads at grade \(measured.number), above \(measured.needed); shorten the "
              + "sentences and use shorter words, first in \(hardest.0.nameInside(scene)) (grade "
              + "\(measure.grade(hardest.1).text())).",
            measured: measured)))
    ]
  }
}
