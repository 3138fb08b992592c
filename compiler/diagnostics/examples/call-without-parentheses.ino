void setup() {}
void loop() {
  millis;  //! call_without_parentheses name=millis
}
