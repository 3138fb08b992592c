void setup() {
  Serial.begin(9600);
  pinMode(7, OUTPUT);
  pinMode(6, INPUT);
  pinMode(11, OUTPUT);
}

void loop() {
  digitalWrite(7, LOW);
  delayMicroseconds(2);
  digitalWrite(7, HIGH);
  delayMicroseconds(10);
  digitalWrite(7, LOW);
  unsigned long echo = pulseIn(6, HIGH, 10000);
  float distance = echo * 0.0343 / 2;
  Serial.println(distance);
  digitalWrite(11, distance > 0 && distance < 20 ? HIGH : LOW);
  delay(100);
}
