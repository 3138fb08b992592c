void setup() {
  pinMode(2, INPUT_PULLUP);
  pinMode(11, OUTPUT);
}

void loop() {
  digitalWrite(11, digitalRead(2));
}
