void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  int light = analogRead(A0);
  if (light < 300):  //! colon_for_brace
    digitalWrite(13, HIGH);
}
