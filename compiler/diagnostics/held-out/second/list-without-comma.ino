int leds[] = {3, 5 6};  //! missing_comma

void setup() {
  for (int i = 0; i < 3; i++) {
    pinMode(leds[i], OUTPUT);
  }
}

void loop() {}
