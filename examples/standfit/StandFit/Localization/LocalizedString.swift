public enum LocalizedString {}
