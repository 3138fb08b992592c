unsigned long last = 0;
void setup() {}
void loop() {
  if (millis - last > 500) {  //! call_without_parentheses name=millis
    last = millis();
  }
}
