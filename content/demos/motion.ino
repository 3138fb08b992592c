void setup() {
  pinMode(2, INPUT);
  pinMode(9, OUTPUT);
}

void loop() {
  digitalWrite(9, digitalRead(2));
}
