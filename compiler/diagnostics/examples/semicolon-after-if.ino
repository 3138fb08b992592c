int x = 0;
void setup() {}
void loop() {
  if (x == 5); {  //! semicolon_after_condition keyword=if
    x = 0;
  }
}
