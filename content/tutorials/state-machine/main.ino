enum State { GO, STOP };
State state = GO;

void setup() {
  pinMode(2, OUTPUT);
  pinMode(3, OUTPUT);
  pinMode(4, OUTPUT);
}

void show(int green, int yellow, int red) {
  digitalWrite(2, green);
  digitalWrite(3, yellow);
  digitalWrite(4, red);
}

void loop() {
  switch (state) {
    case GO:
      show(HIGH, LOW, LOW);
      delay(1500);
      state = STOP;
      break;
    case STOP:
      show(LOW, LOW, HIGH);
      delay(1500);
      state = GO;
      break;
  }
}
