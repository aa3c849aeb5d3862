import SwiftUI

enum Shipping: Int, CaseIterable, Identifiable {
  case post, courier, pickup
  var id: Int { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .post: "By post"
    case .courier: "By courier"
    case .pickup: "I pick it up"
    }
  }
}

struct Item: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let price: LocalizedStringKey
  let remove: LocalizedStringKey
}

/// An order: what is in it, where it goes, what it costs.
struct CheckoutScreen: View {
  @State private var shipping = Shipping.post
  @State private var name = ""
  @State private var street = ""
  @State private var city = ""
  @State private var phone = ""
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let items = [
    Item(id: 1, name: "Oak table", price: "300 euros", remove: "Remove the table"),
    Item(id: 2, name: "Two chairs", price: "120 euros", remove: "Remove the chairs"),
    Item(id: 3, name: "Lamp", price: "40 euros", remove: "Remove the lamp"),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Your order")
          .font(.largeTitle)
          .scaleEffect(isShown ? 1 : 0.8)
          .onAppear {
            withAnimation(reduceMotion ? nil : .spring) { isShown = true }
          }
          .accessibilityAddTraits(.isHeader)
        ForEach(items) { item in
          line(item)
        }
        Text("Address")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        VStack(alignment: .leading, spacing: 4) {
          Text("Full name")
            .font(.subheadline)
          TextField("", text: $name)
            .textContentType(.name)
            .frame(minHeight: 44)
            .accessibilityLabel("Full name")
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("Street")
            .font(.subheadline)
          TextField("", text: $street)
            .textContentType(.fullStreetAddress)
            .frame(minHeight: 44)
            .accessibilityLabel("Street")
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("City")
            .font(.subheadline)
          TextField("", text: $city)
            .textContentType(.addressCity)
            .frame(minHeight: 44)
            .accessibilityLabel("City")
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("Phone")
            .font(.subheadline)
          TextField("", text: $phone)
            .textContentType(.telephoneNumber)
            .frame(minHeight: 44)
            .accessibilityLabel("Phone")
        }
        Text("Shipping")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        ForEach(Shipping.allCases) { way in
          choice(way)
        }
        total
        fact("Goods", "400")
        fact("Tax", "60")
        Button {
          name = ""
        } label: {
          Text("Order now")
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 50)
            .foregroundStyle(Color.white)
            .background(Color(red: 0.2, green: 0.2, blue: 0.2), in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
      .padding()
    }
  }

  private func line(_ item: Item) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(item.name)
          .font(.body)
        Text(item.price)
          .font(.footnote)
      }
      Spacer()
      Button {
        phone = ""
      } label: {
        Image(systemName: "trash")
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel(item.remove)
    }
  }

  private func choice(_ way: Shipping) -> some View {
    Button {
      shipping = way
    } label: {
      HStack {
        Text(way.title)
          .font(.body)
        Spacer()
        Image(systemName: shipping == way ? "largecircle.fill.circle" : "circle")
          .font(.body)
      }
      .frame(minHeight: 44)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(shipping == way ? .isSelected : [])
  }

  private var total: some View {
    VStack(alignment: .leading) {
      Text("Total")
        .font(.headline)
      Text("460 euros with tax")
        .font(.body)
    }
    .accessibilityElement(children: .combine)
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
