void setup() {
  for (int i = 2; i < 8; i+) {  //! wrong_operator text=i+ suggestion=i++
    pinMode(i, OUTPUT);
  }
}

void loop() {}
