void setup() {
  Serial.begin();  //! wrong_argument_count name=begin wanted=1-2
}
void loop() {}
