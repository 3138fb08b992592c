int state = 0;
void setup() { pinMode(13, OUTPUT); }
void loop() {
  switch (state) {
    case 0:
      if (digitalRead(2) == LOW) break;
    case 1:  //! missing_break
      digitalWrite(13, LOW);
      break;
  }
}
