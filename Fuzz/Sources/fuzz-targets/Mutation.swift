import Foundation

#if !PLAIN
  @_silgen_name("LLVMFuzzerMutate")
  private func changeBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int) -> Int

  /// Called by libFuzzer for each input it draws.
  @_cdecl("LLVMFuzzerCustomMutator")
  public func customMutator(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: UInt32) -> Int {
    var random = SmallRandom(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    if FuzzTarget.running.form == .bytes || size == 0 || random.below(10) < 3 { return changeBytes(data, size, most) }
    let bytes = WordMutator.drawn(from: [UInt8](UnsafeBufferPointer(start: data, count: size)), most, &random)
    let count = min(bytes.count, most)
    for index in 0..<count { data[index] = bytes[index] }
    return count
  }
#endif

/// Same seed, same inputs.
struct SmallRandom {
  var state: UInt64
  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(max(1, count)))
  }
  mutating func element<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}

/// Words and groups of one input, exchanged with its own and those of the seeds.
enum WordMutator {
  static let numbers = [
    "0", "-1", "1e308", "-1e308", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "0.0",
    "1e-320", "18446744073709551616", "0xFFFFFFFFFFFFFFFF", "1_000_000", "nan", ".infinity", "2147483648", "65536",
    "1e999", "-0.0", "Int.max", "Int.min", "Double.nan", "4294967295",
  ].map { Array($0.utf8) }
  static let texts = [
    "", "\u{0}", "\u{202E}", "\u{FEFF}", "a\u{301}\u{301}\u{301}", "%@ %d %s %n", "%1$@ %99$@ %#@a@", "\\(", "👨‍👩‍👧‍👦",
    "\r\n", "\\u{110000}", "</script>", "\u{627}\u{627}", "../../etc/passwd", "{{{{", "]]]]>", "{a.b}", "nan", "-1",
    "&#x110000;", "&amp;amp;", "zh-Hant-TW-x-y", "\u{1F1E6}", "9999999999999999999999",
  ].map { Array($0.utf8) }

  /// The first inputs of the target, for parts of others.
  static let seeds: [WordCut] = {
    guard let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"],
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    return names.sorted().prefix(300).compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map { WordCut([UInt8]($0.prefix(32_000))) }
    }.filter { !$0.words.isEmpty }
  }()

  /// Changed a few times.
  static func drawn(from bytes: [UInt8], _ most: Int, _ random: inout SmallRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<[1, 1, 1, 2, 3, 6][random.below(6)] {
      bytes = changed(bytes, &random)
      if bytes.count > most { break }
    }
    return bytes
  }

  static func changed(_ bytes: [UInt8], _ random: inout SmallRandom) -> [UInt8] {
    let cut = WordCut(bytes)
    guard !cut.words.isEmpty else { return bytes }
    if !cut.groups.isEmpty, random.below(10) < 4 { return changedGroup(cut, &random) }
    var words = cut.words
    let index = random.below(words.count)
    switch random.below(8) {
    case 0: words.remove(at: index)
    case 1: words.insert(random.element(words), at: index)
    case 2: if !seeds.isEmpty { words[index] = random.element(random.element(seeds).words) }
    case 3:
      let places = words.indices.filter { WordCut.isDigit(words[$0].first!) }
      if !places.isEmpty { words[random.element(places)] = random.element(numbers)[...] }
    case 4:
      let places = words.indices.filter { words[$0].first! == UInt8(ascii: "\"") }
      let text = [UInt8(ascii: "\"")] + random.element(texts) + [UInt8(ascii: "\"")]
      if !places.isEmpty { words[random.element(places)] = text[...] }
    case 5: words.swapAt(index, random.below(words.count))
    case 6: words[index] = random.element(random.below(2) == 0 ? numbers : texts)[...]
    default:
      let part = words[index..<min(words.count, index + 1 + random.below(30))]
      for _ in 0..<random.element([1, 2, 8]) { words.insert(contentsOf: part, at: index) }
    }
    return Array(words.joined())
  }

  private static func changedGroup(_ cut: WordCut, _ random: inout SmallRandom) -> [UInt8] {
    var words = cut.words
    let group = random.element(cut.groups)
    let part = words[group]
    switch random.below(6) {
    case 0: words.removeSubrange(group)
    case 1: words.replaceSubrange(group, with: Array(repeatElement(part, count: random.element([2, 3, 12])).joined()))
    case 2:
      // In itself: in place of what it holds, so many levels.
      let levels = random.element([1, 3, 12, 60])
      let open = Array(repeatElement(part.first!, count: levels))
      words.replaceSubrange(group, with: open + part + Array(repeatElement(part.last!, count: levels)))
    case 3:
      guard !seeds.isEmpty else { break }
      let other = random.element(seeds)
      if !other.groups.isEmpty { words.replaceSubrange(group, with: other.words[random.element(other.groups)]) }
    case 4: words.replaceSubrange(group, with: Array(words[random.element(cut.groups)]))
    default: words.replaceSubrange(group, with: [part.first!, part.last!])
    }
    return Array(words.joined())
  }
}
