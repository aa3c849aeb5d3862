import Foundation

struct Weather: Equatable { var degrees: Double }
struct Headline: Identifiable { let id: Int; var text: String }
enum Section: Hashable { case weather, news, stocks }
struct LoadFailure: Error { var sections: Set<Section> }
struct API: Sendable {
  var broken: Set<Section> = []
  func weather() async throws -> Weather { try check(.weather); return Weather(degrees: 21.456) }
  func news(_ limit: Int) async throws -> [Headline] { try check(.news); return (1...limit).map { Headline(id: $0, text: "h\($0)") } }
  func stocks() async -> [String: Decimal] { broken.contains(.stocks) ? [:] : ["AAPL": 1.5, "ZZZ": 20] }
  private func check(_ section: Section) throws { if broken.contains(section) { throw LoadFailure(sections: [section]) } }
}
struct Dashboard { var weather: String, news: [String], total: Decimal }
func strict(_ api: API) async throws -> Dashboard {
  async let weather = api.weather()
  async let news = api.news(3)
  async let stocks = api.stocks()
  let formatted = String(format: "%.1f°", try await weather.degrees)
  return try await Dashboard(weather: formatted, news: news.map(\.text), total: stocks.values.reduce(0, +))
}
func lenient(_ api: API) async -> (Dashboard, failed: Set<Section>) {
  async let weather = try? api.weather()
  async let news = Result.catching { try await api.news(2) }
  let stocks = await api.stocks()
  var failed: Set<Section> = stocks.isEmpty ? [.stocks] : []
  if await weather == nil { failed.insert(.weather) }
  let items: [Headline]
  switch await news { case .success(let loaded): items = loaded; case .failure(let error): items = []; failed.formUnion((error as? LoadFailure)?.sections ?? []) }
  return (Dashboard(weather: await weather.map { "\($0.degrees.rounded())" } ?? "--", news: items.map(\.text), total: stocks.values.max() ?? -1), failed)
}
extension Result where Failure == Error { static func catching(_ body: () async throws -> Success) async -> Self { do { return .success(try await body()) } catch { return .failure(error) } } }
for broken in [[], [.news], [.weather, .stocks], [.weather, .news, .stocks]] as [Set<Section>] {
  do { let board = try await strict(API(broken: broken)); print("strict", board.weather, board.news, board.total) } catch let failure as LoadFailure { print("strict failed", failure.sections.count) }
  let (board, failed) = await lenient(API(broken: broken))
  print("lenient", board.weather, board.news, board.total, failed.map { "\($0)" }.sorted())
}
async let (x, y) = (API().stocks().count, 2); print(await x + y, await [x, y])
