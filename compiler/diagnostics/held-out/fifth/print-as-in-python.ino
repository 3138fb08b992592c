void setup() {
  Serial.begin(9600);
}

void loop() {
  int water = analogRead(A1);
  print(water);  //! member_alone
  delay(1000);
}
