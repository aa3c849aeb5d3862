struct User: Equatable { let id: Int; var name: String; var friends: [Int] }
let list = [
    User(id: 7, name: "Mia", friends: [9]),
    User(id: 9, name: "Leo", friends: [7, 4]),
    User(id: 4, name: "Kim", friends: [1]),
]
var byID = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
byID[4]?.name = "Kimmy"
byID[7]?.friends.append(4)

func friends(of id: Int) -> [String] {
    byID[id]?.friends.compactMap { byID[$0]?.name } ?? []
}
for id in [4, 7, 9, 100] { print(id, friends(of: id)) }
print(byID[4] == list[2], list[2].name)
print(byID.values.map(\.name).sorted(), byID.keys.max()!)
