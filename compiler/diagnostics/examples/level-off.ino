void setup() { pinMode(13, OUTPUT); }
void loop() {
  digitalWrite(13, off);  //! name_misspelled name=off suggestion=LOW
}
