//! missing_setup 0
void loop() {
  delay(1);
}
