void setup() {
  pinMode(11, OUTPUT);
  pinMode(9, OUTPUT);
}

void loop() {
  digitalWrite(11, HIGH);
  digitalWrite(9, HIGH);
  delay(800);
  digitalWrite(11, LOW);
  digitalWrite(9, LOW);
  delay(800);
}
