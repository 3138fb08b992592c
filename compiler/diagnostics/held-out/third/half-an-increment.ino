void setup() {
  for (int i = 2; i < 8; i+) {  //! missing_value before=)
    pinMode(i, OUTPUT);
  }
}

void loop() {}
