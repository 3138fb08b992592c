int x = 0;
void setup() {}
void loop() {
  if (x > 1) {
    delay(1);
  } else (x < 1) {  //! else_with_condition
    delay(3);
  }
}
