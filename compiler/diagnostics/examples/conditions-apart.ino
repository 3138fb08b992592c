int a = 0;
void setup() {}
void loop() {
  if (a == 5) && (a == 6) {  //! condition_needs_parentheses
    delay(1);
  }
}
