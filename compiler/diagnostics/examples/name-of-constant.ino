void setup() {
  pinMode(13, Output);  //! name_misspelled name=Output suggestion=OUTPUT
}
void loop() {}
