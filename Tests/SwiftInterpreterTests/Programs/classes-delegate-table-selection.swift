protocol PickerDelegate: AnyObject {
    func picker(_ picker: ColorPicker, didPick color: String)
    func pickerDidCancel(_ picker: ColorPicker)
}
extension PickerDelegate {
    func pickerDidCancel(_ picker: ColorPicker) { print("cancelled after \(picker.picks)") }
}
final class ColorPicker {
    weak var delegate: (any PickerDelegate)?
    private(set) var picks = 0
    func tap(_ color: String) { picks += 1; delegate?.picker(self, didPick: color) }
    func cancel() { delegate?.pickerDidCancel(self) }
}
final class Canvas: PickerDelegate {
    var color = "black"
    func picker(_ picker: ColorPicker, didPick color: String) { self.color = color; print("#\(picker.picks) \(color)") }
}
let picker = ColorPicker(), canvas = Canvas()
picker.tap("red"); picker.delegate = canvas
["teal", "plum"].forEach(picker.tap)
picker.cancel(); print(canvas.color, picker.picks)
