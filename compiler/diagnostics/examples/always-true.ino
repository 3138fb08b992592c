void setup() {}
void loop() {
  byte x = analogRead(0);
  if (x < 1000) {  //! condition_always_same
    delay(1);
  }
}
