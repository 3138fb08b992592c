void setup() {}
void loop() {
  delay(1);
}
void loop() {  //! declared_twice
  delay(2);
}
