import Foundation
import SightlineModel
import Typesetting

extension FuzzTarget {
  /// What `measure` and the preview are asked.
  static let messages: [FuzzTarget] = [
    FuzzTarget(name: "measure") { bytes in
      for line in bytes.split(separator: 10).prefix(20) { use(stream.reply(to: line, number: 1)) }
    },
    FuzzTarget(name: "http") { bytes in
      guard let request = HTTPRequest(head: Data(bytes)) else { return }
      use(request)
    },
  ]

  private static let stream = MeasureStream(Typesetter(fonts: FontLibrary()))
}
