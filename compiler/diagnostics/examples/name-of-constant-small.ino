void setup() { pinMode(8, OUTPUT); }
void loop() {
  digitalWrite(8, high);  //! name_misspelled
}
