var nicknames: [String: String?] = ["ann": "Annie", "bob": nil]
print(nicknames.count, nicknames["bob"] == .some(nil), nicknames["cat"] == nil)
nicknames["cat"] = .some(nil)
nicknames.updateValue(nil, forKey: "ann")
nicknames["bob"] = nil
print(nicknames.keys.sorted(), nicknames["ann"]! == nil)
var stock = ["tea": 3, "jam": 0]
if let jam = stock["jam"], jam == 0 { print("jam sold out") }
stock["tea"]? -= 1
stock["oil"]? += 5
stock["nut", default: 1] += 5
print(stock.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(stock.removeValue(forKey: "tea") ?? 0, stock["tea"]?.description ?? "gone")
