void setup() {
  pinMode(9, OUTPUT);
}
void loop() {
  if (analogRead(A0) > 500)
    digitalWrite(9, HIGH);
    delay(100);  //! braces_missing keyword=if
  digitalWrite(9, LOW);
}
