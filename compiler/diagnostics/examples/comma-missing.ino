void setup() {
  pinMode(13 OUTPUT);  //! missing_comma after=13
}
void loop() {}
