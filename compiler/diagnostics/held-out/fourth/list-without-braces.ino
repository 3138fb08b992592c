int pins[3] = 2, 3, 4;  //! missing_opening_brace

void setup() {
  for (int i = 0; i < 3; i++) {
    pinMode(pins[i], OUTPUT);
  }
}

void loop() {}
