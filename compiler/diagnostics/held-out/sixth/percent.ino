void setup() {
  pinMode(9, OUTPUT);
}

void loop() {
  analogWrite(9, 50%);  //! percent_sign text=50%
  delay(1000);
}
