void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  ışığı aç  //! comment_without_slashes
  digitalWrite(13, HIGH);
}
