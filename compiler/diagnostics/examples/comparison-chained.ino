int a = 0;
void setup() {}
void loop() {
  if (1 < a < 7) {  //! chained_comparison
    delay(1);
  }
}
