void setup() {
}
void loop() {
  digitalWrite(13, HIGH);  //! pin_mode_missing pin=13
  delay(500);
  digitalWrite(13, LOW);
  delay(500);
}
