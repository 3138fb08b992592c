unsigned long changedAt = 0;
bool lampOn = false;

void setup() {
  Serial.begin(9600);
  pinMode(9, OUTPUT);
  pinMode(2, INPUT);
}

void loop() {
  if (millis() - changedAt >= 1000) {
    changedAt = millis();
    lampOn = !lampOn;
    digitalWrite(9, lampOn ? HIGH : LOW);
  }
  if (digitalRead(2) == HIGH) {
    Serial.println("Touched!");
    delay(20);
  }
}
