import SwiftUI

final class ScannedFile: Identifiable {
  let pieces: [String]
  init(path: String) { pieces = path.split(separator: "/").map(String.init) }
  var title: String { pieces.last ?? "" }
  var folder: String { pieces.dropLast().joined(separator: " / ") }
}

struct ScanCell: View {
  let file: ScannedFile
  var body: some View {
    VStack(alignment: .leading) {
      Text(file.title).font(.headline)
      Text(file.folder)
    }
  }
}

struct ScanCell_Previews: PreviewProvider {
  static let sample = ScannedFile(path: "office desk/old things/minutes of the meeting")
  static var previews: some View { ScanCell(file: sample) }
}
