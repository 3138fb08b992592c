void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.printIn("hello");  //! member_misspelled name=printIn suggestion=println
  delay(1000);
}
