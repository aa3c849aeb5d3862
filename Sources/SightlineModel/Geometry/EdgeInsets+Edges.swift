extension EdgeInsets {
  /// - Parameters:
  ///   - length: Points; one that is not finite counts as zero.
  ///   - edges: Those that get the length; the others are zero.
  public init(_ length: Double, on edges: Edges) {
    let length = length.isFinite ? length : 0
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
