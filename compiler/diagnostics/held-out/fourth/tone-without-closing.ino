int buzzer = 8;

void setup() {
  pinMode(buzzer, OUTPUT);
}

void loop() {
  tone(buzzer, 440, 200;  //! missing_parenthesis after=200
  delay(400);
}
