void setup() {}
void loop() {
  float limit = 30,5;  //! comma_in_number
  if (analogRead(0) > limit) delay(1);
}
