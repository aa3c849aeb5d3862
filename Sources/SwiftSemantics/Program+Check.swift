extension Program {
  /// Types everything. Called once, after all files were added.
  package func check() {
    prepare()
    checker.checkAll()
  }

  /// Joins extensions with what they extend, after all files were added; bodies are typed when they are asked for.
  func prepare() {
    bindExtensions()
    isReady = true
    conformanceCache = [:]
    associatedCache = [:]
    environments = [:]
  }
}
