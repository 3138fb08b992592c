int a, b;
void setup() {}
void loop() {
  if (a > 1 & b > 1) {  //! single_and_or operator=& suggestion=&&
    delay(1);
  }
}
