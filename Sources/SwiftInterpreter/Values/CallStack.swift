import SightlineModel

/// The calls that are running, outermost first.
///
/// Places in files are kept by the program; only what was given in words is held on to here.
final class CallStack {
  private struct Entry {
    let place: Spot.Unowned
    let type: Unmanaged<TypeDecl>?
  }
  private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: 64)
  private var capacity = 64
  private(set) var count = 0
  deinit {
    while count > 0 { _ = pop() }
    entries.deallocate()
  }
  var isEmpty: Bool { count == 0 }

  /// - Parameter type: Whose member ran before the call.
  @inline(__always)
  func push(_ spot: Spot, _ type: Unmanaged<TypeDecl>?) {
    if count == capacity { grow() }
    (entries + count).initialize(to: Entry(place: spot.retained(), type: type))
    count += 1
  }
  @inline(__always)
  func push(_ place: Place, _ type: Unmanaged<TypeDecl>?) {
    if count == capacity { grow() }
    (entries + count).initialize(to: Entry(place: Spot.Unowned(place), type: type))
    count += 1
  }
  /// - Returns: Whose member ran before the call.
  @inline(__always)
  func pop() -> Unmanaged<TypeDecl>? {
    count -= 1
    entries[count].place.release()
    return entries[count].type
  }
  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }

  var places: [SourceLocation] { (0..<count).map { entries[$0].place.spot.location } }
  /// Where a member of `type` was called by what is none of that type's; `nil` where nobody knows.
  func place(ofCallInto type: Unmanaged<TypeDecl>) -> SourceLocation? {
    for index in stride(from: count - 1, through: 0, by: -1) {
      if let caller = entries[index].type, caller.toOpaque() == type.toOpaque() { continue }
      let spot = entries[index].place.spot
      return spot.isSomewhere ? spot.location : nil
    }
    return nil
  }
  func innermostPlace(where isWanted: (SourceLocation) -> Bool) -> SourceLocation? {
    for index in stride(from: count - 1, through: 0, by: -1) {
      let spot = entries[index].place.spot
      if spot.isSomewhere, isWanted(spot.location) { return spot.location }
    }
    return nil
  }
  /// Of those that stand anywhere.
  var innermostPlace: SourceLocation? {
    for index in stride(from: count - 1, through: 0, by: -1) {
      let spot = entries[index].place.spot
      if spot.isSomewhere { return spot.location }
    }
    return nil
  }
}
