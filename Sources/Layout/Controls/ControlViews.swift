import SightlineModel

extension ButtonView {
  func elements(_ view: LoweredView) -> [Element] {
    let label = view.lowering.labelViews(self, view.node)
    let isRow = view.kind == .navigationLink && view.inherited.isInList
    return [
      isRow
        ? view.lowering.linkRow(label, view.facts, view.inherited)
        : view.lowering.button(label, role: role.value, view.facts, view.inherited)
    ]
  }
}

extension ToggleView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.toggle(self, view.node, view.facts, view.inherited)]
  }
}

extension FieldView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.field(self, view.node, view.facts, view.inherited)]
  }
}

extension TextEditorView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.textEditor(self, view.node, view.facts, view.inherited)]
  }
}

extension SliderView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.slider(self, view.node, view.facts, view.inherited)]
  }
}

extension StepperView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.stepper(self, view.node, view.facts, view.inherited)]
  }
}

extension PickerView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.picker(self, view.node, view.facts, view.inherited)]
  }
}

extension ValuePickerView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.valuePicker(self, view.node, view.facts, view.inherited)]
  }
}

extension LabeledContentView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.labeledContent(self, view.node, view.facts, view.inherited)]
  }
}

extension ContentUnavailableView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.contentUnavailable(self, view.node, view.facts, view.inherited)]
  }
}

extension ControlGroupView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.controlGroup(self, view.node, view.facts, view.inherited)]
  }
}

extension LabelView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.label(self, view.node, view.facts, view.inherited)]
  }
}

extension ProgressView {
  func elements(_ view: LoweredView) -> [Element] {
    [
      view.kind == .gauge
        ? view.lowering.gauge(self, view.node, view.facts, view.inherited)
        : view.lowering.progressView(self, view.node, view.facts, view.inherited)
    ]
  }
}

extension DisclosureGroupView {
  func elements(_ view: LoweredView) -> [Element] {
    view.lowering.disclosureGroup(self, view.node, view.facts, view.inherited)
  }
}

extension SignInWithAppleView {
  func elements(_ view: LoweredView) -> [Element] { [view.lowering.signInWithApple(view.facts, view.inherited)] }
}
