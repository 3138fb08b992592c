void setup() {
}

void loop() {
  tone(8, 440);
  delay(500);
  tone(8, 880);
  delay(500);
  noTone(8);
  delay(1000);
}
