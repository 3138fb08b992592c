void setup() {}
void loop() {
  if (digitalRead(2) == "pressed") {  //! text_compared
    delay(5);
  }
}
