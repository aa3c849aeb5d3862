import SwiftUI

protocol Blank: Equatable { init() }

struct Letter: Blank {
  var to = ""
  var lines: [String] = []
}

func blank<Draft: Blank>() -> Draft { Draft.init() }

extension Blank {
  var isUntouched: Bool { self == Self() }
}

@Observable final class Desk {
  private(set) var letter: Letter = blank()
}

struct SendBar: View {
  @State private var desk = Desk()

  var body: some View {
    switch desk.letter.isUntouched {
    case true: Text("Nothing to send")
    case false: Text("Send it now")
    }
  }
}

#Preview { SendBar() }
