int x = 0;
void setup() {}
void loop() {
  if (x > 1); {  //! semicolon_after_condition keyword=if
    delay(1);
  } else {
    delay(2);
  }
}
