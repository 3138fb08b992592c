void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  /* switch it on  //! comment_not_closed
  digitalWrite(13, HIGH);
}
