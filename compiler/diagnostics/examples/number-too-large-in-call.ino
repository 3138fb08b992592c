void setup() { pinMode(9, OUTPUT); }
void loop() {
  digitalWrite(9, 500);  //! number_too_large type=uint8_t most=255
}
