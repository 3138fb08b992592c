void setup() {}
void loop() {
  if (digitalRead(2) = HIGH) {  //! assignment_in_condition name=digitalRead(2)
    delay(1);
  }
}
