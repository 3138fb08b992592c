void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.println(The light is on);  //! text_without_quotes name=The
  delay(1000);
}
