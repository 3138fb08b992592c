void setup() {
}
void loop() {
  Serial.println("hello");  //! serial_not_begun
  delay(500);
}
