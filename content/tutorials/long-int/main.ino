int number = 32764;

void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.println(number);
  number = number + 1;
  delay(400);
}
