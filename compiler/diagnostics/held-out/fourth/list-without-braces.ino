int pins[3] = 2, 3, 4;  //! list_without_braces

void setup() {
  for (int i = 0; i < 3; i++) {
    pinMode(pins[i], OUTPUT);
  }
}

void loop() {}
