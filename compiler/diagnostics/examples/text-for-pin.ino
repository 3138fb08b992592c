void setup() {
  pinMode("13", OUTPUT);  //! text_for_number
}
void loop() {}
