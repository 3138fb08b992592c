int x = 5;
if (x > 3) {  //! instruction_outside name=if
  x = 2;
}
void setup() {}
void loop() {}
