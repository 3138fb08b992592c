enum State { GO, SLOW, STOP };
State state = GO;

void setup() {
  pinMode(2, OUTPUT);
  pinMode(3, OUTPUT);
  pinMode(4, OUTPUT);
  pinMode(10, INPUT_PULLUP);
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
      state = SLOW;
      delay(500);
      break;
    case SLOW:
      show(LOW, HIGH, LOW);
      delay(1000);
      state = STOP;
      break;
    case STOP:
      show(LOW, LOW, HIGH);
      delay(3000);
      state = GO;
      break;
  }
}
