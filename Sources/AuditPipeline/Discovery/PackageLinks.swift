import Foundation
import SightlineModel

/// Which targets of the project's packages only apps for other systems than phones are linked with: by the condition of a
/// dependency (`.when(platforms: [.tvOS])`), or since a project links their product for other systems alone.
///
/// What is not sure is for phones: a target that nothing mentions, or that a manifest names where it is not understood.
///
/// - Source: `Target.Dependency` and `TargetDependencyCondition` of PackageDescription; `platformFilter` of Xcode's projects.
struct PackageLinks {
  /// A product that an Xcode project links.
  struct Link: Sendable {
    var product: String
    /// `tvOS`, `macOS`: the other systems it is linked for alone; empty where phones are among them.
    var systems: Set<String>
  }
  struct Elsewhere: Equatable {
    var target: PackageTargets.Target
    /// Sorted; empty where several conditions together leave phones out.
    var systems: [String]
  }

  private struct Node: Hashable {
    enum Kind: Hashable { case product, target }
    var kind: Kind
    /// Of the package; empty for products, whose names are unique.
    var package: String
    var name: String
  }
  /// Who brings what along, and the systems that this is bound to; empty for phones.
  private var edges: [Node: [(node: Node, systems: Set<String>)]] = [:]
  private var targets: [Node] = []
  private var roots: Set<Node> = []

  /// - Parameters:
  ///   - manifests: `Package.swift` by folder, relative to the audited one.
  ///   - links: Of all Xcode projects.
  init(manifests: [(folder: String, text: String)], links: [Link]) {
    let linked = Dictionary(grouping: links, by: \.product)
    for (folder, text) in manifests {
      let graph = PackageManifest.graph(in: text)
      for product in graph.products {
        let node = Node(kind: .product, package: "", name: product.name)
        edges[node, default: []] += product.targets.map {
          (Node(kind: .target, package: folder, name: $0), [])
        }
        let links = linked[product.name] ?? []
        if links.isEmpty || links.contains(where: { $0.systems.isEmpty }) { roots.insert(node) }
      }
      for target in graph.targets {
        let node = Node(kind: .target, package: folder, name: target.name)
        targets.append(node)
        if !target.isUnderstood { roots.insert(node) }
        for dependency in target.dependencies {
          let isOwn = graph.targets.contains { $0.name == dependency.name } && !dependency.isProduct
          let other = Node(
            kind: isOwn ? .target : .product, package: isOwn ? folder : "", name: dependency.name)
          edges[node, default: []].append((other, dependency.systems))
        }
      }
    }
    bound = links.reduce(into: [:]) { $0[$1.product, default: []].formUnion($1.systems) }
    // A product that only other packages' targets ask for comes with these.
    let wanted = Set(edges.values.flatMap { $0.map(\.node) })
    roots = roots.filter { $0.kind == .target || linked[$0.name] != nil || !wanted.contains($0) }
    roots.formUnion(targets.filter { !wanted.contains($0) })
  }
  /// The other systems that projects link products for.
  private let bound: [String: Set<String>]

  /// - Returns: In the order of folder and name.
  var elsewhere: [Elsewhere] {
    var reached = roots
    var next = Array(roots)
    while let node = next.popLast() {
      for edge in edges[node] ?? [] where edge.systems.isEmpty && reached.insert(edge.node).inserted {
        next.append(edge.node)
      }
    }
    let left = targets.filter { !reached.contains($0) }
    guard !left.isEmpty else { return [] }
    // Systems come along with what brings a target.
    var systems: [Node: Set<String>] = [:]
    for (product, bound) in bound where !bound.isEmpty {
      systems[.init(kind: .product, package: "", name: product)] = bound
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (node, edges) in edges {
        for edge in edges where !reached.contains(edge.node) {
          let brought = edge.systems.isEmpty ? systems[node] ?? [] : edge.systems
          guard !brought.isSubset(of: systems[edge.node] ?? []) else { continue }
          systems[edge.node, default: []].formUnion(brought)
          isChanged = true
        }
      }
    }
    return left.map {
      .init(target: .init(package: $0.package, name: $0.name), systems: (systems[$0] ?? []).sorted())
    }.sorted { $0.target < $1.target }
  }
}

extension PackageManifest {
  struct Graph {
    var products: [(name: String, targets: [String])] = []
    var targets: [LinkedTarget] = []
  }
  struct LinkedTarget {
    var name: String
    var dependencies: [Dependency] = []
    /// Every place of the manifest that names it was read.
    var isUnderstood = true
  }
  struct Dependency {
    var name: String
    var isProduct: Bool
    /// The other systems than phones it is bound to; empty where phones are among them.
    var systems: Set<String>
  }

  /// Who asks for whom, as it is written.
  ///
  /// - Complexity: Linear in the manifest's size.
  static func graph(in manifest: String) -> Graph {
    let text = manifest.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
    var graph = Graph()
    var read: [String: Int] = [:]
    for match in text.matches(of: /\.(?:library|executable|plugin)\s*\(\s*name\s*:\s*"([^"]+)"/) {
      let rest = restOfCall(text[match.range.upperBound...])
      // A target of the same kind of name has no list of targets.
      guard let list = rest.firstMatch(of: /\btargets\s*:\s*\[([^\]]*)\]/) else { continue }
      let targets = list.1.matches(of: /"([^"]+)"/).map { String($0.1) }
      for name in [String(match.1)] + targets { read[name, default: 0] += 1 }
      graph.products.append((String(match.1), targets))
    }
    var end = text.startIndex
    for match in text.matches(
      of: /\.(target|executableTarget|testTarget|macro|plugin)\s*\(\s*name\s*:\s*"([^"]+)"/)
    where match.range.lowerBound >= end {
      let rest = restOfCall(text[match.range.upperBound...])
      end = rest.endIndex
      let name = String(match.2)
      read[name, default: 0] += 1
      var target = LinkedTarget(name: name)
      if let start = rest.firstMatch(of: /\bdependencies\s*:\s*\[/) {
        var list = rest[start.range.upperBound...]
        list = list[..<endOfList(list)]
        target.dependencies = dependencies(in: list)
      }
      for dependency in target.dependencies { read[dependency.name, default: 0] += 1 }
      // Tests bring nothing to an app.
      if match.1 != "testTarget" { graph.targets.append(target) }
    }
    for index in graph.targets.indices {
      let name = graph.targets[index].name
      graph.targets[index].isUnderstood = text.ranges(of: "\"\(name)\"").count == read[name]
    }
    return graph
  }

  private static func dependencies(in list: Substring) -> [Dependency] {
    var found: [Dependency] = []
    var plain = ""
    var start = list.startIndex
    for match in list.matches(of: /\.(target|product|byName)\s*\(\s*name\s*:\s*"([^"]+)"/) {
      guard match.range.lowerBound >= start else { continue }
      plain += list[start..<match.range.lowerBound]
      let rest = restOfCall(list[match.range.upperBound...])
      start = rest.endIndex
      found.append(
        Dependency(name: String(match.2), isProduct: match.1 == "product", systems: otherSystems(rest)))
    }
    plain += list[start...]
    found += plain.matches(of: /"([^"]+)"/).map { Dependency(name: String($0.1), isProduct: false, systems: []) }
    return found
  }

  /// `condition: .when(platforms: [.tvOS])`.
  private static func otherSystems(_ rest: Substring) -> Set<String> {
    guard let list = rest.firstMatch(of: /\bplatforms\s*:\s*\[([^\]]*)\]/) else { return [] }
    let names = list.1.matches(of: /\.([A-Za-z]+)/).map { String($0.1) }
    return names.contains("iOS") ? [] : Set(names)
  }

  /// Before the bracket that closes a list whose start has been read.
  private static func endOfList(_ text: Substring) -> Substring.Index {
    var depth = 1
    return text.firstIndex { character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return depth == 0
    } ?? text.endIndex
  }
}
