void setup() {
  pinmode(13, OUTPUT);  //! name_misspelled name=pinmode suggestion=pinMode
}
void loop() {}
