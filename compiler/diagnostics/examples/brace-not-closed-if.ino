void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  if (digitalRead(2) == HIGH) {  //! missing_closing_brace
    digitalWrite(13, HIGH);
}
