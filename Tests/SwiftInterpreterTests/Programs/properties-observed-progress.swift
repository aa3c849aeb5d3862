final class DownloadModel {
    var progress = 0.0 {
        willSet { if newValue >= 1, progress < 1 { print("finishing from \(progress)") } }
        didSet {
            progress = min(max(progress, 0), 1)
            if progress != oldValue { onChange?(progress) }
        }
    }
    var onChange: ((Double) -> Void)?
}
let model = DownloadModel()
model.progress = 0.25
model.onChange = { print("progress \($0)") }
model.progress += 0.5
model.progress = 0.75
model.progress = 3
model.progress = 1
model.progress = -2
