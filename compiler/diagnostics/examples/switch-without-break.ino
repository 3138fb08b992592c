void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  switch (analogRead(A0) / 512) {
    case 0:
      digitalWrite(13, LOW);
    case 1:  //! missing_break
      digitalWrite(13, HIGH);
      break;
  }
}
