void setup() {
  pinMode(9, OUTPUT);
}
void loop() {
  if (analogRead(A0) > 500) {
    digitalWrite(9, HIGH);
  } else if {  //! else_if_without_condition
    digitalWrite(9, LOW);
  }
}
