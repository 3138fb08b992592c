void setup() {
  pinMode(13, OUTPUT);
  pinMode(2, INPUT);
}

void loop() {
  if (digitalRead(2) == HIGH) then {  //! then_after_condition
    digitalWrite(13, HIGH);
  }
}
