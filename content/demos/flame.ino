void setup() {
  pinMode(2, INPUT);
  pinMode(11, OUTPUT);
}

void loop() {
  digitalWrite(11, digitalRead(2) == LOW ? HIGH : LOW);
}
