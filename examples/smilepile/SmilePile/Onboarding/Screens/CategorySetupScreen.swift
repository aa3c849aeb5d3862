import SwiftUI

struct CategorySetupScreen: View {
    @ObservedObject var coordinator: OnboardingCoordinator
    @State private var newCategoryName = ""
    @State private var selectedColor = "#FF6B6B"

    let suggestedCategories: [(String, String, String?)] = [
        ("Family", "#FF6B6B", nil),  // No emoji
        ("Friends", "#4ECDC4", nil),
        ("Fun", "#FFEAA7", nil)
    ]

    let colorOptions = [
        "#FF6B6B", "#4ECDC4", "#45B7D1", "#96CEB4",
        "#FFEAA7", "#DDA0DD", "#FFA07A", "#98D8C8",
        "#F7DC6F", "#BB8FCE", "#85C1E2", "#F8B739"
    ]

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(spacing: 24) {
                    header
                    quickAddSection
                    customSection
                    createdSection
                }
                .padding(.horizontal, 40)
                .padding(.bottom, 24)
            }

            continueButton
                .padding(.horizontal, 40)
                .padding(.bottom, 20)
        }
    }

    private var header: some View {
        VStack(spacing: 8) {
            Image(systemName: "square.stack")
                .font(.system(size: 48))
                .foregroundColor(.smilePileOrange)
                .padding(.bottom, 16)

            Text("Create Piles")
                .font(.nunito(22, weight: .bold))

            Text("Organize your photos into colorful piles")
                .font(.nunito(14, weight: .regular))
                .multilineTextAlignment(.center)
        }
    }

    private var quickAddSection: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Or Quick Add")
                .font(.nunito(16, weight: .medium))

            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 12) {
                    ForEach(suggestedCategories, id: \.0) { suggestion in
                        SuggestedCategoryCard(name: suggestion.0, colorHex: suggestion.1) {
                            _ = coordinator.addPile(name: suggestion.0, colorHex: suggestion.1)
                        }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var customSection: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Create Your Own")
                .font(.nunito(16, weight: .medium))

            TextField("Pile name", text: $newCategoryName)
                .font(.nunito(16, weight: .regular))
                .textFieldStyle(.roundedBorder)

            colorPicker

            Button(action: addCustomPile) {
                Text("Add Pile")
                    .font(.nunito(16, weight: .medium))
                    .foregroundColor(.white)
                    .frame(maxWidth: .infinity)
                    .frame(height: 44)  // Specific height
                    .background(
                        newCategoryName.isEmpty ?
                        Color.gray.opacity(0.3) :
                        Color.smilePileBlue
                    )
                    .cornerRadius(8)
            }
        }
    }

    private var colorPicker: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 12) {
                ForEach(colorOptions, id: \.self) { color in
                    Button(action: { selectedColor = color }) {
                        Circle()
                            .fill(Color(hex: color))
                            .frame(width: 44, height: 44)
                            .overlay(
                                ZStack {
                                    if selectedColor == color {
                                        Circle()
                                            .stroke(Color.smilePileBlue, lineWidth: 3)
                                        Image(systemName: "checkmark")
                                            .font(.system(size: 20))
                                            .foregroundColor(.white)
                                    }
                                }
                            )
                    }
                }
            }
            .padding(.vertical, 2)
        }
    }

    private var createdSection: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text("Your Piles")
                    .font(.nunito(18, weight: .semibold))

                Spacer()

                Text("\(coordinator.onboardingData.categories.count)/5")
                    .font(.nunito(14, weight: .regular))
                    .foregroundColor(.secondary)
            }

            if coordinator.onboardingData.categories.isEmpty {
                Text("Add at least one pile to continue")
                    .font(.nunito(12, weight: .regular))
                    .foregroundColor(.secondary)
            } else {
                ForEach(coordinator.onboardingData.categories) { category in
                    CreatedCategoryRow(category: category) {
                        coordinator.removePile(category)
                    }
                }
            }
        }
    }

    private var continueButton: some View {
        Button(action: {
            coordinator.navigateToNext()
        }) {
            Text("Continue")
                .font(.nunito(18, weight: .bold))
                .foregroundColor(.white)
                .frame(maxWidth: .infinity)
                .frame(height: 56)  // Match Android
                .background(
                    coordinator.onboardingData.categories.isEmpty ?
                    Color.gray.opacity(0.3) :
                    Color.smilePileBlue
                )
                .cornerRadius(12)
        }
    }

    private func addCustomPile() {
        let name = newCategoryName.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else {
            coordinator.showError(message: "Please enter a name for your pile")
            return
        }
        if coordinator.addPile(name: name, colorHex: selectedColor) {
            newCategoryName = ""
        }
    }
}

struct SuggestedCategoryCard: View {
    let name: String
    let colorHex: String
    let onAdd: () -> Void

    var body: some View {
        Button(action: onAdd) {
            HStack {
                Image(systemName: "plus")
                    .font(.system(size: 20))
                    .foregroundColor(Color(hex: colorHex))

                Text(name)
                    .font(.nunito(16, weight: .medium))
                    .foregroundColor(.primary)
            }
            .padding(.horizontal, 20)
            .frame(height: 56)
            .background(
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color(hex: colorHex).opacity(0.15))
            )
        }
    }
}

struct CreatedCategoryRow: View {
    let category: TempCategory
    let onRemove: () -> Void

    var body: some View {
        HStack {
            Circle()
                .fill(Color(hex: category.colorHex))
                .frame(width: 16, height: 16)  // Increased from 12

            Text(category.name)
                .font(.nunito(16, weight: .regular))
                .foregroundColor(.primary)

            Spacer()

            Button(action: onRemove) {
                Image(systemName: "xmark.circle.fill")
                    .font(.system(size: 24))  // Specified size
                    .foregroundColor(.gray.opacity(0.5))
            }
        }
        .padding()
        .background(
            RoundedRectangle(cornerRadius: 8)
                .fill(Color(hex: category.colorHex).opacity(0.1))
        )
    }
}

#Preview {
    CategorySetupScreen(coordinator: OnboardingCoordinator())
}
