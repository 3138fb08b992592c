int leds[] = {3, 5, 6};

void setup() {
  for (i = 0; i < 3; i++) {  //! name_not_known name=i
    pinMode(leds[i], OUTPUT);
  }
}

void loop() {
}
