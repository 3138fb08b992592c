void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  void blink();  //! type_in_call
}

void blink() {
  digitalWrite(13, HIGH);
  delay(200);
  digitalWrite(13, LOW);
  delay(200);
}
