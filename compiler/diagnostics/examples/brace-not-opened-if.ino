int x = 0;
void setup() {}
void loop() {
  if (x > 1)  //! missing_opening_brace after=1)
    delay(1);
    delay(2);
  }
  delay(3);
}
