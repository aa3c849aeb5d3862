enum Download { case idle, running(progress: Double), finished(file: String, size: Int), failed(String) }
let jobs: [Download] = [.idle, .running(progress: 0.4), .finished(file: "a.zip", size: 900), .failed("offline")]

for job in jobs {
    if case .idle = job { print("waiting") }
    if case .running(let progress) = job, progress < 0.5 { print("under half:", progress) }
    if case let .finished(file, size) = job { print(file, size) }
}
let errors = jobs.compactMap { job -> String? in
    guard case .failed(let message) = job else { return nil }
    return message
}
print(errors)
let busy = jobs.filter { if case .running = $0 { return true } else { return false } }
print(busy.count)
