const int LIGHT_PIN = 11;

void setup() {
  // Make the pin an output, then let the light blink three times.
}

void loop() {
}
