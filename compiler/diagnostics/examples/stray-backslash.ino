void setup() {
  delay(5); \ delay(3);  //! stray_character
}
void loop() {}
