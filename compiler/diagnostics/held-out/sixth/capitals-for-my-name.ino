int led = 13;

void setup() {
  pinMode(led, OUTPUT);
}

void loop() {
  digitalWrite(LED, HIGH);  //! name_misspelled name=LED suggestion=led
  delay(500);
  digitalWrite(led, LOW);
  delay(500);
}
