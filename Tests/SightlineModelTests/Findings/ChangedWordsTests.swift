import SightlineModel
import Testing

struct ChangedWordsTests {
  @Test(arguments: [
    (["Skip"], ["Skip it"], [[0, 0]]), (["Continue"], ["Next"], [[0, 0]]),
    // Of several those that share half of their words, the most alike first.
    (["Add item", "Remove"], ["Remove it", "Add an item"], [[0, 1], [1, 0]]),
    (["Back", "Forward"], ["Open", "Close"], []), (["Skip"], ["Skip now", "Skip"], [[0, 1]]),
    ([], ["Skip"], []), (["", "Skip"], ["", "Skip"], [[1, 1]]),
  ])
  func pairs(gone: [String], new: [String], expected: [[Int]]) {
    let pairs = ChangedWords.pairs(gone: gone, new: new).map { [$0.gone, $0.new] }
    #expect(pairs.sorted { $0[0] < $1[0] } == expected)
  }
}
