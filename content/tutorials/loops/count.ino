void setup() {
  Serial.begin(9600);
  for (int number = 1; number <= 10; number++) {
    Serial.println(number);
  }
}

void loop() {
}
