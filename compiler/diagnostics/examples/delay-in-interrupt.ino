void pressed() {
  digitalWrite(13, HIGH);
  delay(500);  //! delay_in_interrupt name=pressed call=delay
}
void setup() {
  pinMode(13, OUTPUT);
  pinMode(2, INPUT_PULLUP);
  attachInterrupt(digitalPinToInterrupt(2), pressed, FALLING);
}
void loop() {
}
