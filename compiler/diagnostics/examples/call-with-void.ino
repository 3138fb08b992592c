void setup() { pinMode(13, OUTPUT); }
void loop() {
  void flash();  //! type_in_call name=void
}
void flash() { digitalWrite(13, HIGH); }
