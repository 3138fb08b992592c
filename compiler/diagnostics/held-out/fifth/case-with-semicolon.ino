int mode = 1;

void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  switch (mode) {
    case 1;  //! missing_colon
      digitalWrite(13, HIGH);
      break;
    default:
      digitalWrite(13, LOW);
  }
}
