void setup() {
  pinMode(12, OUTPUT);
  pinMode(13, OUTPUT);
}

void loop() {
  int light = analogRead(A0);
  if (light < 300) {
    digitalWrite(13, HIGH);
  } elseif (light < 600) {  //! name_misspelled name=elseif
    digitalWrite(12, HIGH);
  } else {
    digitalWrite(13, LOW);
  }
}
