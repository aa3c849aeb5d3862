enum Status: String, CaseIterable { case pending, shipped, delivered }
struct Order { let id: Int; var status: Status }

let orders = [Order(id: 1, status: .shipped), Order(id: 2, status: .pending), Order(id: 3, status: .shipped)]
var board: [Status: [Int]] = [:]
for order in orders { board[order.status, default: []].append(order.id) }

for status in Status.allCases {
    print(status.rawValue.uppercased(), board[status] ?? [])
}
let labels: [Status: String] = [.pending: "Waiting", .shipped: "On its way"]
print(labels[.shipped]!, labels[.delivered, default: "Done"])
let icons = Dictionary(uniqueKeysWithValues: Status.allCases.map { ($0, $0.rawValue.first!) })
print(icons[.delivered]!, icons.count)
