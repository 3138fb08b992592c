int twice(int number) {
  return number * 2;
}

void setup() {
  Serial.begin(9600);
  pinMode(9, OUTPUT);
  Serial.println(twice(21));
}

void loop() {
  for (int i = 0; i < twice(2); i++) {
    digitalWrite(9, HIGH);
    delay(300);
    digitalWrite(9, LOW);
    delay(300);
  }
  delay(1000);
}
