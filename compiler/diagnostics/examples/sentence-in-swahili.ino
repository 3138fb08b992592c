void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  digitalWrite(13, HIGH);
  hapa taa inawaka  //! comment_without_slashes
  delay(500);
}
