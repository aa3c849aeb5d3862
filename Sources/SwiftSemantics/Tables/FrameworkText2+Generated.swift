// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let part2: StaticString = #"""
    @AttributedString.AttributeInvalidationCondition struct struct AttributeInvalidationCondition
    :Equatable
    :Hashable
    :Sendable
    static func attributeChanged<T>(_ key: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.AttributeInvalidationCondition where T : AttributedStringKey
    static func attributeChanged<T>(_ key: T.Type) -> AttributedString.AttributeInvalidationCondition where T : AttributedStringKey
    static let textChanged: AttributedString.AttributeInvalidationCondition
    @AttributedString.AttributeMergePolicy enum enum AttributeMergePolicy
    :Equatable
    :Hashable
    :Sendable
    case keepCurrent
    case keepNew
    @AttributedString.AttributeRunBoundaries enum enum AttributeRunBoundaries
    :Equatable
    :Hashable
    :Sendable
    case character(Character)
    case paragraph
    @AttributedString.CharacterView struct struct CharacterView
    :BidirectionalCollection
    :Collection
    :RangeReplaceableCollection
    :Sendable
    :Sequence
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index) -> AttributedString.Index?
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(before i: AttributedString.Index) -> AttributedString.Index
    init()
    mutating func replaceSubrange(_ subrange: Range<AttributedString.CharacterView.Index>, with newElements: some Collection<Character>)
    subscript(bounds: Range<AttributedString.Index>) -> Slice<AttributedString.CharacterView> { get set }
    subscript(index: AttributedString.Index) -> Character { get set }
    typealias Element = Character
    typealias Index = AttributedString.Index
    var count: Int { get }
    var endIndex: AttributedString.Index { get }
    var startIndex: AttributedString.Index { get }
    @AttributedString.Index struct struct Index
    :Comparable
    :Equatable
    :Sendable
    func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
    func isValid(within text: some AttributedStringProtocol) -> Bool
    init?<S>(_ sourcePosition: String.Index, within target: S) where S : AttributedStringProtocol
    static func < (left: AttributedString.Index, right: AttributedString.Index) -> Bool
    static func == (left: AttributedString.Index, right: AttributedString.Index) -> Bool
    @AttributedString.Runs struct struct Runs
    :BidirectionalCollection
    :Collection
    :CustomStringConvertible
    :Equatable
    :Sendable
    :Sequence
    func distance(from start: AttributedString.Runs.Index, to end: AttributedString.Runs.Index) -> Int
    func index(_ i: AttributedString.Runs.Index, offsetBy distance: Int) -> AttributedString.Runs.Index
    func index(_ i: AttributedString.Runs.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Runs.Index) -> AttributedString.Runs.Index?
    func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
    func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
    static func == (lhs: AttributedString.Runs, rhs: AttributedString.Runs) -> Bool
    subscript(position: AttributedString.Index) -> AttributedString.Runs.Run { get }
    subscript(position: AttributedString.Runs.Index) -> AttributedString.Runs.Run { get }
    subscript<T, U, V, W, X>(t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>, v: KeyPath<AttributeDynamicLookup, V>, w: KeyPath<AttributeDynamicLookup, W>, x: KeyPath<AttributeDynamicLookup, X>) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, X : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable, W.Value : Sendable, X.Value : Sendable { get }
    subscript<T, U, V, W, X>(t: T.Type, u: U.Type, v: V.Type, w: W.Type, x: X.Type) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, X : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable, W.Value : Sendable, X.Value : Sendable { get }
    subscript<T, U, V, W>(t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>, v: KeyPath<AttributeDynamicLookup, V>, w: KeyPath<AttributeDynamicLookup, W>) -> AttributedString.Runs.AttributesSlice4<T, U, V, W> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable, W.Value : Sendable { get }
    subscript<T, U, V, W>(t: T.Type, u: U.Type, v: V.Type, w: W.Type) -> AttributedString.Runs.AttributesSlice4<T, U, V, W> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable, W.Value : Sendable { get }
    subscript<T, U, V>(t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>, v: KeyPath<AttributeDynamicLookup, V>) -> AttributedString.Runs.AttributesSlice3<T, U, V> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable { get }
    subscript<T, U, V>(t: T.Type, u: U.Type, v: V.Type) -> AttributedString.Runs.AttributesSlice3<T, U, V> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable { get }
    subscript<T, U>(t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>) -> AttributedString.Runs.AttributesSlice2<T, U> where T : AttributedStringKey, U : AttributedStringKey, T.Value : Sendable, U.Value : Sendable { get }
    subscript<T, U>(t: T.Type, u: U.Type) -> AttributedString.Runs.AttributesSlice2<T, U> where T : AttributedStringKey, U : AttributedStringKey, T.Value : Sendable, U.Value : Sendable { get }
    subscript<T>(keyPath: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.Runs.AttributesSlice1<T> where T : AttributedStringKey, T.Value : Sendable { get }
    subscript<T>(t: T.Type) -> AttributedString.Runs.AttributesSlice1<T> where T : AttributedStringKey, T.Value : Sendable { get }
    typealias Element = AttributedString.Runs.Run
    var description: String { get }
    var endIndex: AttributedString.Runs.Index { get }
    var startIndex: AttributedString.Runs.Index { get }
    @AttributedString.Runs.AttributesSlice1 struct struct AttributesSlice1<T> where T : AttributedStringKey, T.Value : Sendable
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func index(after i: AttributedString.Runs.AttributesSlice1<T>.Index) -> AttributedString.Runs.AttributesSlice1<T>.Index
    func index(before i: AttributedString.Runs.AttributesSlice1<T>.Index) -> AttributedString.Runs.AttributesSlice1<T>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice1<T>.Iterator
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice1<T>.Element { get }
    typealias Element = (T.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    var endIndex: AttributedString.Runs.AttributesSlice1<T>.Index { get }
    var startIndex: AttributedString.Runs.AttributesSlice1<T>.Index { get }
    @AttributedString.Runs.AttributesSlice1.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> AttributedString.Runs.AttributesSlice1<T>.Iterator.Element?
    typealias Element = AttributedString.Runs.AttributesSlice1<T>.Element
    @AttributedString.Runs.AttributesSlice2 struct struct AttributesSlice2<T, U> where T : AttributedStringKey, U : AttributedStringKey, T.Value : Sendable, U.Value : Sendable
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func index(after i: AttributedString.Runs.AttributesSlice2<T, U>.Index) -> AttributedString.Runs.AttributesSlice2<T, U>.Index
    func index(before i: AttributedString.Runs.AttributesSlice2<T, U>.Index) -> AttributedString.Runs.AttributesSlice2<T, U>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice2<T, U>.Iterator
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice2<T, U>.Element { get }
    typealias Element = (T.Value?, U.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    var endIndex: AttributedString.Runs.AttributesSlice2<T, U>.Index { get }
    var startIndex: AttributedString.Runs.AttributesSlice2<T, U>.Index { get }
    @AttributedString.Runs.AttributesSlice2.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> AttributedString.Runs.AttributesSlice2<T, U>.Iterator.Element?
    typealias Element = AttributedString.Runs.AttributesSlice2<T, U>.Element
    @AttributedString.Runs.AttributesSlice3 struct struct AttributesSlice3<T, U, V> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func index(after i: AttributedString.Runs.AttributesSlice3<T, U, V>.Index) -> AttributedString.Runs.AttributesSlice3<T, U, V>.Index
    func index(before i: AttributedString.Runs.AttributesSlice3<T, U, V>.Index) -> AttributedString.Runs.AttributesSlice3<T, U, V>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice3<T, U, V>.Iterator
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice3<T, U, V>.Element { get }
    typealias Element = (T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    var endIndex: AttributedString.Runs.AttributesSlice3<T, U, V>.Index { get }
    var startIndex: AttributedString.Runs.AttributesSlice3<T, U, V>.Index { get }
    @AttributedString.Runs.AttributesSlice3.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> AttributedString.Runs.AttributesSlice3<T, U, V>.Iterator.Element?
    typealias Element = AttributedString.Runs.AttributesSlice3<T, U, V>.Element
    @AttributedString.Runs.AttributesSlice4 struct struct AttributesSlice4<T, U, V, W> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable, W.Value : Sendable
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func index(after i: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index
    func index(before i: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Iterator
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Element { get }
    typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    var endIndex: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index { get }
    var startIndex: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index { get }
    @AttributedString.Runs.AttributesSlice4.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Iterator.Element?
    typealias Element = AttributedString.Runs.AttributesSlice4<T, U, V, W>.Element
    @AttributedString.Runs.AttributesSlice5 struct struct AttributesSlice5<T, U, V, W, X> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, X : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable, W.Value : Sendable, X.Value : Sendable
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func index(after i: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index
    func index(before i: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Iterator
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Element { get }
    typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    var endIndex: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index { get }
    var startIndex: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index { get }
    @AttributedString.Runs.AttributesSlice5.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Iterator.Element?
    typealias Element = AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Element
    @AttributedString.Runs.Index struct struct Index
    :Comparable
    :Equatable
    :Sendable
    :Strideable
    static func < (lhs: AttributedString.Runs.Index, rhs: AttributedString.Runs.Index) -> Bool
    static func == (lhs: AttributedString.Runs.Index, rhs: AttributedString.Runs.Index) -> Bool
    @AttributedString.Runs.Run struct struct Run
    :CustomStringConvertible
    :Equatable
    :Sendable
    static func == (lhs: AttributedString.Runs.Run, rhs: AttributedString.Runs.Run) -> Bool
    subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get }
    var attributes: AttributeContainer { get }
    var description: String { get }
    var range: Range<AttributedString.Index> { get }
    @AttributedString.SingleAttributeTransformer struct struct SingleAttributeTransformer<T> where T : AttributedStringKey, T.Value : Sendable
    :Sendable
    mutating func replace<U>(with key: U.Type, value: U.Value) where U : AttributedStringKey, U.Value : Sendable
    mutating func replace<U>(with keyPath: KeyPath<AttributeDynamicLookup, U>, value: U.Value) where U : AttributedStringKey, U.Value : Sendable
    var range: Range<AttributedString.Index>
    var value: T.Value? { get set }
    @AttributedString.UTF16View struct struct UTF16View
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index) -> AttributedString.Index?
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(before i: AttributedString.Index) -> AttributedString.Index
    subscript(bounds: Range<AttributedString.Index>) -> AttributedString.UTF16View { get }
    subscript(index: AttributedString.Index) -> UTF16.CodeUnit { get }
    typealias Element = UTF16.CodeUnit
    typealias Index = AttributedString.Index
    typealias Subsequence = AttributedString.UTF16View
    var count: Int { get }
    var endIndex: AttributedString.Index { get }
    var startIndex: AttributedString.Index { get }
    @AttributedString.UTF8View struct struct UTF8View
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index) -> AttributedString.Index?
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(before i: AttributedString.Index) -> AttributedString.Index
    subscript(bounds: Range<AttributedString.Index>) -> AttributedString.UTF8View { get }
    subscript(index: AttributedString.Index) -> UTF8.CodeUnit { get }
    typealias Element = UTF8.CodeUnit
    typealias Index = AttributedString.Index
    typealias Subsequence = AttributedString.UTF8View
    var count: Int { get }
    var endIndex: AttributedString.Index { get }
    var startIndex: AttributedString.Index { get }
    @AttributedString.UnicodeScalarView struct struct UnicodeScalarView
    :BidirectionalCollection
    :Collection
    :RangeReplaceableCollection
    :Sendable
    :Sequence
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index) -> AttributedString.Index?
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(before i: AttributedString.Index) -> AttributedString.Index
    init()
    mutating func replaceSubrange(_ subrange: Range<AttributedString.UnicodeScalarView.Index>, with newElements: some Collection<Unicode.Scalar>)
    subscript(bounds: Range<AttributedString.Index>) -> Slice<AttributedString.UnicodeScalarView> { get }
    subscript(index: AttributedString.Index) -> UnicodeScalar { get }
    typealias Element = UnicodeScalar
    typealias Index = AttributedString.Index
    var count: Int { get }
    var endIndex: AttributedString.Index { get }
    var startIndex: AttributedString.Index { get }
    @AttributedString.WritingDirection enum enum WritingDirection
    :CaseIterable
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    case leftToRight
    case rightToLeft
    init(from decoder: any Decoder) throws
    @AttributedStringAttributeMutation protocol protocol AttributedStringAttributeMutation
    mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
    mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    mutating func setAttributes(_ attributes: AttributeContainer)
    @AttributedStringKey protocol protocol AttributedStringKey : SendableMetatype
    associatedtype Value : Hashable
    static var inheritedByAddedText: Bool { get }
    static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { get }
    static var name: String { get }
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
    ~Self : AttributedStringKey
    static var inheritedByAddedText: Bool { get }
    static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { get }
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
    var description: String { get }
    ~
    @AttributedStringProtocol protocol protocol AttributedStringProtocol : AttributedStringAttributeMutation, CustomStringConvertible, Hashable, Sendable
    :AttributedStringAttributeMutation
    :CustomStringConvertible
    :Equatable
    :Hashable
    :Sendable
    subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<R>(bounds: R) -> AttributedSubstring where R : RangeExpression, R.Bound == AttributedString.Index { get }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
    var characters: AttributedString.CharacterView { get }
    var endIndex: AttributedString.Index { get }
    var runs: AttributedString.Runs { get }
    var startIndex: AttributedString.Index { get }
    var unicodeScalars: AttributedString.UnicodeScalarView { get }
    var utf16: AttributedString.UTF16View { get }
    var utf8: AttributedString.UTF8View { get }
    ~Self : AttributedStringProtocol
    func hash(into hasher: inout Hasher)
    func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetByRuns distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetByUnicodeScalars distance: Int) -> AttributedString.Index
    func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index
    func index(afterRun i: AttributedString.Index) -> AttributedString.Index
    func index(afterUnicodeScalar i: AttributedString.Index) -> AttributedString.Index
    func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index
    func index(beforeRun i: AttributedString.Index) -> AttributedString.Index
    func index(beforeUnicodeScalar i: AttributedString.Index) -> AttributedString.Index
    func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributedString
    func range<T>(of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<AttributedString.Index>? where T : StringProtocol
    func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) -> AttributedString
    func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
    static func == <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS : AttributedStringProtocol
    subscript(indices: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
    var description: String { get }
    ~
    @AttributedSubstring struct struct AttributedSubstring
    :AttributedStringAttributeMutation
    :AttributedStringProtocol
    :CustomStringConvertible
    :Equatable
    :Hashable
    :Sendable
    init()
    mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
    mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    mutating func setAttributes(_ attributes: AttributeContainer)
    static func == (lhs: AttributedSubstring, rhs: AttributedSubstring) -> Bool
    subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring { get }
    subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
    var base: AttributedString { get }
    var characters: AttributedString.CharacterView { get }
    var description: String { get }
    var endIndex: AttributedString.Index { get }
    var runs: AttributedString.Runs { get }
    var startIndex: AttributedString.Index { get }
    var unicodeScalars: AttributedString.UnicodeScalarView { get }
    var utf16: AttributedString.UTF16View { get }
    var utf8: AttributedString.UTF8View { get }
    @BidirectionalCollection protocol protocol BidirectionalCollection<Element> : Collection where Self.Indices : BidirectionalCollection, Self.SubSequence : BidirectionalCollection
    :Collection
    :Sequence
    associatedtype Element
    associatedtype Index
    associatedtype Indices
    associatedtype SubSequence
    func distance(from start: Self.Index, to end: Self.Index) -> Int
    func formIndex(after i: inout Self.Index)
    func formIndex(before i: inout Self.Index)
    func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
    func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
    func index(after i: Self.Index) -> Self.Index
    func index(before i: Self.Index) -> Self.Index
    subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
    subscript(position: Self.Index) -> Self.Element { get }
    var endIndex: Self.Index { get }
    var indices: Self.Indices { get }
    var startIndex: Self.Index { get }
    ~Self : BidirectionalCollection
    func difference<C>(from other: C, by areEquivalent: (C.Element, Self.Element) -> Bool) -> CollectionDifference<Self.Element> where C : BidirectionalCollection, Self.Element == C.Element
    func distance(from start: Self.Index, to end: Self.Index) -> Int
    func dropLast(_ k: Int) -> Self.SubSequence
    func formIndex(before i: inout Self.Index)
    func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
    func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
    func last(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?
    func lastIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?
    func reversed() -> ReversedCollection<Self>
    func suffix(_ maxLength: Int) -> Self.SubSequence
    var last: Self.Element? { get }
    ~
    ~Self == Self.SubSequence
    mutating func popLast() -> Self.Element?
    mutating func removeLast() -> Self.Element
    mutating func removeLast(_ k: Int)
    ~
    ~Self.Element : Comparable
    -func firstRange<C>(of other: C) -> Range<Self.Index>? where C : Collection, Self.Element == C.Element
    ~
    ~Self.Element : Equatable
    func difference<C>(from other: C) -> CollectionDifference<Self.Element> where C : BidirectionalCollection, Self.Element == C.Element
    func lastIndex(of element: Self.Element) -> Self.Index?
    ~
    ~Self.Element == String
    func joined(separator: String = "") -> String
    ~
    ~Self.SubSequence == Substring
    func contains(_ regex: some RegexComponent) -> Bool
    func firstMatch<Output>(of r: some RegexComponent) -> Regex<Output>.Match?
    func firstRange(of regex: some RegexComponent) -> Range<Self.Index>?
    func matches<Output>(of r: some RegexComponent) -> [Regex<Output>.Match]
    func prefixMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R : RegexComponent
    func ranges(of regex: some RegexComponent) -> [Range<Self.Index>]
    func split(separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Self.SubSequence]
    func starts(with regex: some RegexComponent) -> Bool
    func trimmingPrefix(_ regex: some RegexComponent) -> Self.SubSequence
    func wholeMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R : RegexComponent
    ~
    @BinaryFloatingPoint protocol protocol BinaryFloatingPoint : ExpressibleByFloatLiteral, FloatingPoint
    :AdditiveArithmetic
    :Comparable
    :Equatable
    :ExpressibleByFloatLiteral
    :ExpressibleByIntegerLiteral
    :FloatingPoint
    :Hashable
    :Numeric
    :SignedNumeric
    :Strideable
    associatedtype RawExponent : UnsignedInteger
    associatedtype RawSignificand : UnsignedInteger
    init(_ value: Double)
    init(_ value: Float)
    init(sign: FloatingPointSign, exponentBitPattern: Self.RawExponent, significandBitPattern: Self.RawSignificand)
    init<Source>(_ value: Source) where Source : BinaryFloatingPoint
    init?<Source>(exactly value: Source) where Source : BinaryFloatingPoint
    static var exponentBitCount: Int { get }
    static var significandBitCount: Int { get }
    var binade: Self { get }
    var exponentBitPattern: Self.RawExponent { get }
    var significandBitPattern: Self.RawSignificand { get }
    var significandWidth: Int { get }
    ~Self : BinaryFloatingPoint
    func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
    init(signOf: Self, magnitudeOf: Self)
    init<Source>(_ value: Source) where Source : BinaryFloatingPoint
    init?<Source>(exactly value: Source) where Source : BinaryFloatingPoint
    static var radix: Int { get }
    ~
    ~Self.RawSignificand : FixedWidthInteger
    init<Source>(_ value: Source) where Source : BinaryInteger
    init?<Source>(exactly value: Source) where Source : BinaryInteger
    static func random(in range: ClosedRange<Self>) -> Self
    static func random(in range: Range<Self>) -> Self
    static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self where T : RandomNumberGenerator
    static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T : RandomNumberGenerator
    ~
    @BinaryInteger protocol protocol BinaryInteger : CustomStringConvertible, Hashable, Numeric, Strideable where Self.Magnitude : BinaryInteger, Self.Magnitude == Self.Magnitude.Magnitude
    :AdditiveArithmetic
    :Comparable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByIntegerLiteral
    :Hashable
    :Numeric
    :Strideable
    associatedtype Words : RandomAccessCollection where Self.Words.Element == UInt, Self.Words.Index == Int
    func isMultiple(of other: Self) -> Bool
    func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
    func signum() -> Self
    init<T>(_ source: T) where T : BinaryFloatingPoint
    init<T>(_ source: T) where T : BinaryInteger
    init<T>(clamping source: T) where T : BinaryInteger
    init<T>(truncatingIfNeeded source: T) where T : BinaryInteger
    init?<T>(exactly source: T) where T : BinaryFloatingPoint
    prefix static func ~ (x: Self) -> Self
    static func % (lhs: Self, rhs: Self) -> Self
    static func %= (lhs: inout Self, rhs: Self)
    static func & (lhs: Self, rhs: Self) -> Self
    static func &= (lhs: inout Self, rhs: Self)
    static func * (lhs: Self, rhs: Self) -> Self
    static func *= (lhs: inout Self, rhs: Self)
    static func + (lhs: Self, rhs: Self) -> Self
    static func += (lhs: inout Self, rhs: Self)
    static func - (lhs: Self, rhs: Self) -> Self
    static func -= (lhs: inout Self, rhs: Self)
    static func / (lhs: Self, rhs: Self) -> Self
    static func /= (lhs: inout Self, rhs: Self)
    static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS : BinaryInteger
    static func <<= <RHS>(lhs: inout Self, rhs: RHS) where RHS : BinaryInteger
    static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS : BinaryInteger
    static func >>= <RHS>(lhs: inout Self, rhs: RHS) where RHS : BinaryInteger
    static func ^ (lhs: Self, rhs: Self) -> Self
    static func ^= (lhs: inout Self, rhs: Self)
    static func | (lhs: Self, rhs: Self) -> Self
    static func |= (lhs: inout Self, rhs: Self)
    static var isSigned: Bool { get }
    var bitWidth: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: Self.Words { get }
    ~Self : BinaryInteger
    func advanced(by n: Int) -> Self
    func distance(to other: Self) -> Int
    func isMultiple(of other: Self) -> Bool
    func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
    func signum() -> Self
    init()
    static func != (lhs: Self, rhs: Self) -> Bool
    static func != <Other>(lhs: Self, rhs: Other) -> Bool where Other : BinaryInteger
    static func & (lhs: Self, rhs: Self) -> Self
    static func < <Other>(lhs: Self, rhs: Other) -> Bool where Other : BinaryInteger
    static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS : BinaryInteger
    static func <= (lhs: Self, rhs: Self) -> Bool
    static func <= <Other>(lhs: Self, rhs: Other) -> Bool where Other : BinaryInteger
    static func == <Other>(lhs: Self, rhs: Other) -> Bool where Other : BinaryInteger
    static func > (lhs: Self, rhs: Self) -> Bool
    static func > <Other>(lhs: Self, rhs: Other) -> Bool where Other : BinaryInteger
    static func >= (lhs: Self, rhs: Self) -> Bool
    static func >= <Other>(lhs: Self, rhs: Other) -> Bool where Other : BinaryInteger
    static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS : BinaryInteger
    static func ^ (lhs: Self, rhs: Self) -> Self
    static func | (lhs: Self, rhs: Self) -> Self
    var description: String { get }
    ~
    @BitwiseCopyable protocol protocol BitwiseCopyable :
    @BlockOperation class class BlockOperation
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObjectProtocol
    :Operation
    :Sendable
    func addExecutionBlock(_ block: @escaping @Sendable () -> Void)
    func main()
    init()
    init(block: @escaping @Sendable () -> Void)
    var executionBlocks: [@Sendable () -> Void] { get }
    @Bool struct struct Bool
    :CVarArg
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByBooleanLiteral
    :Hashable
    :LosslessStringConvertible
    :Sendable
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init()
    init(_ value: Bool)
    init(booleanLiteral value: Bool)
    init(from decoder: any Decoder) throws
    init?(_ description: String)
    mutating func toggle()
    prefix static func ! (a: Bool) -> Bool
    static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    static func == (lhs: Bool, rhs: Bool) -> Bool
    static func random() -> Bool
    static func random<T>(using generator: inout T) -> Bool where T : RandomNumberGenerator
    static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    var customMirror: Mirror { get }
    var description: String { get }
    @Bundle class class Bundle
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    :Sendable
    class func path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String) -> String?
    class func paths(forResourcesOfType ext: String?, inDirectory bundlePath: String) -> [String]
    class func preferredLocalizations(from localizationsArray: [String]) -> [String]
    class func preferredLocalizations(from localizationsArray: [String], forPreferences preferencesArray: [String]?) -> [String]
    class func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL) -> URL?
    class func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: NSURL) -> [NSURL]?
    class var allBundles: [Bundle] { get }
    class var allFrameworks: [Bundle] { get }
    class var main: Bundle { get }
    func classNamed(_ className: String) -> AnyClass?
    func isEqual(_ object: Any?) -> Bool
    func load() -> Bool
    func loadAndReturnError() throws
    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
    func object(forInfoDictionaryKey key: String) -> Any?
    func path(forAuxiliaryExecutable executableName: String) -> String?
    func path(forResource name: String?, ofType ext: String?) -> String?
    func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
    func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?) -> String?
    func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String]
    func paths(forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?) -> [String]
    func preflight() throws
    func url(forAuxiliaryExecutable executableName: String) -> URL?
    func url(forResource name: String?, withExtension ext: String?) -> URL?
    func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
    func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?) -> URL?
    func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [NSURL]?
    func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?) -> [NSURL]?
    init(for aClass: AnyClass)
    init?(identifier: String)
    init?(path: String)
    init?(url: URL)
    var appStoreReceiptURL: URL? { get }
    var builtInPlugInsPath: String? { get }
    var builtInPlugInsURL: URL? { get }
    var bundleIdentifier: String? { get }
    var bundlePath: String { get }
    var bundleURL: URL { get }
    var description: String { get }
    var developmentLocalization: String? { get }
    var executableArchitectures: [NSNumber]? { get }
    var executablePath: String? { get }
    var executableURL: URL? { get }
    var hash: Int { get }
    var infoDictionary: [String : Any]? { get }
    var isLoaded: Bool { get }
    var localizations: [String] { get }
    var localizedInfoDictionary: [String : Any]? { get }
    var preferredLocalizations: [String] { get }
    var principalClass: AnyClass? { get }
    var privateFrameworksPath: String? { get }
    var privateFrameworksURL: URL? { get }
    var resourcePath: String? { get }
    var resourceURL: URL? { get }
    var sharedFrameworksPath: String? { get }
    var sharedFrameworksURL: URL? { get }
    var sharedSupportPath: String? { get }
    var sharedSupportURL: URL? { get }
    @ByteCountFormatter class class ByteCountFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
    func encode(with coder: NSCoder)
    func string(for obj: Any?) -> String?
    func string(fromByteCount byteCount: Int64) -> String
    init()
    init?(coder: NSCoder)
    var allowedUnits: ByteCountFormatter.Units
    var allowsNonnumericFormatting: Bool
    var countStyle: ByteCountFormatter.CountStyle
    var formattingContext: Formatter.Context
    var includesActualByteCount: Bool
    var includesCount: Bool
    var includesUnit: Bool
    var isAdaptive: Bool
    var zeroPadsFractionDigits: Bool
    @ByteCountFormatter.CountStyle enum enum CountStyle
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case binary
    case decimal
    case file
    case memory
    init?(rawValue: Int)
    @ByteCountFormatter.Units struct struct Units
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let useAll: ByteCountFormatter.Units
    static let useBytes: ByteCountFormatter.Units
    static let useEB: ByteCountFormatter.Units
    static let useGB: ByteCountFormatter.Units
    static let useKB: ByteCountFormatter.Units
    static let useMB: ByteCountFormatter.Units
    static let usePB: ByteCountFormatter.Units
    static let useTB: ByteCountFormatter.Units
    static let useYBOrHigher: ByteCountFormatter.Units
    static let useZB: ByteCountFormatter.Units
    @CGFloat struct struct CGFloat
    :AdditiveArithmetic
    :BinaryFloatingPoint
    :CVarArg
    :Comparable
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByFloatLiteral
    :ExpressibleByIntegerLiteral
    :FloatingPoint
    :Hashable
    :Numeric
    :Sendable
    :SignedNumeric
    :Strideable
    func advanced(by amount: CGFloat) -> CGFloat
    func distance(to other: CGFloat) -> CGFloat
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func isEqual(to other: CGFloat) -> Bool
    func isLess(than other: CGFloat) -> Bool
    func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
    init()
    init(_ value: CGFloat)
    init(_ value: Double)
    init(_ value: Float)
    init(_ value: Int)
    init(_ value: Int16)
    init(_ value: Int32)
    init(_ value: Int64)
    init(_ value: Int8)
    init(_ value: UInt)
    init(_ value: UInt16)
    init(_ value: UInt32)
    init(_ value: UInt64)
    init(_ value: UInt8)
    init(bitPattern: UInt)
    init(floatLiteral value: CGFloat.NativeType)
    init(from decoder: any Decoder) throws
    init(integerLiteral value: Int)
    init(nan payload: CGFloat.RawSignificand, signaling: Bool)
    init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
    init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
    init?<T>(exactly source: T) where T : BinaryInteger
    mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
    mutating func formRemainder(dividingBy other: CGFloat)
    mutating func formSquareRoot()
    mutating func formTruncatingRemainder(dividingBy other: CGFloat)
    mutating func negate()
    mutating func round(_ rule: FloatingPointRoundingRule)
    static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func *= (lhs: inout CGFloat, rhs: CGFloat)
    static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func += (lhs: inout CGFloat, rhs: CGFloat)
    static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func -= (lhs: inout CGFloat, rhs: CGFloat)
    static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func /= (lhs: inout CGFloat, rhs: CGFloat)
    static var exponentBitCount: Int { get }
    static var greatestFiniteMagnitude: CGFloat { get }
    static var infinity: CGFloat { get }
    static var leastNonzeroMagnitude: CGFloat { get }
    static var leastNormalMagnitude: CGFloat { get }
    static var nan: CGFloat { get }
    static var pi: CGFloat { get }
    static var signalingNaN: CGFloat { get }
    static var significandBitCount: Int { get }
    typealias Exponent = Int
    typealias NativeType = Double
    typealias RawSignificand = UInt
    var binade: CGFloat { get }
    var bitPattern: UInt { get }
    var customMirror: Mirror { get }
    var description: String { get }
    var exponent: Int { get }
    var exponentBitPattern: UInt { get }
    var floatingPointClass: FloatingPointClassification { get }
    var hashValue: Int { get }
    var isCanonical: Bool { get }
    var isFinite: Bool { get }
    var isInfinite: Bool { get }
    var isNaN: Bool { get }
    var isNormal: Bool { get }
    var isSignalingNaN: Bool { get }
    var isSubnormal: Bool { get }
    var isZero: Bool { get }
    var magnitude: CGFloat { get }
    var native: CGFloat.NativeType
    var nextUp: CGFloat { get }
    var sign: FloatingPointSign { get }
    var significand: CGFloat { get }
    var significandBitPattern: UInt { get }
    var significandWidth: Int { get }
    var ulp: CGFloat { get }
    @CGPoint struct struct CGPoint
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init()
    init(from decoder: any Decoder) throws
    init(x: CGFloat, y: CGFloat)
    init(x: Double, y: Double)
    init(x: Int, y: Int)
    static func == (lhs: CGPoint, rhs: CGPoint) -> Bool
    static var zero: CGPoint { get }
    var x: CGFloat
    var y: CGFloat
    @CGRect struct struct CGRect
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func contains(_ point: CGPoint) -> Bool
    func contains(_ rect2: CGRect) -> Bool
    func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    func intersection(_ r2: CGRect) -> CGRect
    func intersects(_ r2: CGRect) -> Bool
    func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    func union(_ r2: CGRect) -> CGRect
    init()
    init(from decoder: any Decoder) throws
    init(origin: CGPoint, size: CGSize)
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    init(x: Double, y: Double, width: Double, height: Double)
    init(x: Int, y: Int, width: Int, height: Int)
    static func == (lhs: CGRect, rhs: CGRect) -> Bool
    static let infinite: CGRect
    static let null: CGRect
    static var zero: CGRect { get }
    var height: CGFloat { get }
    var integral: CGRect { get }
    var isEmpty: Bool { get }
    var isInfinite: Bool { get }
    var isNull: Bool { get }
    var maxX: CGFloat { get }
    var maxY: CGFloat { get }
    var midX: CGFloat { get }
    var midY: CGFloat { get }
    var minX: CGFloat { get }
    var minY: CGFloat { get }
    var origin: CGPoint
    var size: CGSize
    var standardized: CGRect { get }
    var width: CGFloat { get }
    @CGRectEdge enum enum CGRectEdge
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case maxXEdge
    case maxYEdge
    case minXEdge
    case minYEdge
    init?(rawValue: UInt32)
    @CGSize struct struct CGSize
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init()
    init(from decoder: any Decoder) throws
    init(width: CGFloat, height: CGFloat)
    init(width: Double, height: Double)
    init(width: Int, height: Int)
    static func == (lhs: CGSize, rhs: CGSize) -> Bool
    static var zero: CGSize { get }
    var height: CGFloat
    var width: CGFloat
    @CVaListPointer struct struct CVaListPointer
    :CustomDebugStringConvertible
    var debugDescription: String { get }
    @CVarArg protocol protocol CVarArg
    @Calendar struct struct Calendar
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :ReferenceConvertible
    :Sendable
    func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
    func component(_ component: Calendar.Component, from date: Date) -> Int
    func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
    func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
    func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
    func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
    func date(from components: DateComponents) -> Date?
    func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
    func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
    func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents
    func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
    func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
    func dateInterval(of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date) -> Bool
    func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
    func dateIntervalOfWeekend(containing date: Date, start: inout Date, interval: inout TimeInterval) -> Bool
    func dates(byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> some Sendable & Sequence<Date>
    func dates(byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> some Sendable & Sequence<Date>
    func dates(byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> some Sendable & Sequence<Date>
    func encode(to encoder: any Encoder) throws
    func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void)
    func hash(into hasher: inout Hasher)
    func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    func isDateInToday(_ date: Date) -> Bool
    func isDateInTomorrow(_ date: Date) -> Bool
    func isDateInWeekend(_ date: Date) -> Bool
    func isDateInYesterday(_ date: Date) -> Bool
    func maximumRange(of component: Calendar.Component) -> Range<Int>?
    func minimumRange(of component: Calendar.Component) -> Range<Int>?
    func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
    func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval?
    func nextWeekend(startingAfter date: Date, start: inout Date, interval: inout TimeInterval, direction: Calendar.SearchDirection = .forward) -> Bool
    func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
    func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
    func startOfDay(for date: Date) -> Date
    init(from decoder: any Decoder) throws
    init(identifier: Calendar.Identifier)
    static func == (lhs: Calendar, rhs: Calendar) -> Bool
    static var autoupdatingCurrent: Calendar { get }
    static var current: Calendar { get }
    typealias ReferenceType = NSCalendar
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var firstWeekday: Int { get set }
    var identifier: Calendar.Identifier { get }
    var locale: Locale? { get set }
    var minimumDaysInFirstWeek: Int { get set }
    var timeZone: TimeZone { get set }
    @Calendar.Component enum enum Component
    :Equatable
    :Hashable
    :Sendable
    case calendar
    case day
    case dayOfYear
    case era
    case hour
    case isLeapMonth
    case isRepeatedDay
    case minute
    case month
    case nanosecond
    case quarter
    case second
    case timeZone
    case weekOfMonth
    case weekOfYear
    case weekday
    case weekdayOrdinal
    case year
    case yearForWeekOfYear
    @Calendar.Identifier enum enum Identifier
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    case bangla
    case buddhist
    case chinese
    case coptic
    case dangi
    case ethiopicAmeteAlem
    case ethiopicAmeteMihret
    case gregorian
    case gujarati
    case hebrew
    case indian
    case islamic
    case islamicCivil
    case islamicTabular
    case islamicUmmAlQura
    case iso8601
    case japanese
    case kannada
    case malayalam
    case marathi
    case odia
    case persian
    case republicOfChina
    case tamil
    case telugu
    case vietnamese
    case vikram
    init(from decoder: any Decoder) throws
    var debugDescription: String { get }
    @Calendar.MatchingPolicy enum enum MatchingPolicy
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    case nextTime
    case nextTimePreservingSmallerComponents
    case previousTimePreservingSmallerComponents
    case strict
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    @Calendar.RecurrenceRule struct struct RecurrenceRule
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func recurrences(of start: Date, in range: ClosedRange<Date>) -> some Sendable & Sequence<Date>
    func recurrences(of start: Date, in range: PartialRangeFrom<Date>) -> some Sendable & Sequence<Date>
    func recurrences(of start: Date, in range: PartialRangeThrough<Date>) -> some Sendable & Sequence<Date>
    func recurrences(of start: Date, in range: PartialRangeUpTo<Date>) -> some Sendable & Sequence<Date>
    func recurrences(of start: Date, in range: Range<Date>? = nil) -> some Sendable & Sequence<Date>
    init(calendar: Calendar, frequency: Calendar.RecurrenceRule.Frequency, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weeks: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [])
    init(from decoder: any Decoder) throws
    static func daily(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
    static func hourly(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
    static func minutely(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
    static func monthly(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheMonth: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
    static func weekly(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
    static func yearly(calendar: Calendar, interval: Int = 1, end: Calendar.RecurrenceRule.End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Calendar.RecurrenceRule.Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weeks: [Int] = [], weekdays: [Calendar.RecurrenceRule.Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []) -> Calendar.RecurrenceRule
    var calendar: Calendar
    var daysOfTheMonth: [Int]
    var daysOfTheYear: [Int]
    var end: Calendar.RecurrenceRule.End
    var frequency: Calendar.RecurrenceRule.Frequency
    var hours: [Int]
    var interval: Int
    var matchingPolicy: Calendar.MatchingPolicy
    var minutes: [Int]
    var months: [Calendar.RecurrenceRule.Month]
    var repeatedTimePolicy: Calendar.RepeatedTimePolicy
    var seconds: [Int]
    var setPositions: [Int]
    var weekdays: [Calendar.RecurrenceRule.Weekday]
    var weeks: [Int]
    @Calendar.RecurrenceRule.End struct struct End
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    static func afterDate(_ date: Date) -> Calendar.RecurrenceRule.End
    static func afterOccurrences(_ count: Int) -> Calendar.RecurrenceRule.End
    static var never: Calendar.RecurrenceRule.End { get }
    var date: Date? { get }
    var description: String { get }
    var occurrences: Int? { get }
    @Calendar.RecurrenceRule.Frequency enum enum Frequency
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case daily
    case hourly
    case minutely
    case monthly
    case weekly
    case yearly
    init?(rawValue: Int)
    @Calendar.RecurrenceRule.Month struct struct Month
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByIntegerLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    init(_ index: Int, isLeap: Bool = false)
    init(from decoder: any Decoder) throws
    init(integerLiteral value: Int)
    typealias IntegerLiteralType = Int
    var index: Int
    var isLeap: Bool
    @Calendar.RecurrenceRule.Weekday enum enum Weekday
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    case every(Locale.Weekday)
    case nth(Int, Locale.Weekday)
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    @Calendar.RepeatedTimePolicy enum enum RepeatedTimePolicy
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    case first
    case last
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    @Calendar.SearchDirection enum enum SearchDirection
    :Equatable
    :Hashable
    :Sendable
    case backward
    case forward
    @CancellationError struct struct CancellationError
    :Error
    :Sendable
    init()
    @CaseIterable protocol protocol CaseIterable
    associatedtype AllCases : Collection = [Self] where Self == Self.AllCases.Element
    static var allCases: Self.AllCases { get }
    @Character struct struct Character
    :Comparable
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :LosslessStringConvertible
    :Sendable
    :TextOutputStreamable
    func hash(into hasher: inout Hasher)
    func lowercased() -> String
    func uppercased() -> String
    func write<Target>(to target: inout Target) where Target : TextOutputStream
    init(_ content: Unicode.Scalar)
    init(_ s: String)
    init(extendedGraphemeClusterLiteral value: Character)
    static func < (lhs: Character, rhs: Character) -> Bool
    static func == (lhs: Character, rhs: Character) -> Bool
    typealias UTF16View = String.UTF16View
    typealias UTF8View = String.UTF8View
    typealias UnicodeScalarView = String.UnicodeScalarView
    var asciiValue: UInt8? { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var hexDigitValue: Int? { get }
    var isASCII: Bool { get }
    var isCased: Bool { get }
    var isCurrencySymbol: Bool { get }
    var isHexDigit: Bool { get }
    var isLetter: Bool { get }
    var isLowercase: Bool { get }
    var isMathSymbol: Bool { get }
    var isNewline: Bool { get }
    var isNumber: Bool { get }
    var isPunctuation: Bool { get }
    var isSymbol: Bool { get }
    var isUppercase: Bool { get }
    var isWhitespace: Bool { get }
    var isWholeNumber: Bool { get }
    var unicodeScalars: Character.UnicodeScalarView { get }
    var utf16: Character.UTF16View { get }
    var utf8: Character.UTF8View { get }
    var wholeNumberValue: Int? { get }
    @CharacterSet struct struct CharacterSet
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByArrayLiteral
    :Hashable
    :ReferenceConvertible
    :Sendable
    :SetAlgebra
    func contains(_ member: UnicodeScalar) -> Bool
    func encode(to encoder: any Encoder) throws
    func hasMember(inPlane plane: UInt8) -> Bool
    func hash(into hasher: inout Hasher)
    func intersection(_ other: CharacterSet) -> CharacterSet
    func isSuperset(of other: CharacterSet) -> Bool
    func subtracting(_ other: CharacterSet) -> CharacterSet
    func symmetricDifference(_ other: CharacterSet) -> CharacterSet
    func union(_ other: CharacterSet) -> CharacterSet
    init()
    init(bitmapRepresentation data: Data)
    init(charactersIn range: ClosedRange<UnicodeScalar>)
    init(charactersIn range: Range<UnicodeScalar>)
    init(charactersIn string: String)
    init(from decoder: any Decoder) throws
    init?(contentsOfFile file: String)
    mutating func formIntersection(_ other: CharacterSet)
    mutating func formSymmetricDifference(_ other: CharacterSet)
    mutating func formUnion(_ other: CharacterSet)
    mutating func insert(_ character: UnicodeScalar) -> (inserted: Bool, memberAfterInsert: UnicodeScalar)
    mutating func insert(charactersIn range: ClosedRange<UnicodeScalar>)
    mutating func insert(charactersIn range: Range<UnicodeScalar>)
    mutating func insert(charactersIn string: String)
    mutating func invert()
    mutating func remove(_ character: UnicodeScalar) -> UnicodeScalar?
    mutating func remove(charactersIn range: ClosedRange<UnicodeScalar>)
    mutating func remove(charactersIn range: Range<UnicodeScalar>)
    mutating func remove(charactersIn string: String)
    mutating func subtract(_ other: CharacterSet)
    mutating func update(with character: UnicodeScalar) -> UnicodeScalar?
    static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
    static var alphanumerics: CharacterSet { get }
    static var capitalizedLetters: CharacterSet { get }
    static var controlCharacters: CharacterSet { get }
    static var decimalDigits: CharacterSet { get }
    static var decomposables: CharacterSet { get }
    static var illegalCharacters: CharacterSet { get }
    static var letters: CharacterSet { get }
    static var lowercaseLetters: CharacterSet { get }
    static var newlines: CharacterSet { get }
    static var nonBaseCharacters: CharacterSet { get }
    static var punctuationCharacters: CharacterSet { get }
    static var symbols: CharacterSet { get }
    static var uppercaseLetters: CharacterSet { get }
    static var urlFragmentAllowed: CharacterSet { get }
    static var urlHostAllowed: CharacterSet { get }
    static var urlPasswordAllowed: CharacterSet { get }
    static var urlPathAllowed: CharacterSet { get }
    static var urlQueryAllowed: CharacterSet { get }
    static var urlUserAllowed: CharacterSet { get }
    static var whitespaces: CharacterSet { get }
    static var whitespacesAndNewlines: CharacterSet { get }
    typealias ReferenceType = NSCharacterSet
    var bitmapRepresentation: Data { get }
    var debugDescription: String { get }
    var description: String { get }
    var inverted: CharacterSet { get }
    @CheckedContinuation struct struct CheckedContinuation<T, E> where E : Error
    :Sendable
    func resume() where T == ()
    func resume(returning value: T)
    func resume(throwing error: E)
    func resume(with result: Result<T, E>)
    func resume<Er>(with result: Result<T, Er>) where E == any Error, Er : Error
    @Clock protocol protocol Clock<Duration> : Sendable
    :Sendable
    associatedtype Duration where Self.Duration == Self.Instant.Duration
    associatedtype Instant : InstantProtocol
    func sleep(until deadline: Self.Instant, tolerance: Self.Instant.Duration?) async throws
    var minimumResolution: Self.Duration { get }
    var now: Self.Instant { get }
    ~Self : Clock
    func measure(_ work: () throws -> Void) rethrows -> Self.Instant.Duration
    func measure(isolation: (any Actor)? = #isolation, _ work: () async throws -> Void) async rethrows -> Self.Instant.Duration
    func sleep(for duration: Self.Instant.Duration, tolerance: Self.Instant.Duration? = nil) async throws
    ~
    ~Self == ContinuousClock
    static var continuous: ContinuousClock { get }
    ~
    ~Self == SuspendingClock
    static var suspending: SuspendingClock { get }
    ~
    @ClosedRange struct struct ClosedRange<Bound> where Bound : Comparable
    :BidirectionalCollection where Bound : Strideable, Bound.Stride : SignedInteger
    :Collection where Bound : Strideable, Bound.Stride : SignedInteger
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable where Bound : Decodable
    :Encodable where Bound : Encodable
    :Equatable
    :Hashable where Bound : Hashable
    :RandomAccessCollection where Bound : Strideable, Bound.Stride : SignedInteger
    :RangeExpression
    :Sendable where Bound : Sendable
    :Sequence where Bound : Strideable, Bound.Stride : SignedInteger
    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
    func contains(_ element: Bound) -> Bool
    func contains(_ other: ClosedRange<Bound>) -> Bool
    func overlaps(_ other: ClosedRange<Bound>) -> Bool
    func overlaps(_ other: Range<Bound>) -> Bool
    func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C : Collection
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
    let lowerBound: Bound
    let upperBound: Bound
    static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var isEmpty: Bool { get }
    ~Bound : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Bound : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    ~Bound : Hashable
    func hash(into hasher: inout Hasher)
    ~
    ~Bound : Strideable, Bound.Stride : SignedInteger
    func contains(_ other: Range<Bound>) -> Bool
    func distance(from start: ClosedRange<Bound>.Index, to end: ClosedRange<Bound>.Index) -> Int
    func index(_ i: ClosedRange<Bound>.Index, offsetBy distance: Int) -> ClosedRange<Bound>.Index
    func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index
    func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index
    init(_ other: Range<Bound>)
    subscript(bounds: Range<ClosedRange<Bound>.Index>) -> Slice<ClosedRange<Bound>> { get }
    subscript(position: ClosedRange<Bound>.Index) -> Bound { get }
    typealias Element = Bound
    typealias Iterator = IndexingIterator<ClosedRange<Bound>>
    typealias SubSequence = Slice<ClosedRange<Bound>>
    var endIndex: ClosedRange<Bound>.Index { get }
    var startIndex: ClosedRange<Bound>.Index { get }
    ~
    @ClosedRange.Index enum enum Index
    :Comparable
    :Equatable
    :Hashable where Bound : Hashable
    :Sendable where Bound : Sendable
    case inRange(Bound)
    case pastEnd
    static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
    static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
    ~Bound : Hashable
    func hash(into hasher: inout Hasher)
    ~
    @CocoaError struct struct CocoaError
    :CustomNSError
    :CustomStringConvertible
    :Equatable
    :Error
    :Hashable
    :Sendable
    init(_ code: CocoaError.Code, userInfo: [String : Any] = [:])
    let code: CocoaError.Code
    let userInfo: [String : Any]
    static func error(_ code: CocoaError.Code, userInfo: [String : AnyHashable]? = nil, url: URL? = nil) -> any Error
    static var coderInvalidValue: CocoaError.Code { get }
    static var coderReadCorrupt: CocoaError.Code { get }
    static var coderValueNotFound: CocoaError.Code { get }
    static var errorDomain: String { get }
    static var executableArchitectureMismatch: CocoaError.Code { get }
    static var executableLink: CocoaError.Code { get }
    static var executableLoad: CocoaError.Code { get }
    static var executableNotLoadable: CocoaError.Code { get }
    static var executableRuntimeMismatch: CocoaError.Code { get }
    static var featureUnsupported: CocoaError.Code { get }
    static var fileLocking: CocoaError.Code { get }
    static var fileNoSuchFile: CocoaError.Code { get }
    static var fileReadCorruptFile: CocoaError.Code { get }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
    static var fileReadInvalidFileName: CocoaError.Code { get }
    static var fileReadNoPermission: CocoaError.Code { get }
    static var fileReadNoSuchFile: CocoaError.Code { get }
    static var fileReadTooLarge: CocoaError.Code { get }
    static var fileReadUnknown: CocoaError.Code { get }
    static var fileReadUnknownStringEncoding: CocoaError.Code { get }
    static var fileReadUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteFileExists: CocoaError.Code { get }
    static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
    static var fileWriteInvalidFileName: CocoaError.Code { get }
    static var fileWriteNoPermission: CocoaError.Code { get }
    static var fileWriteOutOfSpace: CocoaError.Code { get }
    static var fileWriteUnknown: CocoaError.Code { get }
    static var fileWriteUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteVolumeReadOnly: CocoaError.Code { get }
    static var formatting: CocoaError.Code { get }
    static var keyValueValidation: CocoaError.Code { get }
    static var propertyListReadCorrupt: CocoaError.Code { get }
    static var propertyListReadStream: CocoaError.Code { get }
    static var propertyListReadUnknownVersion: CocoaError.Code { get }
    static var propertyListWriteInvalid: CocoaError.Code { get }
    static var propertyListWriteStream: CocoaError.Code { get }
    static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
    static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
    static var ubiquitousFileUnavailable: CocoaError.Code { get }
    static var userActivityConnectionUnavailable: CocoaError.Code { get }
    static var userActivityHandoffFailed: CocoaError.Code { get }
    static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
    static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
    static var userCancelled: CocoaError.Code { get }
    static var xpcConnectionInterrupted: CocoaError.Code { get }
    static var xpcConnectionInvalid: CocoaError.Code { get }
    static var xpcConnectionReplyInvalid: CocoaError.Code { get }
    var errorCode: Int { get }
    var errorUserInfo: [String : Any] { get }
    var filePath: String? { get }
    var isCoderError: Bool { get }
    var isExecutableError: Bool { get }
    var isFileError: Bool { get }
    var isFormattingError: Bool { get }
    var isPropertyListError: Bool { get }
    var isUbiquitousFileError: Bool { get }
    var isUserActivityError: Bool { get }
    var isValidationError: Bool { get }
    var isXPCConnectionError: Bool { get }
    var stringEncoding: String.Encoding? { get }
    var underlying: (any Error)? { get }
    var underlyingErrors: [any Error] { get }
    var url: URL? { get }
    ~Self.Code : RawRepresentable, Self.Code.RawValue : FixedWidthInteger
    init(_ code: Self.Code, userInfo: [String : Any] = [:])
    ~
    @CocoaError.Code struct struct Code
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(rawValue: Int)
    let rawValue: Int
    static func ~= (match: Self, error: any Error) -> Bool
    static var coderInvalidValue: CocoaError.Code { get }
    static var coderReadCorrupt: CocoaError.Code { get }
    static var coderValueNotFound: CocoaError.Code { get }
    static var executableArchitectureMismatch: CocoaError.Code { get }
    static var executableLink: CocoaError.Code { get }
    static var executableLoad: CocoaError.Code { get }
    static var executableNotLoadable: CocoaError.Code { get }
    static var executableRuntimeMismatch: CocoaError.Code { get }
    static var featureUnsupported: CocoaError.Code { get }
    static var fileLocking: CocoaError.Code { get }
    static var fileNoSuchFile: CocoaError.Code { get }
    static var fileReadCorruptFile: CocoaError.Code { get }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
    static var fileReadInvalidFileName: CocoaError.Code { get }
    static var fileReadNoPermission: CocoaError.Code { get }
    static var fileReadNoSuchFile: CocoaError.Code { get }
    static var fileReadTooLarge: CocoaError.Code { get }
    static var fileReadUnknown: CocoaError.Code { get }
    static var fileReadUnknownStringEncoding: CocoaError.Code { get }
    static var fileReadUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteFileExists: CocoaError.Code { get }
    static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
    static var fileWriteInvalidFileName: CocoaError.Code { get }
    static var fileWriteNoPermission: CocoaError.Code { get }
    static var fileWriteOutOfSpace: CocoaError.Code { get }
    static var fileWriteUnknown: CocoaError.Code { get }
    static var fileWriteUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteVolumeReadOnly: CocoaError.Code { get }
    static var formatting: CocoaError.Code { get }
    static var keyValueValidation: CocoaError.Code { get }
    static var propertyListReadCorrupt: CocoaError.Code { get }
    static var propertyListReadStream: CocoaError.Code { get }
    static var propertyListReadUnknownVersion: CocoaError.Code { get }
    static var propertyListWriteInvalid: CocoaError.Code { get }
    static var propertyListWriteStream: CocoaError.Code { get }
    static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
    static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
    static var ubiquitousFileUnavailable: CocoaError.Code { get }
    static var userActivityConnectionUnavailable: CocoaError.Code { get }
    static var userActivityHandoffFailed: CocoaError.Code { get }
    static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
    static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
    static var userCancelled: CocoaError.Code { get }
    static var xpcConnectionInterrupted: CocoaError.Code { get }
    static var xpcConnectionInvalid: CocoaError.Code { get }
    static var xpcConnectionReplyInvalid: CocoaError.Code { get }
    @CodableConfiguration struct struct CodableConfiguration<T, ConfigurationProvider> where T : DecodableWithConfiguration, T : EncodableWithConfiguration, ConfigurationProvider : DecodingConfigurationProviding, ConfigurationProvider : EncodingConfigurationProviding, T.DecodingConfiguration == ConfigurationProvider.DecodingConfiguration, T.EncodingConfiguration == ConfigurationProvider.EncodingConfiguration
    :Decodable
    :Encodable
    :Equatable where T : Equatable
    :Hashable where T : Hashable
    :Sendable where T : Sendable
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    init(wrappedValue: T)
    init(wrappedValue: T, from configurationProvider: ConfigurationProvider.Type)
    var wrappedValue: T
    ~ConfigurationProvider : AttributeScope
    init(wrappedValue: T, from keyPath: KeyPath<AttributeScopes, ConfigurationProvider.Type>)
    ~
    @CodingKey protocol protocol CodingKey : CustomDebugStringConvertible, CustomStringConvertible, Sendable
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Sendable
    init?(intValue: Int)
    init?(stringValue: String)
    var intValue: Int? { get }
    var stringValue: String { get }
    ~Self : CodingKey
    var debugDescription: String { get }
    var description: String { get }
    ~
    @CodingKeyRepresentable protocol protocol CodingKeyRepresentable
    init?<T>(codingKey: T) where T : CodingKey
    var codingKey: any CodingKey { get }
    @CodingUserInfoKey struct struct CodingUserInfoKey
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    func hash(into hasher: inout Hasher)
    init?(rawValue: String)
    let rawValue: String
    static func == (lhs: CodingUserInfoKey, rhs: CodingUserInfoKey) -> Bool
    typealias RawValue = String
    var hashValue: Int { get }
    @Collection protocol protocol Collection<Element> : Sequence
    :Sequence
    associatedtype Element
    associatedtype Index : Comparable where Self.Index == Self.Indices.Element, Self.Indices.Element == Self.Indices.Index, Self.Indices.Index == Self.SubSequence.Index
    associatedtype Indices : Collection = DefaultIndices<Self> where Self.Indices == Self.Indices.SubSequence
    associatedtype Iterator = IndexingIterator<Self>
    associatedtype SubSequence : Collection = Slice<Self> where Self.Element == Self.SubSequence.Element, Self.SubSequence == Self.SubSequence.SubSequence
    func distance(from start: Self.Index, to end: Self.Index) -> Int
    func formIndex(after i: inout Self.Index)
    func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
    func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
    func index(after i: Self.Index) -> Self.Index
    func makeIterator() -> Self.Iterator
    subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
    subscript(position: Self.Index) -> Self.Element { get }
    var count: Int { get }
    var endIndex: Self.Index { get }
    var indices: Self.Indices { get }
    var isEmpty: Bool { get }
    var startIndex: Self.Index { get }
    ~Self : Collection
    -func trimmingPrefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
    func distance(from start: Self.Index, to end: Self.Index) -> Int
    func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
    func dropFirst(_ k: Int = 1) -> Self.SubSequence
    func dropLast(_ k: Int = 1) -> Self.SubSequence
    func firstIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?
    func formIndex(_ i: inout Self.Index, offsetBy distance: Int)
    func formIndex(_ i: inout Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Bool
    func formIndex(after i: inout Self.Index)
    func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
    func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
    func indices(where predicate: (Self.Element) throws -> Bool) rethrows -> RangeSet<Self.Index>
    func map<T, E>(_ transform: (Self.Element) throws(E) -> T) throws(E) -> [T] where E : Error
    func prefix(_ maxLength: Int) -> Self.SubSequence
    func prefix(through position: Self.Index) -> Self.SubSequence
    func prefix(upTo end: Self.Index) -> Self.SubSequence
    func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
    func randomElement() -> Self.Element?
    func randomElement<T>(using generator: inout T) -> Self.Element? where T : RandomNumberGenerator
    func removingSubranges(_ subranges: RangeSet<Self.Index>) -> DiscontiguousSlice<Self>
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Self.Element) throws -> Bool) rethrows -> [Self.SubSequence]
    func suffix(_ maxLength: Int) -> Self.SubSequence
    func suffix(from start: Self.Index) -> Self.SubSequence
    subscript(subranges: RangeSet<Self.Index>) -> DiscontiguousSlice<Self> { get }
    subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence { get }
    subscript<R>(r: R) -> Self.SubSequence where R : RangeExpression, Self.Index == R.Bound { get }
    var count: Int { get }
    var first: Self.Element? { get }
    var isEmpty: Bool { get }
    var underestimatedCount: Int { get }
    ~
    ~Self == Self.SubSequence
    -mutating func trimPrefix(while predicate: (Self.Element) throws -> Bool) throws
    mutating func popFirst() -> Self.Element?
    mutating func removeFirst() -> Self.Element
    mutating func removeFirst(_ k: Int)
    ~
    ~Self == Self.SubSequence, Self.Element : Equatable
    -mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix : Sequence, Self.Element == Prefix.Element
    ~
    ~Self.Element : Equatable
    -func contains<C>(_ other: C) -> Bool where C : Collection, Self.Element == C.Element
    -func firstRange<C>(of other: C) -> Range<Self.Index>? where C : Collection, Self.Element == C.Element
    -func ranges<C>(of other: C) -> [Range<Self.Index>] where C : Collection, Self.Element == C.Element
    -func split<C>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Self.SubSequence] where C : Collection, Self.Element == C.Element
    -func trimmingPrefix<Prefix>(_ prefix: Prefix) -> Self.SubSequence where Prefix : Sequence, Self.Element == Prefix.Element
    func firstIndex(of element: Self.Element) -> Self.Index?
    func indices(of element: Self.Element) -> RangeSet<Self.Index>
    func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Self.SubSequence]
    ~
    ~Self.Indices == DefaultIndices<Self>
    var indices: DefaultIndices<Self> { get }
    ~
    ~Self.Iterator == IndexingIterator<Self>
    func makeIterator() -> IndexingIterator<Self>
    ~
    ~Self.SubSequence == Slice<Self>
    subscript(bounds: Range<Self.Index>) -> Slice<Self> { get }
    ~
    """#
}
