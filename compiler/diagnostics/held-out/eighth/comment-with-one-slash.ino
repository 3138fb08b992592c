void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  / turn the lamp on  //! comment_without_slashes
  digitalWrite(13, HIGH);
  delay(500);
}
