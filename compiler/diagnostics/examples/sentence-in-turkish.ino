void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  burada led yanar  //! comment_without_slashes
  digitalWrite(13, HIGH);
}
