import SightlineModel

extension ViewValue {
  var isText: Bool {
    if case .text = base { true } else { false }
  }
}
