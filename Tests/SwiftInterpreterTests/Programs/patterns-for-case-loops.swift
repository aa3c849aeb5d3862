enum Cell { case header(String), item(id: Int, title: String), spacer }
let cells: [Cell] = [.header("Fruit"), .item(id: 1, title: "Kiwi"), .spacer, .item(id: 2, title: "Fig"), .header("Nuts")]

for case .header(let title) in cells { print("#", title) }
for case let .item(id, title) in cells where id > 1 { print(id, title) }

let readings: [Int?] = [4, nil, 7, nil, 12]
for case let value? in readings where value > 4 { print("reading", value) }

let pairs = [("a", 1), ("b", 2), ("a", 3)]
for case ("a", let number) in pairs { print("a has", number) }
let values: [Any] = ["x", 5, 2.5]
for case let number as Int in values { print("int", number) }
