void setup() {
  int y = "5";  //! text_for_number
  delay(y);
}
void loop() {}
