package import SightlineModel

/// A font file that can't be used, and why.
package struct FontProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case notFound
    case unreadable
    case tooLarge(bytes: Int)
    case notAFont
    case noSuchFace(Int, count: Int)
    case broken(String)
  }
  package let path: String
  package let reason: Reason
  package var message: String {
    switch reason {
    case .notFound: "no font file is at '\(path)'; check the path"
    case .unreadable: "the font file '\(path)' can't be read; check its permissions"
    case .tooLarge(let bytes):
      "the font file '\(path)' has \(bytes) bytes, more than the \(FontFile.maximumBytes) that are read; subset it"
    case .notAFont: "'\(path)' is not a TrueType or OpenType font; give a .ttf, .otf or .ttc file"
    case .noSuchFace(let index, let count):
      "'\(path)' has \(count) faces, there is no face #\(index); use #0…#\(count - 1)"
    case .broken(let what): "the font file '\(path)' is broken (\(what)); another font is used for its text"
    }
  }
  package var description: String { message }
  package var inputProblem: InputProblem {
    InputProblem(.unreadable, message, at: SourceLocation(file: path, line: 1, column: 1))
  }
}
