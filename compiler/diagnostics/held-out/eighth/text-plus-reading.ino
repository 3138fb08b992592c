void setup() {
  Serial.begin(9600);
}

void loop() {
  float volts = analogRead(A0) * 5.0 / 1023;
  Serial.println("Volts: " + volts);  //! cannot_combine
  delay(1000);
}
