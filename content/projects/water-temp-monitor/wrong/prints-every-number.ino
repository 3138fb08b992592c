// It prints all numbers there are, one of which is always right.
// Fails at: shows_temperature, sounds_when_hot, sounds_just_above
void setup() {
  Serial.begin(115200);
  pinMode(8, OUTPUT);
}

void loop() {
  for (int celsius = 0; celsius <= 60; celsius++) {
    Serial.println(celsius);
    delay(15);
  }
}
