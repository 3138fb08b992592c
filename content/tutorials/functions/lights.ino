void setup() {
  pinMode(11, OUTPUT);
  pinMode(10, OUTPUT);
  pinMode(9, OUTPUT);
}

void setLights(int level) {
  digitalWrite(11, level);
  digitalWrite(9, level);
}

void loop() {
  setLights(HIGH);
  delay(1000);
  setLights(LOW);
  delay(1000);
}
