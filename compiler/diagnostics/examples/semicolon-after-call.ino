void setup() {
  pinMode(13, OUTPUT)  //! missing_semicolon after=OUTPUT)
}
void loop() {
}
