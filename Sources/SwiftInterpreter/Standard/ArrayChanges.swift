import SightlineModel

extension Interpreter {
  func mutate(
    _ elements: inout [Value], _ name: String, _ arguments: Arguments, _ frame: Frame, at node: Expression
  )
    throws -> Value?
  {
    let first = arguments.values.first
    func fitted(_ value: Value) throws -> Value {
      try elements.first.map { try fit(value, like: $0) } ?? finalised(value)
    }
    func function(_ label: String? = nil) -> FunctionValue? {
      for argument in arguments.values {
        if case .function(let found)? = asFunction(argument.value)?.payload { return found }
      }
      return nil
    }
    switch name {
    // An iterator is what is left of the elements.
    case "next" where arguments.values.isEmpty:
      try work(elements.count, at: node.location)
      return elements.isEmpty ? Value.none : elements.removeFirst()
    case "append":
      guard let first else { return nil }
      if first.label == "contentsOf" {
        let more = try self.elements(of: first.value)
        try make(elements: elements.count + more.count, adding: more.count, at: node.location)
        elements += try more.map(fitted)
      } else {
        try make(elements: elements.count + 1, adding: 1, at: node.location)
        elements.append(try fitted(first.value))
      }
      return .void
    case "insert":
      guard let first, case .int(let position)? = arguments.call["at"]?.value.payload else { return nil }
      guard (0...elements.count).contains(position) else { throw outOfRange(position, elements.count, at: node) }
      if first.label == "contentsOf" {
        let more = try self.elements(of: first.value)
        try make(elements: elements.count + more.count, at: node.location)
        elements.insert(contentsOf: more, at: position)
      } else {
        try make(elements: elements.count + 1, at: node.location)
        elements.insert(try fitted(first.value), at: position)
      }
      return .void
    case "remove":
      if first?.label == "atOffsets" {
        let offsets = try self.elements(of: first!.value).compactMap {
          if case .int(let index) = $0.payload { index } else { nil }
        }
        for index in offsets.sorted(by: >) where elements.indices.contains(index) { elements.remove(at: index) }
        return .void
      }
      guard case .int(let position)? = first?.value.payload else { return nil }
      guard elements.indices.contains(position) else { throw outOfRange(position, elements.count, at: node) }
      try work(elements.count, at: node.location)
      return elements.remove(at: position)
    case "removeFirst", "removeLast":
      if name == "removeFirst" { try work(elements.count, at: node.location) }
      if case .int(let number)? = first?.value.payload {
        let count = try count(number, of: name, at: node.location)
        guard count <= elements.count else {
          throw trap("\(name)(\(count)) of \(elements.count) elements", at: node.location)
        }
        if name == "removeFirst" { elements.removeFirst(count) } else { elements.removeLast(count) }  // checked: above
        return .void
      }
      // How many is unknown: none, for whoever counts knows that there are as many.
      if case .unknown? = first?.value.payload { return .void }
      guard !elements.isEmpty else {
        throw RunStopped(reason: .trap, detail: "\(name) on an empty array", location: node.location)
      }
      return name == "removeFirst" ? elements.removeFirst() : elements.removeLast()
    case "popLast": return elements.popLast() ?? Value.none
    case "popFirst": return elements.isEmpty ? Value.none : elements.removeFirst()
    case "removeAll":
      guard let function = function() else {
        elements = []
        return .void
      }
      var kept: [Value] = []
      for element in elements where try !truth(of: apply(function, element), frame, at: node) { kept.append(element) }
      elements = kept
      return .void
    case "sort":
      elements = try sorted(elements, by: function(), frame, at: node)
      return .void
    case "reverse":
      elements.reverse()
      return .void
    case "shuffle": return .void
    case "swapAt":
      guard arguments.values.count == 2, case .int(let a) = arguments.values[0].value.payload,
        case .int(let b) = arguments.values[1].value.payload
      else { return nil }
      for index in [a, b] where !elements.indices.contains(index) {
        throw outOfRange(index, elements.count, at: node)
      }
      elements.swapAt(a, b)
      return .void
    case "reserveCapacity": return .void
    // Of a hasher, where no host knows one.
    case "combine":
      guard let first, hosts.isEmpty else { return nil }
      elements.append(finalised(first.value))
      return .void
    case "partition":
      guard let function = function() else { return nil }
      return Value(.int(try partition(&elements, frame, at: node) { try self.apply(function, $0) }))
    case "replaceSubrange", "removeSubrange":
      guard case .range(let range)? = first?.value.payload else { return nil }
      guard let bounds = bounds(of: range, count: elements.count) else {
        throw trap("a range is out of range", at: node.location)
      }
      let new = try arguments.call["with"].map { try self.elements(of: $0.value) } ?? []
      try make(elements: elements.count + new.count, at: node.location)
      elements.replaceSubrange(bounds, with: new)
      return .void
    case "move":
      guard let from = arguments.call["fromOffsets"]?.value,
        case .int(let to)? = arguments.call["toOffset"]?.value.payload
      else { return nil }
      let offsets = try self.elements(of: from).compactMap {
        if case .int(let index) = $0.payload { index } else { nil }
      }
      try work(offsets.count.multiplied(saturating: elements.count), at: node.location)
      let moved = offsets.filter(elements.indices.contains).map { elements[$0] }
      var rest: [Value] = []
      var target = 0
      for (index, element) in elements.enumerated() where !offsets.contains(index) {
        if index < to { target = rest.count + 1 }
        rest.append(element)
      }
      rest.insert(contentsOf: moved, at: min(target, rest.count))
      elements = rest
      return .void
    default: return nil
    }
  }

  /// As the standard library swaps: from both ends to the middle.
  private func partition(
    _ elements: inout [Value], _ frame: Frame, at node: Expression, _ isSecond: (Value) throws -> Value
  ) throws -> Int {
    var (low, high) = (0, elements.count)
    while true {
      while low < high, try !truth(of: isSecond(elements[low]), frame, at: node) { low += 1 }
      guard low < high else { return low }
      high -= 1
      while low < high, try truth(of: isSecond(elements[high]), frame, at: node) { high -= 1 }
      guard low < high else { return low }
      elements.swapAt(low, high)
      low += 1
    }
  }
}
