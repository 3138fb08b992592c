void setup() {
  blinkTwice();  //! function_not_known name=blinkTwice
}
void loop() {}
