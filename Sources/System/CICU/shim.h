/* ICU is reached from C only: its headers collide with the ICU inside Foundation when Swift imports both. */
