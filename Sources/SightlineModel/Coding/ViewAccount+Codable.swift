/// In reports an account is the list of its entries.
extension ViewAccount {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Entry].self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(entries)
  }
}
