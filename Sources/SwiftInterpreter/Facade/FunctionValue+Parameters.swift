extension FunctionValue {
  /// As they are written, `_` for one that is not used; nothing where a closure names none.
  package var parameterNames: [String] {
    switch self {
    case let closure as Closure: closure.parameters.map(\.name)
    case let method as BoundMethod: method.candidates.first?.parameters.map(\.name) ?? []
    case let function as GlobalFunction: function.candidates.first?.parameters.map(\.name) ?? []
    default: []
    }
  }
}
