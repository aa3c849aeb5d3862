import Foundation
import SightlineModel

/// The drawings of a page, each written once; findings, screens and the flow refer to them.
struct PictureSheet {
  private struct Key: Hashable {
    var screen: String
    var state: String
    var variant: String
  }
  private let pictures: [ScenePicture]
  private let numbers: [Key: Int]

  init(_ pictures: [ScenePicture]) {
    self.pictures = pictures
    var numbers: [Key: Int] = [:]
    for (index, picture) in pictures.enumerated() {
      let key = Key(screen: picture.screen, state: picture.state, variant: picture.variant)
      if numbers[key] == nil { numbers[key] = index }
    }
    self.numbers = numbers
  }

  func number(screen: String?, state: String?, variant: String) -> Int? {
    guard let screen else { return nil }
    return numbers[Key(screen: screen, state: state ?? "", variant: variant)]
  }

  /// The picture that shows a screen best: of the state if one is asked for, else of the one it starts in, at the usual
  /// size, light.
  func number(screen: String, state: String? = nil) -> Int? {
    let candidates = pictures.indices.filter {
      pictures[$0].screen == screen && (state == nil || pictures[$0].state == state)
    }
    func rank(_ index: Int) -> Int {
      let parts = pictures[index].variant.split(separator: "/")
      return (parts.first == "large" ? 0 : 2) + (parts.contains("light") ? 0 : 1)
    }
    func isFirst(_ index: Int) -> Bool { ["settled", screen].contains(pictures[index].state) }
    return candidates.min { (rank($0), isFirst($0) ? 0 : 1, $0) < (rank($1), isFirst($1) ? 0 : 1, $1) }
  }

  func size(_ number: Int) -> Size { pictures[number].size }
  /// How far the picture has to be scrolled for a finding's element to be seen.
  func offset(_ number: Int, toShow place: Finding.Picture) -> Double {
    guard place.scrolls == true, case .vector(let vector) = pictures[number].content else { return 0 }
    return vector.scroll?.offset(toShow: place.frame) ?? 0
  }
  func variant(_ number: Int) -> String { pictures[number].variant }

  static func use(_ number: Int) -> Markup { Markup(raw: "<use href=\"#s\(number)\"/>") }

  /// The same with few drawings.
  func only(_ wanted: Set<Int>) -> PictureSheet {
    PictureSheet(pictures.indices.filter(wanted.contains).map { pictures[$0] })
  }

  /// All drawings, to stand once in the page, invisible.
  var markup: Markup {
    Markup(
      raw: "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"sheet\"><defs>\n" + PageIcon.symbols.html + "\n"
        + definitions + "</defs></svg>\n")
  }

  /// What stands between `<defs>` and `</defs>`.
  var definitions: String {
    var named: [String: String] = [:]
    var symbols = ""
    for (index, picture) in pictures.enumerated() {
      let (width, height) = (Self.number(picture.size.width), Self.number(picture.size.height))
      symbols += "<g id=\"s\(index)\">"
      switch picture.content {
      case .vector(let vector):
        for definition in vector.definitions { named[definition.id] = definition.markup }
        symbols += vector.body
      case .png(let bytes):
        let data = Data(bytes).base64EncodedString()
        symbols += "<image href=\"data:image/png;base64,\(data)\" width=\"\(width)\" height=\"\(height)\"/>"
      }
      symbols += "</g>\n"
    }
    let shared = named.sorted { $0.key < $1.key }.map { $0.value + "\n" }.joined()
    return shared + symbols
  }

  static func number(_ value: Double) -> String { Decimals.text(value, decimals: 2) ?? "0" }
}
