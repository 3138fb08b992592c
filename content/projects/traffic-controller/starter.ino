// Every lamp of the crossing, in the order of the table below.
const byte LAMPS[] = {4, 3, 2, 7, 6, 5, 8, 9};
const int BUTTON_PIN = 10;
const int MAIN_CARS_PIN = A0;
const int SIDE_CARS_PIN = A1;

enum State { MAIN_GREEN, MAIN_YELLOW };  // Add the other states.

const byte LIGHTS[][8] = {
  // main: R Y G   side: R Y G   people: stop walk
  {0, 0, 1, 1, 0, 0, 1, 0},  // MAIN_GREEN
  {0, 1, 0, 1, 0, 0, 1, 0},  // MAIN_YELLOW
  // Add a row for each new state.
};

State state;
unsigned long enteredAt;

void enter(State next) {
  state = next;
  enteredAt = millis();
  for (int lamp = 0; lamp < 8; lamp++) {
    digitalWrite(LAMPS[lamp], LIGHTS[next][lamp]);
  }
}

void setup() {
  for (int lamp = 0; lamp < 8; lamp++) {
    pinMode(LAMPS[lamp], OUTPUT);
  }
  pinMode(BUTTON_PIN, INPUT_PULLUP);
  enter(MAIN_GREEN);
}

void loop() {
  // 1. Read the car sensors and the button. Remember a press.
  // 2. Look how long this state has lasted.
  // 3. Is it time for another state? Then enter it.
}
