/// Numbers for the paths of tokens and groups, so that modes share them and lookups need no text.
///
/// A class, because the readers of one load fill it together.
final class TokenNames {
  private(set) var tokenPaths: [String] = []
  private var tokenNumbers: [String: Int] = [:]
  private(set) var groupPaths: [String] = [""]
  /// The group around a group; the root is its own.
  private(set) var groupParents: [Int] = [0]
  private var groupNumbers: [String: Int] = ["": 0]
  /// The group around a token, where one is defined.
  private(set) var tokenGroups: [Int] = []

  func token(_ path: String) -> Int {
    if let number = tokenNumbers[path] { return number }
    tokenNumbers[path] = tokenPaths.count
    tokenPaths.append(path)
    tokenGroups.append(0)
    return tokenPaths.count - 1
  }

  func token(_ path: String, in group: Int) -> Int {
    let number = token(path)
    tokenGroups[number] = group
    return number
  }

  func group(_ path: String, in parent: Int) -> Int {
    if let number = groupNumbers[path] { return number }
    groupNumbers[path] = groupPaths.count
    groupPaths.append(path)
    groupParents.append(parent)
    return groupPaths.count - 1
  }

  func existingToken(_ path: String) -> Int? { tokenNumbers[path] }
  func existingGroup(_ path: String) -> Int? { groupNumbers[path] }
}
