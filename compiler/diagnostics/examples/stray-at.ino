void setup() {
  int x = 5 @ 3;  //! stray_character text=@
  delay(x);
}
void loop() {}
