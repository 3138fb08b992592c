void setup() { Serial.begin(9600); }
void loop() {
  if (Serial.available > 0) {  //! call_without_parentheses name=available
    delay(1);
  }
}
