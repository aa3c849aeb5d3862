import SwiftUI

struct Box: View {
  var name: String
  var color = Color.blue
  var body: some View {
    Text(name).padding(6).background(color.opacity(0.25))
  }
}

struct Stacks: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle)
        Text("small").font(.caption)
        Spacer()
        Box(name: "End")
      }
      HStack { Box(name: "First"); Divider(); Box(name: "Second", color: .green) }.fixedSize()
      ZStack(alignment: .bottomTrailing) {
        Color.yellow.opacity(0.4)
        Box(name: "Corner", color: .red)
      }
      .frame(height: 80)
    }
    .padding()
  }
}

struct Grids: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
      GridRow { Text("Calories"); Text("2,000").gridColumnAlignment(.trailing) }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("Protein"); Text("50") }
      GridRow { Box(name: "Both columns").gridCellColumns(2) }
    }
    .padding()
  }
}

struct LazyGrids: View {
  var body: some View {
    VStack {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 40))]) { cells }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { cells }
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { cells }
    }
  }
  private var cells: some View {
    ForEach(0..<6) { Box(name: "\($0)") }
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews, in: proposal.width ?? .infinity)
    return CGSize(width: proposal.width ?? 0, height: rows.last.map { $0.y + $0.height } ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for row in rows(subviews, in: bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        subviews[index].place(at: CGPoint(x: x, y: bounds.minY + row.y), proposal: .unspecified)
        x += subviews[index].sizeThatFits(.unspecified).width + spacing
      }
    }
  }
  private struct Row { var indices: [Int] = []; var y: CGFloat = 0; var width: CGFloat = 0; var height: CGFloat = 0 }
  private func rows(_ subviews: Subviews, in width: CGFloat) -> [Row] {
    var rows = [Row()]
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if rows[rows.count - 1].width + size.width > width, !rows[rows.count - 1].indices.isEmpty {
        let last = rows[rows.count - 1]
        rows.append(Row(y: last.y + last.height + spacing))
      }
      rows[rows.count - 1].indices.append(index)
      rows[rows.count - 1].width += size.width + spacing
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}

struct ProjectLayouts: View {
  var body: some View {
    FlowLayout {
      ForEach(["Wool", "Cotton", "Linen", "Silk", "Recycled polyester"], id: \.self) { Box(name: $0) }
    }
    .padding()
  }
}

struct ChangingLayout: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      Box(name: "Arrival")
      Box(name: "Departure", color: .orange)
    }
  }
}

struct Fitting: View {
  var body: some View {
    ViewThatFits {
      HStack { Box(name: "Continue without an account"); Box(name: "Sign in") }
      VStack { Box(name: "Continue without an account"); Box(name: "Sign in") }
    }
  }
}

struct Modifiers: View {
  var body: some View {
    VStack(spacing: 20) {
      Color.teal.aspectRatio(2, contentMode: .fit).frame(width: 160)
      Box(name: "Overlay").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12) }
      Box(name: "Offset").offset(x: 20, y: 4)
      Box(name: "Scaled").scaleEffect(1.3)
      Color.purple.frame(width: 120, height: 40).clipShape(.capsule)
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<3) { index in
            Color.mint.frame(height: 40).containerRelativeFrame(.horizontal, count: 3, spacing: 8)
          }
        }
      }
      .contentMargins(.horizontal, 16)
      Text("Flexible").frame(maxWidth: .infinity, alignment: .trailing).background(.quaternary)
    }
    .padding()
  }
}

struct Geometry: View {
  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        Color.blue.opacity(0.3).frame(width: geometry.size.width * 0.3)
        Color.green.opacity(0.3)
      }
    }
    .frame(height: 60)
  }
}

struct Unavailable: View {
  var body: some View {
    ContentUnavailableView("No results", systemImage: "magnifyingglass", description: Text("Try another word."))
  }
}

#Preview { Stacks() }
#Preview { Grids() }
#Preview { LazyGrids() }
#Preview { ProjectLayouts() }
#Preview { ChangingLayout() }
#Preview { Fitting() }
#Preview { Modifiers() }
#Preview { Geometry() }
#Preview { Unavailable() }
