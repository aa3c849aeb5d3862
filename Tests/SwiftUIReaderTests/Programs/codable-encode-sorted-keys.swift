import Foundation

struct Address: Codable { var street: String; var zip: String? }
struct Customer: Codable { var name: String; var age: Int; var tags: [String]; var address: Address? }

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
func json<T: Encodable>(_ value: T) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
}
print(try json(Customer(name: "Ann", age: 30, tags: ["vip"], address: Address(street: "Main 1", zip: nil))))
print(try json(Customer(name: "Bo \"B\"", age: 4, tags: [], address: nil)))
print(try json([1, 2, 3]), try json(["b": true, "a": false]))
print(try json([1.5, 2]), try json([nil, 7]))
