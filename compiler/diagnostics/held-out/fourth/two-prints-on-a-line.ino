void setup() {
  Serial.begin(9600);
}

void loop() {
  int light = analogRead(A0);
  Serial.print("Light: ") Serial.println(light);  //! missing_semicolon
  delay(500);
}
