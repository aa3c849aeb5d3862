import Foundation

struct Product: Codable {
    let id: Int
    let title: String
    let imageURL: String
    var isSelected = false
    enum CodingKeys: String, CodingKey {
        case id = "product_id", title = "name", imageURL = "image_url"
    }
}
let text = #"{"product_id": 7, "name": "Lamp", "image_url": "http://x.y/l.png", "isSelected": true}"#
var product = try JSONDecoder().decode(Product.self, from: Data(text.utf8))
print(product.id, product.title, product.imageURL, product.isSelected)
product.isSelected = true
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(String(decoding: try encoder.encode(product), as: UTF8.self))
print(Product.CodingKeys.title.stringValue, Product.CodingKeys(rawValue: "image_url") == .imageURL)
