void setup() {}
void loop() {
  digitalWrite(13, HIGH, 5);  //! wrong_argument_count name=digitalWrite wanted=2
}
