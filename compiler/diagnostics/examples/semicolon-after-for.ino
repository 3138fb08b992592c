void setup() {}
void loop() {
  for (int i = 0; i < 3; i++); {  //! semicolon_after_condition keyword=for
    delay(5);
  }
}
