void Setup() {  //! setup_misspelled name=Setup
  delay(1);
}
void loop() {}
