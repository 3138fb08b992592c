int light;

void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  light = analogRead(A0);
  if (light > 100 && < 500) {  //! missing_value before=<
    digitalWrite(13, HIGH);
  }
}
