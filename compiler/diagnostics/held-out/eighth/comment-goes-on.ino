// This program lets a lamp blink
on pin 13  //! comment_without_slashes
void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH);
  delay(500);
}
