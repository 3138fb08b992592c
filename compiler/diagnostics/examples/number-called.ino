int pin = 5;
void setup() {
  pin(3);  //! not_a_function name=pin
}
void loop() {}
