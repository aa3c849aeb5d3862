import Foundation

struct Recipe: Identifiable, Hashable { let id: Int; var title: String; var tags: Set<String>; var minutes: Int; var added: Date }
indirect enum Query: Equatable { case text(String), tag(String), faster(Int), not(Query), all([Query]), any([Query])
  init(_ source: String) { let parts = source.components(separatedBy: " OR ").map { Query.all($0.split(separator: " ").map(Query.term)) }; self = parts.count == 1 ? parts[0] : .any(parts) }
  private static func term(_ word: Substring) -> Query { switch word.first { case "-" where word.count > 1: .not(term(word.dropFirst())); case "#": .tag(word.dropFirst().lowercased()); case "<": Int(word.dropFirst()).map(Query.faster) ?? .text(String(word)); default: .text(String(word)) } }
  static func && (a: Query, b: Query) -> Query { switch (a, b) { case let (.all(x), .all(y)): .all(x + y); case (.all(let x), _): .all(x + [b]); case (_, .all(let y)): .all([a] + y); default: .all([a, b]) } }
  static prefix func ! (q: Query) -> Query { if case .not(let inner) = q { inner } else { .not(q) } }
  func matches(_ recipe: Recipe) -> Bool { switch self { case .text(let t): recipe.title.range(of: t, options: [.caseInsensitive, .diacriticInsensitive]) != nil; case .tag(let t): recipe.tags.contains(t); case .faster(let m): recipe.minutes < m; case .not(let q): !q.matches(recipe); case .all(let list): list.allSatisfy { $0.matches(recipe) }; case .any(let list): list.contains { $0.matches(recipe) } } } }
final class RecipeIndex { private var recipes: [Recipe.ID: Recipe] = [:], byTag: [String: Set<Recipe.ID>] = [:], byWord: [String: Set<Recipe.ID>] = [:]; private(set) var scanned = 0
  func upsert(_ recipe: Recipe) { if let old = recipes[recipe.id] { unindex(old) }; recipes[recipe.id] = recipe; for tag in recipe.tags { byTag[tag, default: []].insert(recipe.id) }; for word in words(recipe) { byWord[word, default: []].insert(recipe.id) } }
  private func words(_ recipe: Recipe) -> Set<String> { Set(recipe.title.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).components(separatedBy: CharacterSet.alphanumerics.inverted).filter { $0.count > 2 }) }
  private func unindex(_ recipe: Recipe) { for tag in recipe.tags { byTag[tag]?.remove(recipe.id); if byTag[tag]?.isEmpty == true { byTag[tag] = nil } }; for word in words(recipe) { byWord[word]!.remove(recipe.id) } }
  subscript(id: Recipe.ID) -> Recipe? { get { recipes[id] } set { if let newValue { upsert(newValue) } else if let old = recipes.removeValue(forKey: id) { unindex(old) } } }
  private func candidates(_ query: Query) -> Set<Recipe.ID>? { switch query { case .tag(let t): byTag[t] ?? []; case .all(let list): list.compactMap(candidates).min { $0.count < $1.count }; case .any(let list): list.reduce(Set()) { a, q in a.flatMap { a in candidates(q).map(a.union) } }; default: nil } }
  func search(_ query: Query, sortedBy areInOrder: (Recipe, Recipe) -> Bool = { $0.added > $1.added }) -> [Recipe] { let pool = candidates(query).map { $0.compactMap { recipes[$0] } } ?? Array(recipes.values); scanned = pool.count; return pool.filter(query.matches).sorted(by: areInOrder) }
  var tags: [(String, Int)] { byTag.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) } }
  func suggestions(_ prefix: String) -> [String] { byWord.filter { $0.key.hasPrefix(prefix.lowercased()) && !$0.value.isEmpty }.keys.sorted() } }
let index = RecipeIndex()
for (n, (title, tags, minutes)) in [("Crème brûlée", ["sweet", "french"], 60), ("Creamy soup", ["soup", "veg"], 25), ("Onion soup", ["soup", "french"], 45), ("Salad", ["veg"], 10)].enumerated() { index.upsert(Recipe(id: n, title: title, tags: Set(tags), minutes: minutes, added: Date(timeIntervalSince1970: Double(n) * 60))) }
for text in ["", "cre", "#soup", "#soup -#french", "#VEG <20", "#veg OR #sweet", "soup OR #sweet", "-soup <x", "#none", "#french brulee", "- salad"] { print("'\(text)'", index.search(Query(text)).map(\.id), index.scanned) }
print(index.tags.map { "\($0)\($1)" }, index.suggestions("CRE"), index.suggestions("s"))
index[3]?.tags.insert("soup"); index[3]?.title = "Cold salad"; index[0] = nil; print(index.tags.map(\.0), index.search(.tag("soup")) { $0.minutes < $1.minutes }.map(\.title), index.suggestions("c"))
let both = Query("#soup") && Query("<30") && .not(.tag("french")); print(both == .all([.tag("soup"), .faster(30), .not(.tag("french"))]), index.search(both).map(\.id), !(!Query.tag("x")), !both == .not(both), index[9] as Any)
