void setup() {
  pinMode(13);  //! wrong_argument_count name=pinMode wanted=2
}
void loop() {}
