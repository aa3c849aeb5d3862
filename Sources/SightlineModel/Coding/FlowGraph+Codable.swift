/// `action` in words as reports have it, and the action itself beside them. Without it, the words are a remark.
extension FlowGraph.Edge: Codable {
  private enum CodingKeys: String, CodingKey { case from, to, action, does, location, effects }

  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      from: try box.decode(String.self, forKey: .from), to: try box.decode(String.self, forKey: .to),
      action: try box.decodeIfPresent(FlowAction.self, forKey: .does)
        ?? .remark(try box.decode(String.self, forKey: .action)),
      location: try box.decodeIfPresent(SourceLocation.self, forKey: .location),
      effects: try box.decode([FlowGraph.Effect].self, forKey: .effects))
  }

  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(from, forKey: .from)
    try box.encode(to, forKey: .to)
    try box.encode(action.words, forKey: .action)
    try box.encode(action, forKey: .does)
    try box.encodeIfPresent(location, forKey: .location)
    try box.encode(effects, forKey: .effects)
  }
}

extension FlowGraph.State: Codable {
  private enum CodingKeys: String, CodingKey { case id, screen, path, does }

  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try box.decode(String.self, forKey: .id), screen: try box.decode(String.self, forKey: .screen),
      path: try box.decodeIfPresent([FlowAction].self, forKey: .does)
        ?? box.decode([String].self, forKey: .path).map { .remark($0) })
  }

  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(id, forKey: .id)
    try box.encode(screen, forKey: .screen)
    try box.encode(path.map(\.words), forKey: .path)
    try box.encode(path, forKey: .does)
  }
}

/// `value` in words as reports have it, and what it is made of beside them.
extension FlowGraph.Effect: Codable {
  private enum CodingKeys: String, CodingKey { case kind, name, value, seconds, properties, location }

  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    let detail: Detail? =
      if let seconds = try box.decodeIfPresent(Double.self, forKey: .seconds) {
        .seconds(seconds)
      } else if let properties = try box.decodeIfPresent([Property].self, forKey: .properties) {
        .properties(properties)
      } else {
        try box.decodeIfPresent(String.self, forKey: .value).map { .value($0) }
      }
    self.init(
      kind: try box.decode(Kind.self, forKey: .kind), name: try box.decode(String.self, forKey: .name),
      detail: detail, location: try box.decodeIfPresent(SourceLocation.self, forKey: .location))
  }

  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(kind, forKey: .kind)
    try box.encode(name, forKey: .name)
    try box.encodeIfPresent(value, forKey: .value)
    switch detail {
    case .seconds(let seconds)? where seconds.isFinite: try box.encode(seconds, forKey: .seconds)
    case .properties(let properties)?: try box.encode(properties, forKey: .properties)
    case .seconds?, .value?, nil: break
    }
    try box.encodeIfPresent(location, forKey: .location)
  }
}
