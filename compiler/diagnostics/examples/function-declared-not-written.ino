void blinkTwice();
void setup() {
  blinkTwice();  //! function_not_written name=blinkTwice
}
void loop() {}
