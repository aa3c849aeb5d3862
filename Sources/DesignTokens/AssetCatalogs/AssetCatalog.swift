public import SightlineModel

/// The colour sets and image names of a project's asset catalogues.
public struct AssetCatalog: Sendable {
  /// A `*.colorset`.
  public struct ColorSet: Sendable {
    public var name: String
    public var color: ColorSpec
    /// Of `Contents.json`.
    public var location: SourceLocation
    /// Appearances with a value of their own; the rest fall back.
    public var declared: Set<Appearance>
  }
  public private(set) var colorSets: [String: ColorSet] = [:]
  /// Names of image and symbol sets.
  public private(set) var imageNames: Set<String> = []
  public private(set) var problems: [InputProblem] = []
  public init() {}

  /// - Parameters:
  ///   - name: As used in code, with the namespaces of folders that provide one.
  ///   - contents: The bytes of `Contents.json`.
  ///   - file: Its path.
  ///   - platform: For references to system colours.
  public mutating func addColorSet(named name: String, contents: [UInt8], file: String, platform: Platform) {
    var reader = ColorSetReader(file: file, platform: platform)
    let set = reader.read(contents, name: name)
    problems += reader.problems
    guard let set else { return }
    if let other = colorSets[name] {
      problems.append(
        InputProblem(.warning, "the colour '\(name)' is also in \(other.location.file); rename one", at: set.location))
      return
    }
    colorSets[name] = set
  }

  public mutating func addImage(named name: String) { imageNames.insert(name) }

  public func color(named name: String) -> ColorSpec? { colorSets[name]?.color }
}
