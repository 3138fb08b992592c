void setup() {}
void loop() {
  digitalwrite(13, HIGH);  //! name_misspelled name=digitalwrite suggestion=digitalWrite
}
