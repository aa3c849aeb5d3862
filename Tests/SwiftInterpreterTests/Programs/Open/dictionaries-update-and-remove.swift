var prices = ["apple": 30, "bread": 120]
if let old = prices.updateValue(35, forKey: "apple") {
    print("apple was", old)
}
print(prices.updateValue(250, forKey: "cheese") == nil)
print(prices.removeValue(forKey: "bread") ?? 0, prices.removeValue(forKey: "bread") ?? 0)
prices["cheese"] = nil
prices["apple"]? += 5
prices["plum"]? += 5
print(prices)

var drafts: [String: String?] = ["title": "Hi", "body": nil]
print(drafts.count, drafts["body"] == .some(nil), drafts["missing"] == nil)
drafts["body"] = .some(nil)
drafts["title"] = nil
print(drafts.keys.sorted())
