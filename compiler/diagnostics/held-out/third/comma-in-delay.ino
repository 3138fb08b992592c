void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH);
  delay(1,5);  //! comma_in_number text=1,5
  digitalWrite(13, LOW);
  delay(500);
}
