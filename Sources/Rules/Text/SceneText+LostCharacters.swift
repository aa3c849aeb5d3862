import SightlineModel

extension SceneText {
  /// Characters of the content that no line shows.
  var lostCharacters: Int {
    let utf8 = Array(content.string.utf8)
    var shown = [Bool](repeating: false, count: utf8.count)
    for line in measured.lines where line.start < line.end {
      for index in line.start..<min(line.end, utf8.count) where line.elided?.contains(index) != true {
        shown[index] = true
      }
    }
    // A blank that a line ends with is not lost; one between lost words is.
    var (count, offset, isLost) = (0, 0, false)
    for character in content.string {
      let isShown = offset >= shown.count || shown[offset]
      if !character.isWhitespace { isLost = !isShown }
      if isLost, !isShown { count += 1 }
      offset += character.utf8.count
    }
    return count
  }
}
