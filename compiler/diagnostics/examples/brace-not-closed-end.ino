void setup() {
}
void loop() {  //! missing_closing_brace
  digitalWrite(13, HIGH);
