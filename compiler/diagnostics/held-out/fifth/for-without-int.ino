void setup() {
  for (i = 2; i < 6; i++) {  //! name_not_known name=i
    pinMode(i, OUTPUT);
  }
}

void loop() {}
