struct DataId: Equatable, Hashable {
  private(set) var value: Int = -1
  init() {}
  init(_ value: Int) { if value > 0 { self.value = value } }
  static let void: Self = .init()
}
extension DataId: ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = Int
  init(integerLiteral value: Int) { self.init(value) }
  init(_ value: Int64) { self.init(Int(value)) }
}
extension Int64 { init(_ dataId: DataId) { self = Int64(dataId.value) } }
print(Int64(DataId(4)), Int64(DataId.void), DataId(Int64(7)).value, Int64(DataId()))
