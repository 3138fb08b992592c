void setup() {}
void loop() {}
blink() {  //! missing_type name=blink
  delay(1);
}
