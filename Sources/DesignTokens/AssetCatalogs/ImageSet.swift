import Foundation
package import SightlineModel
package import SourceDocuments

/// The pictures of a project's asset catalogues, by name, with the size each is drawn at.
package struct ImageSets: Sendable {
  private let sizes: [String: Size]
  private let files: [String: [CataloguePicture]]
  /// Names by the letters and digits of the symbols that Xcode makes of them; the first of several.
  private let symbols: [String: String]
  package static let empty = ImageSets(files: []) { _ in nil }

  /// - Parameters:
  ///   - files: The `Contents.json` of catalogues, folders and image sets; others are left out.
  ///   - picture: The first bytes of a file, by path.
  package init(files: [InputFile], picture: (String) -> [UInt8]?) {
    let namespaces = AssetCatalog.namespaces(in: files)
    var sizes: [String: Size] = [:]
    var pictures: [String: [CataloguePicture]] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".imageset/Contents.json") {
      let folder = String(file.path.dropLast("/Contents.json".count))
      let contents = JSONDocument.parse(bytes: file.bytes, file: file.path).value
      guard let images = contents?["images"]?.array else { continue }
      let isTemplate = contents?["properties"]?["template-rendering-intent"]?.string == "template"
      let name = AssetCatalog.name(of: folder, suffix: ".imageset", namespaces: namespaces)
      if pictures[name] == nil {
        pictures[name] = images.compactMap { image in
          guard let fileName = image["filename"]?.string, !fileName.contains("/") else { return nil }
          let looks = image["appearances"]?.array?.compactMap { $0["value"]?.string } ?? []
          return CataloguePicture(
            path: folder + "/" + fileName, scale: image["scale"]?.string.flatMap { Double($0.dropLast()) },
            isDark: looks.contains("dark"), isHighContrast: looks.contains("high"), isTemplate: isTemplate,
            idiom: image["idiom"]?.string ?? "universal")
        }
      }
      for image in images {
        guard sizes[name] == nil, let fileName = image["filename"]?.string,
          let bytes = picture(folder + "/" + fileName), let pixels = PictureHeader.size(of: bytes)
        else { continue }
        let scale = image["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
        let isVector = fileName.hasSuffix(".pdf") || fileName.hasSuffix(".svg")
        let factor = isVector || scale <= 0 ? 1 : scale
        sizes[name] = Size(width: pixels.width / factor, height: pixels.height / factor)
      }
    }
    self.sizes = sizes
    self.files = pictures
    symbols = Dictionary(
      pictures.keys.sorted().map { (Self.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The file that a device of this kind would show.
  ///
  /// - Parameter scale: Pixels per point; the next larger picture is taken, else the largest.
  package func picture(named name: String, _ appearance: Appearance, scale: Double, isPad: Bool = false)
    -> CataloguePicture?
  {
    let known = files[name] ?? self.name(ofSymbol: name).flatMap { files[$0] } ?? []
    func mismatch(_ picture: CataloguePicture) -> Double {
      let others = picture.isDark && !appearance.isDark || picture.isHighContrast && !appearance.isHighContrast
      if others || !["universal", "iphone", "ipad"].contains(picture.idiom) { return .infinity }
      var distance = 0.0
      if picture.isDark != appearance.isDark { distance += 100 }
      if picture.isHighContrast != appearance.isHighContrast { distance += 50 }
      if picture.idiom != "universal" { distance += picture.idiom == (isPad ? "ipad" : "iphone") ? -10 : 20 }
      if let own = picture.scale { distance += own >= scale ? own - scale : 5 + scale - own }
      return distance
    }
    let ranked = known.map { (picture: $0, distance: mismatch($0)) }.filter { $0.distance < .infinity }
    return ranked.min { ($0.distance, $0.picture.path) < ($1.distance, $1.picture.path) }?.picture
  }

  /// Points; `nil` for a name no catalogue has, and for pictures in a format that is not read.
  package func size(named name: String) -> Size? { sizes[name] ?? self.name(ofSymbol: name).flatMap { sizes[$0] } }

  /// `ImageResource` symbols: `Image(.heroPicture)` for `hero-picture`.
  private func name(ofSymbol symbol: String) -> String? { symbols[Self.folded(symbol)] }

  private static func folded(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    guard isPlain else { return text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return String(
      decoding: text.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        default: nil
        }
      }, as: UTF8.self)
  }
}

/// One file of an image set.
package struct CataloguePicture: Hashable, Sendable {
  /// As the catalogue's files are named.
  package var path: String
  /// Pixels per point; `nil` for one that serves all.
  package var scale: Double?
  package var isDark: Bool
  package var isHighContrast: Bool
  /// Drawn in the foreground style.
  package var isTemplate: Bool
  package var idiom: String
}

/// The size that a picture's file states: pixels, or points of a PDF or SVG.
/// - Source: PNG (ISO/IEC 15948) 11.2.2; JPEG (ISO/IEC 10918-1) B.2.2; GIF89a 18; PDF (ISO 32000-1) 7.7.3.3; SVG 2, 8.2.
enum PictureHeader {
  static func size(of bytes: [UInt8]) -> Size? {
    let size: Size? =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        png(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        jpeg(bytes)
      } else if bytes.starts(with: Array("GIF8".utf8)) {
        bytes.count >= 10
          ? Size(width: word(bytes, 7) * 256 + word(bytes, 6), height: word(bytes, 9) * 256 + word(bytes, 8)) : nil
      } else if bytes.starts(with: Array("%PDF".utf8)) {
        pdf(bytes)
      } else {
        svg(bytes)
      }
    guard let size, size.width > 0, size.height > 0, size.width < 100_000, size.height < 100_000 else { return nil }
    return size
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> Double { Double(bytes[index]) }

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    func number(_ start: Int) -> Double { (start..<start + 4).reduce(0) { $0 * 256 + Double(bytes[$1]) } }
    return Size(width: number(16), height: number(20))
  }

  /// The first start-of-frame segment.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += marker == 0xFF ? 1 : 2
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Size(
          width: word(bytes, index + 7) * 256 + word(bytes, index + 8),
          height: word(bytes, index + 5) * 256 + word(bytes, index + 6))
      }
      index += 2 + Int(bytes[index + 2]) * 256 + Int(bytes[index + 3])
    }
    return nil
  }

  private static func pdf(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    guard let box = text.range(of: "/MediaBox"), let open = text[box.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 4 ? Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : nil
  }

  private static func svg(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let head = text[start.upperBound..<end]
    func attribute(_ name: String) -> String? {
      guard let place = head.range(of: " \(name)=") ?? head.range(of: "\n\(name)=") else { return nil }
      guard let quote = head[place.upperBound...].first, quote == "\"" || quote == "'" else { return nil }
      return head[place.upperBound...].dropFirst().prefix { $0 != quote }.description
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }
    }
    if let width = length("width"), let height = length("height") { return Size(width: width, height: height) }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }
}
