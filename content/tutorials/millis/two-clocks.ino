unsigned long changedAt = 0;
unsigned long printedAt = 0;
bool lampOn = false;

void setup() {
  Serial.begin(9600);
  pinMode(9, OUTPUT);
  pinMode(2, INPUT);
}

void loop() {
  unsigned long now = millis();
  if (now - changedAt >= 300) {
    changedAt = now;
    lampOn = !lampOn;
    digitalWrite(9, lampOn ? HIGH : LOW);
  }
  if (now - printedAt >= 1000) {
    printedAt = now;
    Serial.print("Second ");
    Serial.println(now / 1000);
  }
  if (digitalRead(2) == HIGH) {
    Serial.println("Touched!");
    delay(20);
  }
}
