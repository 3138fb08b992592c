//// wrong blinks-once
// Fails at: comes_on
void setup() {
  pinMode(11, OUTPUT);
  digitalWrite(11, HIGH);
  delay(500);
  digitalWrite(11, LOW);
}

void loop() {
}
