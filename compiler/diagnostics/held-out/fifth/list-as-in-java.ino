int[] pins = {2, 3, 4};  //! brackets_before_name type=int name=pins

void setup() {
  for (int i = 0; i < 3; i++) {
    pinMode(pins[i], OUTPUT);
  }
}

void loop() {}
