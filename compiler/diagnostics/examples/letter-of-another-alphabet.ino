void setup() { pinMode(13, OUTPUT); }
void loop() {
  digitаlWrite(13, HIGH);  //! stray_character text=а
}
