void setup() {
  tone(8, NOTE_C4, 500);  //! name_not_known name=NOTE_C4
}

void loop() {}
