void setup() {}
void loop() {
  while (digitalRead(2) == LOW); {  //! semicolon_after_condition keyword=while
    delay(5);
  }
}
