import Foundation

struct Theme: Decodable {
    let name: String, fontSize: Double, colors: [String]
    enum CodingKeys: String, CodingKey { case name, fontSize, colors }
    init(from decoder: Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        name = try box.decode(String.self, forKey: .name).uppercased()
        fontSize = try box.decodeIfPresent(Double.self, forKey: .fontSize) ?? 12
        colors = (try? box.decode([String].self, forKey: .colors)) ?? ["black"]
    }
}
let themes = try JSONDecoder().decode([Theme].self, from: Data("""
[{"name": "day", "fontSize": 14.5, "colors": ["white", "sky"]},
 {"name": "night", "fontSize": null},
 {"name": "odd", "colors": "red"}]
""".utf8))
for theme in themes { print(theme.name, theme.fontSize, theme.colors) }
