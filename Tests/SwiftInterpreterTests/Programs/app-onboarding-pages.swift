struct Page: Identifiable, Equatable { let id: Int; let title: String; var isOptional = false; static let all = [Page(id: 0, title: "Welcome"), Page(id: 1, title: "Notify", isOptional: true), Page(id: 2, title: "Done")] }
final class Flow { private(set) var index = 0 { didSet { history.append(index) } }; private(set) var history = [0]; let pages: [Page]; var onFinish: (() -> Void)?
  init(pages: [Page] = Page.all) { self.pages = pages }
  var current: Page { pages[index] }; var isLast: Bool { index == pages.indices.last }; var progress: String { "\(index + 1) of \(pages.count)" }
  func next() { if isLast { onFinish?() } else { index += 1 } }
  func back() { index = max(0, index - 1) }
  func skip() { guard current.isOptional, let i = pages[index...].firstIndex(where: { !$0.isOptional }) else { return }; index = i } }
let flow = Flow(); var done = 0; flow.onFinish = { done += 1 }
print(flow.current.title, flow.progress); flow.skip(); flow.next(); print(flow.progress, flow.current.isOptional); flow.skip(); print(flow.current.title, flow.isLast); flow.next(); flow.back(); flow.back(); flow.back(); print(done, flow.history, flow.current == Page.all[0])
