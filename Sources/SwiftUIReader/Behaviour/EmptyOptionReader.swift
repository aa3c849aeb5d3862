import SightlineModel
import SwiftInterpreter

/// Options of pickers that show nothing: `Text("").tag(nil as Int?)`.
struct EmptyOptionReader {
  private let file: BehaviourFile

  init(_ file: BehaviourFile) { self.file = file }

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "tag", let base = call.base,
        let option = file.calls.first(where: { $0.extent == base && $0.base == nil && $0.name == "Text" }),
        option.arguments.count == 1, file.slice(option.arguments[0].extent) == "\"\"",
        file.calls(around: call.extent.lowerBound).contains(where: { $0.name == "Picker" })
      else { return nil }
      return WrittenBehaviour(.emptyOption, option.location)
    }
  }
}
