void setup() { pinMode(8, OUTPUT); }
void loop() {
  int t = analogRead(A0);
  if (t > 30) {  //! missing_closing_brace
    digitalWrite(8, HIGH);
  else {
    digitalWrite(8, LOW);
  }
}
