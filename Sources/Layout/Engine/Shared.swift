/// A large value whose copies share their storage until one of them is changed.
@dynamicMemberLookup
package struct Shared<Value> {
  package final class Box {
    package fileprivate(set) var value: Value
    init(_ value: Value) { self.value = value }
  }
  /// For who only looks, and often: reading through it copies nothing.
  package private(set) var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    @inline(__always) get { box.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  package subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    @inline(__always) get { box.value[keyPath: path] }
    @inline(__always) _modify { yield &value[keyPath: path] }
  }
  package subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    @inline(__always) get { box.value[keyPath: path] }
  }
}

/// Written by one owner only: see `value`.
extension Shared: @unchecked Sendable where Value: Sendable {}
