int x = 0;
void setup() {}
void loop() {
  if (x =< 5) {  //! wrong_operator text==< suggestion=<=
    delay(1);
  }
}
