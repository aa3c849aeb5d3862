import WorkJournal

extension AuditPipeline {
  /// Bounds this process by what holds where no configuration says otherwise.
  package static func limitProcess() { Configuration.Budgets().limitProcess() }
}

extension Configuration.Budgets {
  /// Bounds this process from here on, where another one watches it.
  func limitProcess() {
    guard WorkJournal.isKept else { return }
    WorkJournal.limit(
      megabytes: memoryLimit(available: WorkJournal.memoryAvailable), seconds: seconds.value)
  }

  /// Megabytes; what nobody has set is three quarters of what there is, at most.
  func memoryLimit(available: Int?) -> Int {
    guard case .standard = memory.origin, let available else { return memory.value }
    return min(memory.value, available / 4 * 3)
  }
}
