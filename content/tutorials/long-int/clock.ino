unsigned long START = 30000;

void setup() {
  Serial.begin(9600);
}

void loop() {
  int now = START + millis();
  Serial.println(now / 1000);
  delay(500);
}
