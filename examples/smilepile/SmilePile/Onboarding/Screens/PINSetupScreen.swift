import SwiftUI

struct PINSetupScreen: View {
    @ObservedObject var coordinator: OnboardingCoordinator
    @State private var pinCode = ""
    @State private var confirmedCode = ""
    @State private var isConfirming = false

    private let pinLength = 4

    private var currentPinLength: Int {
        isConfirming ? confirmedCode.count : pinCode.count
    }

    var body: some View {
        VStack(spacing: 24) {
            header
            pinDots
            Spacer()
            numberPad
            Spacer()
            actionButtons
        }
    }

    private var header: some View {
        VStack(spacing: 16) {
            Image(systemName: "lock.fill")
                .font(.system(size: 64))
                .foregroundColor(.smilePileYellow)  // Yellow not pink
                .padding(.bottom, 20)

            Text(isConfirming ? "Confirm Your PIN" : "Set Up PIN Protection")
                .font(.nunito(22, weight: .bold))

            if isConfirming {
                Text("Please enter your PIN again")
                    .font(.nunito(14, weight: .regular))
                    .foregroundColor(.secondary)
            }
        }
        .padding(.top, 40)
    }

    private var pinDots: some View {
        HStack(spacing: 20) {
            ForEach(0..<pinLength, id: \.self) { index in
                Circle()
                    .fill(index < currentPinLength ?
                          Color.smilePileYellow :
                          Color.gray.opacity(0.2))
                    .frame(width: 20, height: 20)
            }
        }
    }

    private var numberPad: some View {
        VStack(spacing: 12) {
            ForEach(0..<3, id: \.self) { row in
                HStack(spacing: 24) {
                    ForEach(1..<4, id: \.self) { column in
                        let digit = String(row * 3 + column)
                        NumberButton(number: digit) { append(digit) }
                    }
                }
            }

            HStack(spacing: 24) {
                Color.clear
                    .frame(width: 70, height: 70)

                NumberButton(number: "0") { append("0") }

                Button(action: deleteLast) {
                    Image(systemName: "delete.left")
                        .font(.title2)
                        .foregroundColor(.primary)
                        .frame(width: 70, height: 70)
                }
            }
        }
    }

    private var actionButtons: some View {
        HStack(spacing: 12) {
            if !isConfirming {
                Button(action: {
                    coordinator.onboardingData.skipPIN = true
                    coordinator.navigateToNext()
                }) {
                    Text("Skip")
                        .font(.nunito(18, weight: .medium))
                        .foregroundColor(.primary)
                        .frame(maxWidth: .infinity)
                        .frame(height: 56)
                        .overlay(
                            RoundedRectangle(cornerRadius: 12)
                                .stroke(Color.gray.opacity(0.3), lineWidth: 1)
                        )
                }
            }

            if pinCode.count == pinLength {
                Button(action: {
                    if isConfirming {
                        confirmPin()
                    } else {
                        proceedToConfirm()
                    }
                }) {
                    Text(isConfirming ? "Confirm PIN" : "Set PIN")
                        .font(.nunito(18, weight: .bold))
                        .foregroundColor(.white)
                        .frame(maxWidth: .infinity)
                        .frame(height: 56)
                        .background(Color.smilePileBlue)
                        .cornerRadius(12)
                }
            }
        }
        .padding(.horizontal, 40)
        .padding(.bottom, 20)
    }

    private func append(_ digit: String) {
        guard currentPinLength < pinLength else { return }
        if isConfirming {
            confirmedCode += digit
        } else {
            pinCode += digit
        }
    }

    private func deleteLast() {
        if isConfirming {
            confirmedCode = String(confirmedCode.dropLast())
        } else {
            pinCode = String(pinCode.dropLast())
        }
    }

    private func proceedToConfirm() {
        isConfirming = true
    }

    private func confirmPin() {
        guard confirmedCode == pinCode else {
            pinCode = ""
            confirmedCode = ""
            isConfirming = false
            coordinator.showError(message: "PINs don't match. Please try again.")
            return
        }
        coordinator.onboardingData.pinCode = pinCode
        coordinator.navigateToNext()
    }
}

struct NumberButton: View {
    let number: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(number)
                .font(.nunito(24, weight: .medium))
                .foregroundColor(.primary)
                .frame(width: 70, height: 70)
                .background(
                    Circle()
                        .fill(Color.gray.opacity(0.1))
                )
        }
    }
}

#Preview {
    PINSetupScreen(coordinator: OnboardingCoordinator())
}
