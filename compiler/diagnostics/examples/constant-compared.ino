void setup() {}
void loop() {
  if (digitalRead(2) == "HIGH") {  //! constant_in_quotes text=HIGH
    delay(5);
  }
}
