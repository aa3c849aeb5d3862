/// Symbols that Xcode generates for assets: `Text Primary` → `textPrimary`, `StatBlue` → `statBlue`.
package enum GeneratedSymbol {
  /// - Parameter asset: The name without its folders.
  package static func name(ofAsset asset: String) -> String {
    let words = asset.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    // Without a small letter it is a constant: `EBA72B` → `EBA_72_B`, `181818` → `_181818`.
    // - Source: RecipeBuddy 1.0, which names nineteen such colours.
    if !asset.contains(where: \.isLowercase) {
      let name = words.flatMap(runs).joined(separator: "_")
      return name.first?.isNumber == true ? "_" + name : name
    }
    let joined = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    // A leading run of capitals is lowered up to its last letter: `URLBar` → `urlBar`.
    let capitals = joined.prefix { $0.isUppercase }
    let lowered = capitals.count > 1 && capitals.count < joined.count ? capitals.count - 1 : max(capitals.count, 1)
    var name = joined.prefix(lowered).lowercased() + joined.dropFirst(lowered)
    if name.hasSuffix("Color"), name.count > 5 { name.removeLast(5) }
    return name
  }

  /// Letters and digits apart: `A3A` → `A`, `3`, `A`.
  private static func runs(_ word: Substring) -> [Substring] {
    var (result, start) = ([Substring](), word.startIndex)
    for index in word.indices.dropFirst() where word[index].isNumber != word[word.index(before: index)].isNumber {
      result.append(word[start..<index])
      start = index
    }
    return result + [word[start...]]
  }
}
