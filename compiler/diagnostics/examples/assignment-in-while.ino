int n = 0;
void setup() {}
void loop() {
  while (n = 3) {  //! assignment_in_condition
    delay(5);
  }
}
