import SightlineModel

extension Size {
  var area: Double { width * height }
}
