void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite[13, HIGH];  //! square_brackets_in_call name=digitalWrite
  delay(500);
}
