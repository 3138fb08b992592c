// Every lamp of the crossing, in the order of the table below.
const byte LAMPS[] = {4, 3, 2, 7, 6, 5, 8, 9};
const int BUTTON_PIN = 10;
const int MAIN_CARS_PIN = A0;
const int SIDE_CARS_PIN = A1;

const unsigned long GREEN_TIME = 2000;
const unsigned long YELLOW_TIME = 1000;
const unsigned long ALL_RED_TIME = 1000;
const unsigned long WALK_TIME = 2000;

enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK };

// One row for each state. No row has green for two sides.
const byte LIGHTS[][8] = {
  // main: R Y G   side: R Y G   people: stop walk
  {0, 0, 1, 1, 0, 0, 1, 0},  // MAIN_GREEN
  {0, 1, 0, 1, 0, 0, 1, 0},  // MAIN_YELLOW
  {1, 0, 0, 0, 0, 1, 1, 0},  // SIDE_GREEN
  {1, 0, 0, 0, 1, 0, 1, 0},  // SIDE_YELLOW
  {1, 0, 0, 1, 0, 0, 1, 0},  // ALL_RED
  {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
};

State state;
State lastGreen = MAIN_GREEN;
unsigned long enteredAt;
bool peopleWait = false;

void enter(State next) {
  state = next;
  enteredAt = millis();
  if (next == MAIN_GREEN || next == SIDE_GREEN) lastGreen = next;
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
  bool mainWaits = digitalRead(MAIN_CARS_PIN) == LOW;
  bool sideWaits = digitalRead(SIDE_CARS_PIN) == LOW;
  if (digitalRead(BUTTON_PIN) == LOW) peopleWait = true;

  unsigned long time = millis() - enteredAt;
  switch (state) {
    case MAIN_GREEN:
      if (time >= GREEN_TIME && (sideWaits || peopleWait)) enter(MAIN_YELLOW);
      break;

    case SIDE_GREEN:
      if (time >= GREEN_TIME && (mainWaits || peopleWait)) enter(SIDE_YELLOW);
      break;

    case MAIN_YELLOW:
    case SIDE_YELLOW:
      if (time >= YELLOW_TIME) enter(ALL_RED);
      break;

    case ALL_RED:
      if (time < ALL_RED_TIME) break;
      if (peopleWait) {
        peopleWait = false;
        enter(WALK);
      } else if (lastGreen == MAIN_GREEN) {
        enter(sideWaits ? SIDE_GREEN : MAIN_GREEN);
      } else {
        enter(mainWaits ? MAIN_GREEN : SIDE_GREEN);
      }
      break;

    case WALK:
      if (time >= WALK_TIME) enter(ALL_RED);
      break;
  }
  delay(5);
}
