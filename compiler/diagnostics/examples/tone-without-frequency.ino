void setup() {
  pinMode(8, OUTPUT);
}
void loop() {
  tone(8);  //! wrong_argument_count name=tone wanted=2-3
}
