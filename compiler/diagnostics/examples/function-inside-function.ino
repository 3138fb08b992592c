void setup() {
  void blink() {  //! defined_inside_function name=blink
    delay(1);
  }
}
void loop() {}
