package import SightlineModel

/// One call of the shaper that a paragraph needs: for benchmarks, and to look into what was shaped.
package struct ShapingRun: Hashable, Sendable {
  package var text: String
  /// Path of the font file, and the face in it.
  package var file: String
  package var face: Int
  /// ISO 15924.
  package var script: String
  package var isRightToLeft: Bool
  package var language: String
}

extension Typesetter {
  /// What is shaped for a paragraph, in the order of the text; a run with two optical masters is listed twice.
  package func shapingRuns(of paragraph: Paragraph) -> [ShapingRun] {
    let text = prepare(paragraph)
    var starts: [Int: Int] = [:]
    for cluster in text.clusters where cluster.item >= 0 && starts[Int(cluster.item)] == nil {
      starts[Int(cluster.item)] = Int(cluster.start)
    }
    return text.items.indices.flatMap { index -> [ShapingRun] in
      let item = text.items[index]
      let ends = text.clusters.filter { Int($0.item) == index }
      guard let start = starts[index], let last = ends.last else { return [] }
      let end = text.clusters.first { $0.start > last.start }.map { Int($0.start) } ?? text.analysis.bytes.count
      let string = String(decoding: text.analysis.bytes[start..<end], as: UTF8.self)
      return [item.face.text, item.face.display].compactMap { $0 }.map {
        ShapingRun(
          text: string, file: $0.file.path, face: $0.index, script: ScriptFonts.name(item.script),
          isRightToLeft: item.level & 1 == 1, language: text.locale)
      }
    }
  }
}
