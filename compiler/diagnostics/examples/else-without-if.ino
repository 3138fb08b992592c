int x = 0;
void setup() {}
void loop() {
  if (x > 1)
    delay(1);
    delay(2);
  else  //! else_without_if
    delay(3);
}
