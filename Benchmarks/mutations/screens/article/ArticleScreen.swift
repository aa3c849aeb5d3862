import SwiftUI

/// An article with headings, paragraphs, a picture, a quotation and links.
struct ArticleScreen: View {
  @State private var isSaved = false
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          Button {
            isSaved.toggle()
          } label: {
            Image(systemName: "bookmark")
              .frame(minWidth: 44, minHeight: 44)
          }
          .accessibilityLabel("Save for later")
          Spacer()
          Button {
            isSaved = true
          } label: {
            Image(systemName: "square.and.arrow.up")
              .frame(minWidth: 44, minHeight: 44)
          }
          .accessibilityLabel("Share the article")
        }
        Text("How moss drinks")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        Text("Five minutes to read")
          .font(.footnote)
        fact("By", "Ann Berg")
        fact("On", "May 4")
        Image("moss")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .scaleEffect(isShown ? 1 : 0.9)
          .onAppear {
            withAnimation(reduceMotion ? nil : .spring) { isShown = true }
          }
          .accessibilityLabel("Moss on a wet stone")
        Text("Moss has no roots. It takes up rain with its leaves.")
          .font(.body)
        Text("Leaves like sponges")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        Text("One leaf holds many times its own weight in water.")
          .font(.body)
        Text("When it is dry, moss sleeps. A single shower wakes it.")
          .font(.body)
        quotation
        Text("Read on")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        next("Ferns in winter", "https://example.com/ferns")
        next("Trees that talk", "https://example.com/trees")
        sources
      }
      .padding()
    }
  }

  private var quotation: some View {
    HStack(alignment: .top) {
      Image(systemName: "quote.opening")
        .font(.body)
        .accessibilityHidden(true)
      Text("The forest is one great sponge.")
        .font(.title3.italic())
    }
    .accessibilityElement(children: .combine)
  }

  private func next(_ title: LocalizedStringKey, _ address: String) -> some View {
    Link(destination: URL(string: address)!) {
      HStack {
        Text(title)
          .font(.body)
        Spacer()
        Image(systemName: "chevron.forward")
          .accessibilityHidden(true)
      }
      .frame(minHeight: 44)
    }
    .foregroundStyle(Color.primary)
  }

  private var sources: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Sources")
        .font(.title3.bold())
        .accessibilityAddTraits(.isHeader)
      (Text("Numbers come from ") + Text("[the moss atlas](https://example.com/atlas)").underline() + Text("."))
        .font(.footnote)
        .tint(.primary)
      Text("Pictures were taken in May.")
        .font(.footnote)
    }
  }

  private func fact(_ name: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
    HStack {
      Text(name)
        .font(.callout)
      Spacer(minLength: 8)
      Text(value)
        .font(.callout)
    }
    .accessibilityElement(children: .combine)
  }
}
