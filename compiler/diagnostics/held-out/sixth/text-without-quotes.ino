void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.println(Hello);  //! text_without_quotes text=Hello
  delay(1000);
}
