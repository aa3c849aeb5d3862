extension Program {
  /// Types everything. Called once, after all files were added.
  package func check() {
    bindExtensions()
    isReady = true
    conformanceCache = [:]
    associatedCache = [:]
    environments = [:]
    checker.checkAll()
  }
}
