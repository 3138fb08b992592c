//// solution
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
//// accepted lights-as-objects
// Each light is an object; the button is caught by an interrupt, and green lasts a little longer.
class Light {
  int pinR, pinY, pinG;

 public:
  Light(int r, int y, int g) : pinR(r), pinY(y), pinG(g) {}
  void show(bool r, bool y, bool g) {
    digitalWrite(pinR, r);
    digitalWrite(pinY, y);
    digitalWrite(pinG, g);
  }
};

Light mainLight(4, 3, 2), sideLight(7, 6, 5);
Light *now = &mainLight;
volatile bool request = false;

ISR(PCINT0_vect) {
  if (digitalRead(10) == LOW) request = true;
}

void walk(bool green) {
  digitalWrite(green ? 8 : 9, LOW);
  digitalWrite(green ? 9 : 8, HIGH);
}

void setup() {
  for (int pin = 2; pin < 10; pin++) pinMode(pin, OUTPUT);
  pinMode(10, INPUT_PULLUP);
  sideLight.show(1, 0, 0);
  walk(false);
  PCICR = 1;
  PCMSK0 = 1 << 2;
}

void loop() {
  int others = now == &mainLight ? A1 : A0;
  now->show(0, 0, 1);
  delay(2300);
  while (!request && digitalRead(others) == HIGH) delay(20);
  now->show(0, 1, 0);
  delay(1050);
  now->show(1, 0, 0);
  delay(1000);
  if (request) {
    walk(true);
    delay(2000);
    request = false;
    walk(false);
    delay(1000);
  }
  if (digitalRead(others) == LOW) now = now == &mainLight ? &sideLight : &mainLight;
}
//// accepted numbered-steps of solution
// Its steps are numbers; time is counted in tenths of a second, and the red lamps write first.
-enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK };
+typedef int State;
+const int MAIN_GREEN = 0, MAIN_YELLOW = 1, SIDE_GREEN = 2, SIDE_YELLOW = 3, ALL_RED = 4, WALK = 5;
+unsigned long tenths;
...
-  enteredAt = millis();
+  tenths = 0;
+  digitalWrite(4, LIGHTS[next][0]);
+  digitalWrite(7, LIGHTS[next][3]);
...
-  pinMode(BUTTON_PIN, INPUT_PULLUP);
+  digitalWrite(BUTTON_PIN, HIGH);
...
-  if (digitalRead(BUTTON_PIN) == LOW) peopleWait = true;
-
-  unsigned long time = millis() - enteredAt;
+  for (int i = 0; i < 10; i++) {
+    delay(10);
+    if (digitalRead(BUTTON_PIN) == LOW) peopleWait = true;
+  }
+  unsigned long time = ++tenths * 100;
...
-  delay(5);
//// accepted waiting-in-functions
// It waits in a function that watches the button all the time, and writes the lamps as text.
bool pressed = false;
bool mainTurn = true;

void wait(unsigned long ms) {
  unsigned long from = millis();
  while (millis() - from < ms) {
    if (digitalRead(10) == LOW) pressed = true;
  }
}

void show(const char *lamps) {
  const byte pins[] = {4, 3, 2, 7, 6, 5, 8, 9};
  for (int i = 0; i < 8; i++) digitalWrite(pins[i], lamps[i] == '1');
}

void setup() {
  for (int pin = 2; pin < 10; pin++) pinMode(pin, OUTPUT);
  pinMode(10, INPUT_PULLUP);
}

void loop() {
  int others = mainTurn ? A1 : A0;
  show(mainTurn ? "00110010" : "10000110");
  wait(2000);
  while (!pressed && digitalRead(others) == HIGH) wait(1);
  show(mainTurn ? "01010010" : "10001010");
  wait(1000);
  show("10010010");
  wait(1000);
  if (pressed) {
    pressed = false;
    show("10010001");
    wait(2000);
    show("10010010");
    wait(1000);
  }
  if (digitalRead(others) == LOW) mainTurn = !mainTurn;
}
//// accepted rests-a-little of solution
// It looks only every 50 milliseconds.
~ delay(5); => delay(50);
//// wrong always-green of waiting-in-functions (main_starts_green)
// Every side has green all the time.
 void loop() {
+  while (true) show("00100101");
//// wrong never-green of waiting-in-functions (main_starts_green)
// Nothing ever gets green.
 void loop() {
+  while (true) show("10010010");
//// wrong constant-main of waiting-in-functions (yellow_warns)
// The main road has green for ever; what it prints says something else.
   pinMode(10, INPUT_PULLUP);
+  Serial.begin(9600);
...
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  while (true) Serial.println("Side road: green");
//// wrong fixed-cycle of waiting-in-functions (main_starts_green yellow_warns red_after_yellow side_gets_green both_take_turns main_stays_green side_stays_green people_get_green)
// The lights change by the clock alone, as old ones do.
-    if (digitalRead(10) == LOW) pressed = true;
...
-  wait(2000);
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  wait(mainTurn ? 2500 : 2000);
...
-  if (digitalRead(others) == LOW) mainTurn = !mainTurn;
+  mainTurn = !mainTurn;
//// wrong replays-timeline of waiting-in-functions (main_starts_green yellow_warns red_after_yellow side_gets_green both_take_turns main_stays_green side_stays_green people_get_green)
// It plays what may come: a green for each side and for people in turn.
-    if (digitalRead(10) == LOW) pressed = true;
...
-  wait(2000);
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  wait(mainTurn ? 3000 : 2000);
+  pressed = !mainTurn;
...
-  if (digitalRead(others) == LOW) mainTurn = !mainTurn;
+  mainTurn = !mainTurn;
//// wrong cars-only of waiting-in-functions (people_get_green)
// It reads the cars, and never the button.
-    if (digitalRead(10) == LOW) pressed = true;
//// wrong press-forgotten of waiting-in-functions (people_get_green)
// It looks at the button only when a green could end.
-    if (digitalRead(10) == LOW) pressed = true;
...
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  pressed = false;
+  while (digitalRead(others) == HIGH) wait(1);
+  if (digitalRead(10) == LOW) pressed = true;
//// wrong button-inverted of waiting-in-functions (main_starts_green yellow_warns red_after_yellow side_gets_green)
// It takes a button at rest for a pressed one.
~ if (digitalRead(10) == LOW) pressed = true; => if (digitalRead(10) == HIGH) pressed = true;
//// wrong sensors-inverted of waiting-in-functions (main_starts_green yellow_warns red_after_yellow side_gets_green)
// It takes an empty road for a full one.
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  while (!pressed && digitalRead(others) == LOW) wait(1);
...
-  if (digitalRead(others) == LOW) mainTurn = !mainTurn;
+  if (digitalRead(others) == HIGH) mainTurn = !mainTurn;
//// wrong main-forgotten of waiting-in-functions (both_take_turns)
// Once on the side road, green never returns for the cars on the main road.
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  while (!pressed && (!mainTurn || digitalRead(others) == HIGH)) wait(1);
//// wrong no-all-red of waiting-in-functions (red_after_yellow side_gets_green)
// The side road gets green in the moment in which yellow ends.
-  show("10010010");
-  wait(1000);
//// wrong no-yellow of waiting-in-functions (yellow_warns)
// Green is followed by red at once.
-  show(mainTurn ? "01010010" : "10001010");
-  wait(1000);
//// wrong both-green-for-a-moment of waiting-in-functions (one_road_has_red)
// The next side gets its green before the other one's has ended.
   int others = mainTurn ? A1 : A0;
+  show(mainTurn ? "00100110" : "10000110");
+  wait(100);
//// wrong people-beside-cars of waiting-in-functions (people_are_safe people_get_green)
// People still have green when the cars start.
     wait(2000);
+    show("00110001");
+    wait(500);
//// wrong yellow-too-short of waiting-in-functions (red_after_yellow)
// Yellow lasts 0.7 s.
   show(mainTurn ? "01010010" : "10001010");
-  wait(1000);
+  wait(700);
//// wrong yellow-too-long of waiting-in-functions (red_after_yellow)
// Yellow lasts 1.4 s.
   show(mainTurn ? "01010010" : "10001010");
-  wait(1000);
+  wait(1400);
//// wrong all-red-too-short of waiting-in-functions (side_gets_green)
// All sides have red for 0.7 s only.
   show("10010010");
-  wait(1000);
+  wait(700);
//// wrong all-red-too-long of waiting-in-functions (side_gets_green)
// All sides have red for 1.4 s.
   show("10010010");
-  wait(1000);
+  wait(1400);
//// wrong green-too-short of waiting-in-functions (both_take_turns)
// With cars on both roads a green lasts 1.7 s.
-  wait(2000);
+  wait(1700);
//// wrong walk-too-short of waiting-in-functions (people_get_green)
// People have green for 1.7 s.
-    wait(2000);
+    wait(1700);
//// wrong request-never-cleared of waiting-in-functions (main_stays_green side_stays_green)
// After one press people get green in every round, for ever.
-    pressed = false;
//// wrong green-a-little-too-short of solution (both_take_turns)
// A green lasts 1.9 s.
~ const unsigned long GREEN_TIME = 2000; => const unsigned long GREEN_TIME = 1900;
//// wrong yellow-a-little-too-short of solution (red_after_yellow)
// Yellow lasts 0.9 s.
~ const unsigned long YELLOW_TIME = 1000; => const unsigned long YELLOW_TIME = 900;
//// wrong yellow-a-little-too-long of solution (red_after_yellow)
// Yellow lasts 1.2 s.
~ const unsigned long YELLOW_TIME = 1000; => const unsigned long YELLOW_TIME = 1200;
//// wrong red-a-little-too-short of solution (side_gets_green)
// All sides have red for 0.9 s.
~ const unsigned long ALL_RED_TIME = 1000; => const unsigned long ALL_RED_TIME = 900;
//// wrong walk-a-little-too-short of solution (people_get_green)
// People have green for 1.9 s.
~ const unsigned long WALK_TIME = 2000; => const unsigned long WALK_TIME = 1900;
//// wrong walk-too-long of solution (people_get_green)
// People have green for 2.5 s.
~ const unsigned long WALK_TIME = 2000; => const unsigned long WALK_TIME = 2500;
//// wrong main-goes-first-again of solution (both_take_turns)
// With cars on both roads, the main road gets green again after its own green.
-        enter(sideWaits ? SIDE_GREEN : MAIN_GREEN);
+        enter(sideWaits && !mainWaits ? SIDE_GREEN : MAIN_GREEN);

//// extension
//// solution of project
// RUN is a state of its own, and the loop blinks in it.
// Every lamp of the crossing, in the order of the table below.
-const unsigned long WALK_TIME = 2000;
+const unsigned long WALK_TIME = 1000;
+const unsigned long RUN_TIME = 1000;
+const unsigned long BLINK_TIME = 250;
...
-enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK };
+enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK, RUN };
...
   {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
+  {1, 0, 0, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people
...
-      if (time >= WALK_TIME) enter(ALL_RED);
+      if (time >= WALK_TIME) enter(RUN);
+      break;
+
+    case RUN:
+      digitalWrite(9, (time / BLINK_TIME) % 2 == 0 ? LOW : HIGH);
+      if (time >= RUN_TIME) enter(ALL_RED);
//// accepted two-states-that-take-turns of project
// Dark and lit are states, too; it counts its blinks.
-const unsigned long WALK_TIME = 2000;
+const unsigned long WALK_TIME = 1000;
+const unsigned long BLINK_TIME = 125;
...
-enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK };
+enum State { MAIN_GREEN, MAIN_YELLOW, SIDE_GREEN, SIDE_YELLOW, ALL_RED, WALK, RUN_DARK, RUN_LIT };
...
   {1, 0, 0, 1, 0, 0, 0, 1},  // WALK
+  {1, 0, 0, 1, 0, 0, 1, 0},  // RUN_DARK: people see red between the blinks
+  {1, 0, 0, 1, 0, 0, 0, 1},  // RUN_LIT
...
 bool peopleWait = false;
+int blinks;
...
-      if (time >= WALK_TIME) enter(ALL_RED);
+      blinks = 0;
+      if (time >= WALK_TIME) enter(RUN_DARK);
+      break;
+
+    case RUN_DARK:
+      if (time >= BLINK_TIME) enter(blinks == 4 ? ALL_RED : RUN_LIT);
+      break;
+
+    case RUN_LIT:
+      if (time < BLINK_TIME) break;
+      blinks++;
+      enter(RUN_DARK);
//// accepted blinks-with-delay of project
// It waits while it blinks: nothing else has to happen in this second.
-      if (time >= WALK_TIME) enter(ALL_RED);
+      if (time < 1000) break;
+      for (int blink = 0; blink < 3; blink++) {
+        digitalWrite(9, LOW);
+        delay(170);
+        digitalWrite(9, HIGH);
+        delay(170);
+      }
+      enter(ALL_RED);
//// wrong no-blinking of project (green_blinks_at_last)
// The solution of the project itself.
//// wrong all-dark (one_road_has_red main_stays_green side_stays_green green_blinks_at_last)
// It never switches a lamp on.
void setup() {}

void loop() {}
//// wrong always-walk of solution (main_stays_green side_stays_green green_blinks_at_last)
// Both roads have red, and the green of the people always blinks.
-bool peopleWait = false;
+bool peopleWait = true;
...
-  enter(MAIN_GREEN);
+  enter(WALK);
...
-        peopleWait = false;
//// wrong blinks-from-the-start of solution (green_blinks_at_last)
// The green blinks for the whole two seconds.
-const unsigned long WALK_TIME = 1000;
-const unsigned long RUN_TIME = 1000;
+const unsigned long WALK_TIME = 0;
+const unsigned long RUN_TIME = 2000;
//// wrong blinks-after-the-time of solution (green_blinks_at_last)
// It blinks for a second more, instead of in the last one.
~ const unsigned long WALK_TIME = 1000; => const unsigned long WALK_TIME = 2000;
//// wrong blinks-while-cars-drive of solution (people_are_safe)
// It blinks after the red second has begun, and a road has green already.
~ {1, 0, 0, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people => {0, 0, 1, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people
//// wrong never-ends-blinking of solution (green_blinks_at_last main_stays_green side_stays_green)
// It forgets to leave the new state.
-      if (time >= RUN_TIME) enter(ALL_RED);
//// wrong fixed-timeline of solution (main_stays_green side_stays_green green_blinks_at_last)
// It plays the same lights round and round, and reads nothing.
-  bool mainWaits = digitalRead(MAIN_CARS_PIN) == LOW;
-  bool sideWaits = digitalRead(SIDE_CARS_PIN) == LOW;
-  if (digitalRead(BUTTON_PIN) == LOW) peopleWait = true;
+  bool mainWaits = false, sideWaits = false;
+  if (state == MAIN_GREEN) peopleWait = true;
