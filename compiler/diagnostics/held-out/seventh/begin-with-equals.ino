void setup() {
  Serial.begin = 9600;  //! wrong_operator
}

void loop() {
  Serial.println("hello");
  delay(1000);
}
