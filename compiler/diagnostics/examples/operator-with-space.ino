int a = 0;
void setup() {}
void loop() {
  if (a = = 5) {  //! wrong_operator
    delay(1);
  }
}
