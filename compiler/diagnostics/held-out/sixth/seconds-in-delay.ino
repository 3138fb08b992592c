void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH);
  delay(1s);  //! invalid_number text=1s
  digitalWrite(13, LOW);
  delay(500);
}
