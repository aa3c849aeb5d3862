#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension WorkEnd {
  /// `SIGILL (illegal instruction) ended the audit`.
  package var sentence: String {
    switch self {
    case .signal(let signal): "\(Self.name(of: signal)) ended the audit"
    case .memory: "the audit used more memory than it may (budgets: memory)"
    case .stalled: "the audit did not get on for longer than it may (budgets: seconds)"
    case .waiting: "the audit waited longer than it may (budgets: seconds)"
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL: "SIGILL (illegal instruction)"
    case SIGTRAP: "SIGTRAP (trap)"
    case SIGSEGV: "SIGSEGV (invalid memory, or a stack too deep)"
    case SIGBUS: "SIGBUS (invalid memory)"
    case SIGABRT: "SIGABRT (aborted)"
    case SIGFPE: "SIGFPE (arithmetic)"
    case SIGSYS: "SIGSYS (forbidden system call)"
    case SIGKILL: "SIGKILL (killed, as where the machine is out of memory)"
    default: "signal \(signal)"
    }
  }
}

extension Work {
  /// `screen Welcome`.
  package var subject: String {
    switch kind {
    case .step, .part, .view: name
    case .file: "file \(name)"
    case .screen, .judging: "screen \(name)"
    case .branches: "branches of \(name) that no state shows"
    case .walk: "the walk through \(name)"
    case .control: "what follows “\(name)”"
    case .expectation: "expectation at \(name)"
    case .rule: "rule \(name)"
    case .picture: "picture of \(name)"
    case .report: "report \(name)"
    }
  }

  /// What was done to it when it ended the process; behind `WorkEnd.sentence`.
  package var activity: String {
    switch kind {
    case .step, .part: "while it was worked out"
    case .file: "while it was read"
    case .view: "while it was looked at"
    case .screen: "while its code ran"
    case .judging: "while it was laid out and judged"
    case .branches: "while they were presumed"
    case .walk: "while it was walked through"
    case .control: "when the walk used it"
    case .expectation: "while it was decided"
    case .rule: "while it was asked"
    case .picture: "while it was drawn"
    case .report: "while it was written"
    }
  }
}
