void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.println("Hello World);  //! missing_quote
  delay(1000);
}
