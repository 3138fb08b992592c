void setup() {}
void loop() {
  return  //! missing_semicolon after=return
}
