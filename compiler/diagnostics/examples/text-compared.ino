void setup() {}
void loop() {
  if (digitalRead(2) == "HIGH") {  //! text_compared
    delay(5);
  }
}
