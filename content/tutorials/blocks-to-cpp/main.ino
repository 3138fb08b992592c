void setup() {
  pinMode(11, OUTPUT);
  pinMode(10, OUTPUT);
  digitalWrite(11, HIGH);
  delay(1000);
  digitalWrite(11, LOW);
  digitalWrite(10, HIGH);
}

void loop() {
}
