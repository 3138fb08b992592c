void setup() {
  pinMode(2, INPUT);
  pinMode(13, OUTPUT);
}

void loop() {
  int light = analogRead(A0);
  if (light < 300 AND digitalRead(2) == HIGH) {  //! wrong_operator text=AND suggestion=&&
    digitalWrite(13, HIGH);
  }
}
