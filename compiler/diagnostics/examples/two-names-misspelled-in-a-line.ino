void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  digitalwrite(13, HIHG);  //! name_misspelled name=digitalwrite suggestion=digitalWrite //! name_misspelled name=HIHG suggestion=HIGH
}
