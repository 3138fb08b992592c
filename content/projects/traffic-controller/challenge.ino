//// accepted solution
// RUN is a state of its own, and the loop blinks in it.
// Every lamp of the crossing, in the order of the table below.
const byte LAMPS[] = {4, 3, 2, 7, 6, 5, 8, 9};
const int BUTTON_PIN = 10;
const int MAIN_CARS_PIN = A0;
const int SIDE_CARS_PIN = A1;

const unsigned long GREEN_TIME = 2000;
const unsigned long YELLOW_TIME = 1000;
const unsigned long ALL_RED_TIME = 1000;
const unsigned long WALK_TIME = 1000;
const unsigned long RUN_TIME = 1000;
const unsigned long BLINK_TIME = 250;

enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK, RUN };

// One row for each state. No row has green for two sides.
const byte LIGHTS[][8] = {
  // main: R Y G   side: R Y G   people: stop walk
  {0, 0, 1, 1, 0, 0, 1, 0},  // MAIN_GREEN
  {0, 1, 0, 1, 0, 0, 1, 0},  // MAIN_YELLOW
  {1, 0, 0, 0, 0, 1, 1, 0},  // SIDE_GREEN
  {1, 0, 0, 0, 1, 0, 1, 0},  // SIDE_YELLOW
  {1, 0, 0, 1, 0, 0, 1, 0},  // ALL_RED
  {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
  {1, 0, 0, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people
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
      if (time >= WALK_TIME) enter(RUN);
      break;

    case RUN:
      digitalWrite(9, (time / BLINK_TIME) % 2 == 0 ? LOW : HIGH);
      if (time >= RUN_TIME) enter(ALL_RED);
      break;
  }
  delay(5);
}

//// accepted two-states-that-take-turns
// Dark and lit are states, too; it counts its blinks.
// Every lamp of the crossing, in the order of the table below.
const byte LAMPS[] = {4, 3, 2, 7, 6, 5, 8, 9};
const int BUTTON_PIN = 10;
const int MAIN_CARS_PIN = A0;
const int SIDE_CARS_PIN = A1;

const unsigned long GREEN_TIME = 2000;
const unsigned long YELLOW_TIME = 1000;
const unsigned long ALL_RED_TIME = 1000;
const unsigned long WALK_TIME = 1000;
const unsigned long BLINK_TIME = 125;

enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK, RUN_DARK, RUN_LIT };

// One row for each state. No row has green for two sides.
const byte LIGHTS[][8] = {
  // main: R Y G   side: R Y G   people: stop walk
  {0, 0, 1, 1, 0, 0, 1, 0},  // MAIN_GREEN
  {0, 1, 0, 1, 0, 0, 1, 0},  // MAIN_YELLOW
  {1, 0, 0, 0, 0, 1, 1, 0},  // SIDE_GREEN
  {1, 0, 0, 0, 1, 0, 1, 0},  // SIDE_YELLOW
  {1, 0, 0, 1, 0, 0, 1, 0},  // ALL_RED
  {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
  {1, 0, 0, 1, 0, 0, 1, 0},  // RUN_DARK: people see red between the blinks
  {1, 0, 0, 1, 0, 0, 0, 1},  // RUN_LIT
};

State state;
State lastGreen = MAIN_GREEN;
unsigned long enteredAt;
bool peopleWait = false;
int blinks;

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
      blinks = 0;
      if (time >= WALK_TIME) enter(RUN_DARK);
      break;

    case RUN_DARK:
      if (time >= BLINK_TIME) enter(blinks == 4 ? ALL_RED : RUN_LIT);
      break;

    case RUN_LIT:
      if (time < BLINK_TIME) break;
      blinks++;
      enter(RUN_DARK);
      break;
  }
  delay(5);
}

//// accepted blinks-with-delay
// It waits while it blinks: nothing else has to happen in this second.
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
      if (time < 1000) break;
      for (int blink = 0; blink < 3; blink++) {
        digitalWrite(9, LOW);
        delay(170);
        digitalWrite(9, HIGH);
        delay(170);
      }
      enter(ALL_RED);
      break;
  }
  delay(5);
}

//// wrong no-blinking
// The solution of the project itself.
// Fails at: green_blinks_at_last
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

//// wrong all-dark
// It never switches a lamp on.
// Fails at: one_road_has_red, main_stays_green, side_stays_green, green_blinks_at_last
void setup() {}

void loop() {}

//// wrong always-walk
// Both roads have red, and the green of the people always blinks.
// Fails at: main_stays_green, side_stays_green, green_blinks_at_last
void setup() {
  for (int pin = 2; pin <= 9; pin++) pinMode(pin, OUTPUT);
  digitalWrite(4, HIGH);
  digitalWrite(7, HIGH);
}

void loop() {
  digitalWrite(9, HIGH);
  delay(1000);
  for (int i = 0; i < 3; i++) {
    digitalWrite(9, LOW);
    delay(170);
    digitalWrite(9, HIGH);
    delay(170);
  }
  digitalWrite(9, LOW);
  delay(1000);
}

//// wrong blinks-from-the-start
// The green blinks for the whole two seconds.
// Fails at: green_blinks_at_last
// Every lamp of the crossing, in the order of the table below.
const byte LAMPS[] = {4, 3, 2, 7, 6, 5, 8, 9};
const int BUTTON_PIN = 10;
const int MAIN_CARS_PIN = A0;
const int SIDE_CARS_PIN = A1;

const unsigned long GREEN_TIME = 2000;
const unsigned long YELLOW_TIME = 1000;
const unsigned long ALL_RED_TIME = 1000;
const unsigned long WALK_TIME = 0;
const unsigned long RUN_TIME = 2000;
const unsigned long BLINK_TIME = 250;

enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK, RUN };

// One row for each state. No row has green for two sides.
const byte LIGHTS[][8] = {
  // main: R Y G   side: R Y G   people: stop walk
  {0, 0, 1, 1, 0, 0, 1, 0},  // MAIN_GREEN
  {0, 1, 0, 1, 0, 0, 1, 0},  // MAIN_YELLOW
  {1, 0, 0, 0, 0, 1, 1, 0},  // SIDE_GREEN
  {1, 0, 0, 0, 1, 0, 1, 0},  // SIDE_YELLOW
  {1, 0, 0, 1, 0, 0, 1, 0},  // ALL_RED
  {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
  {1, 0, 0, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people
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
      if (time >= WALK_TIME) enter(RUN);
      break;

    case RUN:
      digitalWrite(9, (time / BLINK_TIME) % 2 == 0 ? LOW : HIGH);
      if (time >= RUN_TIME) enter(ALL_RED);
      break;
  }
  delay(5);
}

//// wrong blinks-after-the-time
// It blinks for a second more, instead of in the last one.
// Fails at: green_blinks_at_last
// Every lamp of the crossing, in the order of the table below.
const byte LAMPS[] = {4, 3, 2, 7, 6, 5, 8, 9};
const int BUTTON_PIN = 10;
const int MAIN_CARS_PIN = A0;
const int SIDE_CARS_PIN = A1;

const unsigned long GREEN_TIME = 2000;
const unsigned long YELLOW_TIME = 1000;
const unsigned long ALL_RED_TIME = 1000;
const unsigned long WALK_TIME = 2000;
const unsigned long RUN_TIME = 1000;
const unsigned long BLINK_TIME = 250;

enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK, RUN };

// One row for each state. No row has green for two sides.
const byte LIGHTS[][8] = {
  // main: R Y G   side: R Y G   people: stop walk
  {0, 0, 1, 1, 0, 0, 1, 0},  // MAIN_GREEN
  {0, 1, 0, 1, 0, 0, 1, 0},  // MAIN_YELLOW
  {1, 0, 0, 0, 0, 1, 1, 0},  // SIDE_GREEN
  {1, 0, 0, 0, 1, 0, 1, 0},  // SIDE_YELLOW
  {1, 0, 0, 1, 0, 0, 1, 0},  // ALL_RED
  {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
  {1, 0, 0, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people
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
      if (time >= WALK_TIME) enter(RUN);
      break;

    case RUN:
      digitalWrite(9, (time / BLINK_TIME) % 2 == 0 ? LOW : HIGH);
      if (time >= RUN_TIME) enter(ALL_RED);
      break;
  }
  delay(5);
}

//// wrong blinks-while-cars-drive
// It blinks after the red second has begun, and a road has green already.
// Fails at: people_are_safe
// Every lamp of the crossing, in the order of the table below.
const byte LAMPS[] = {4, 3, 2, 7, 6, 5, 8, 9};
const int BUTTON_PIN = 10;
const int MAIN_CARS_PIN = A0;
const int SIDE_CARS_PIN = A1;

const unsigned long GREEN_TIME = 2000;
const unsigned long YELLOW_TIME = 1000;
const unsigned long ALL_RED_TIME = 1000;
const unsigned long WALK_TIME = 1000;
const unsigned long RUN_TIME = 1000;
const unsigned long BLINK_TIME = 250;

enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK, RUN };

// One row for each state. No row has green for two sides.
const byte LIGHTS[][8] = {
  // main: R Y G   side: R Y G   people: stop walk
  {0, 0, 1, 1, 0, 0, 1, 0},  // MAIN_GREEN
  {0, 1, 0, 1, 0, 0, 1, 0},  // MAIN_YELLOW
  {1, 0, 0, 0, 0, 1, 1, 0},  // SIDE_GREEN
  {1, 0, 0, 0, 1, 0, 1, 0},  // SIDE_YELLOW
  {1, 0, 0, 1, 0, 0, 1, 0},  // ALL_RED
  {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
  {0, 0, 1, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people
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
      if (time >= WALK_TIME) enter(RUN);
      break;

    case RUN:
      digitalWrite(9, (time / BLINK_TIME) % 2 == 0 ? LOW : HIGH);
      if (time >= RUN_TIME) enter(ALL_RED);
      break;
  }
  delay(5);
}

//// wrong never-ends-blinking
// It forgets to leave the new state.
// Fails at: green_blinks_at_last, main_stays_green, side_stays_green
// Every lamp of the crossing, in the order of the table below.
const byte LAMPS[] = {4, 3, 2, 7, 6, 5, 8, 9};
const int BUTTON_PIN = 10;
const int MAIN_CARS_PIN = A0;
const int SIDE_CARS_PIN = A1;

const unsigned long GREEN_TIME = 2000;
const unsigned long YELLOW_TIME = 1000;
const unsigned long ALL_RED_TIME = 1000;
const unsigned long WALK_TIME = 1000;
const unsigned long RUN_TIME = 1000;
const unsigned long BLINK_TIME = 250;

enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK, RUN };

// One row for each state. No row has green for two sides.
const byte LIGHTS[][8] = {
  // main: R Y G   side: R Y G   people: stop walk
  {0, 0, 1, 1, 0, 0, 1, 0},  // MAIN_GREEN
  {0, 1, 0, 1, 0, 0, 1, 0},  // MAIN_YELLOW
  {1, 0, 0, 0, 0, 1, 1, 0},  // SIDE_GREEN
  {1, 0, 0, 0, 1, 0, 1, 0},  // SIDE_YELLOW
  {1, 0, 0, 1, 0, 0, 1, 0},  // ALL_RED
  {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
  {1, 0, 0, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people
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
      if (time >= WALK_TIME) enter(RUN);
      break;

    case RUN:
      digitalWrite(9, (time / BLINK_TIME) % 2 == 0 ? LOW : HIGH);
      break;
  }
  delay(5);
}

//// wrong fixed-timeline
// It plays the same lights round and round, and reads nothing.
// Fails at: main_stays_green, side_stays_green, green_blinks_at_last
void lamps(byte main, byte side, byte people) {
  digitalWrite(4, main == 0);
  digitalWrite(3, main == 1);
  digitalWrite(2, main == 2);
  digitalWrite(7, side == 0);
  digitalWrite(6, side == 1);
  digitalWrite(5, side == 2);
  digitalWrite(8, !people);
  digitalWrite(9, people);
}

void setup() {
  for (int pin = 2; pin <= 9; pin++) pinMode(pin, OUTPUT);
}

void loop() {
  lamps(2, 0, 0);
  delay(2000);
  lamps(1, 0, 0);
  delay(1000);
  lamps(0, 0, 0);
  delay(1000);
  lamps(0, 0, 1);
  delay(1000);
  for (int i = 0; i < 2; i++) {
    lamps(0, 0, 0);
    delay(250);
    lamps(0, 0, 1);
    delay(250);
  }
  lamps(0, 0, 0);
  delay(1000);
}
