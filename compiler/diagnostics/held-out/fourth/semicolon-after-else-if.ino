int temp = 25;

void setup() {
  pinMode(12, OUTPUT);
  pinMode(13, OUTPUT);
}

void loop() {
  if (temp > 30) {
    digitalWrite(13, HIGH);
  } else if (temp > 20); {  //! semicolon_after_condition keyword=if
    digitalWrite(12, HIGH);
  }
}
