int lamp = 8;

void setup() {
  pinMode(lamp, OUTPUT);
}

void loop() {
  digitalWrite(lamp, ON);  //! name_misspelled name=ON suggestion=HIGH
  delay(1000);
  digitalWrite(lamp, OFF);  //! name_misspelled name=OFF suggestion=LOW
  delay(1000);
}
