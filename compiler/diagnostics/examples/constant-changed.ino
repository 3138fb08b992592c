const int pin = 13;
void setup() {
  pin = 12;  //! constant_changed name=pin
}
void loop() {}
