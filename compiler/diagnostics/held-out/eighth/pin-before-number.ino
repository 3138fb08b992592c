int led = pin 13;  //! name_not_known name=pin

void setup() {
  pinMode(led, OUTPUT);
}

void loop() {
  digitalWrite(led, HIGH);
}
