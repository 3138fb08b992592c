void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  repeat (3) {  //! name_misspelled name=repeat suggestion=for
    digitalWrite(13, HIGH);
    delay(200);
    digitalWrite(13, LOW);
    delay(200);
  }
}
