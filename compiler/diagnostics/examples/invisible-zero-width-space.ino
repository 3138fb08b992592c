void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  delay(500)​;  //! invisible_character
}
