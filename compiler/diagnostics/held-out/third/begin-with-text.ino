void setup() {
  Serial.begin("9600");  //! text_for_number
}

void loop() {
  Serial.println("Hello");
}
