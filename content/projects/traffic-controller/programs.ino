//// accepted lights-as-objects
// Each light is an object; the button is caught by an interrupt, and green lasts a little longer.
class Light {
  int red, yellow, green;

 public:
  Light(int r, int y, int g) : red(r), yellow(y), green(g) {}
  void begin() {
    pinMode(red, OUTPUT);
    pinMode(yellow, OUTPUT);
    pinMode(green, OUTPUT);
    stop();
  }
  void stop() {
    digitalWrite(red, HIGH);
    digitalWrite(yellow, LOW);
    digitalWrite(green, LOW);
  }
  void warn() {
    digitalWrite(green, LOW);
    digitalWrite(yellow, HIGH);
  }
  void go() {
    digitalWrite(green, HIGH);
    digitalWrite(red, LOW);
  }
};

Light mainLight(4, 3, 2);
Light sideLight(7, 6, 5);
Light *now = &mainLight;
volatile bool request = false;

ISR(PCINT0_vect) {
  if (digitalRead(10) == LOW) request = true;
}

bool waitsElsewhere() {
  return request || digitalRead(now == &mainLight ? A1 : A0) == LOW;
}

void setup() {
  mainLight.begin();
  sideLight.begin();
  pinMode(8, OUTPUT);
  pinMode(9, OUTPUT);
  digitalWrite(8, HIGH);
  pinMode(10, INPUT_PULLUP);
  PCICR = 1;
  PCMSK0 = 1 << 2;
  mainLight.go();
}

void loop() {
  delay(2300);
  while (!waitsElsewhere()) delay(20);
  now->warn();
  delay(1050);
  now->stop();
  delay(1000);
  if (request) {
    digitalWrite(8, LOW);
    digitalWrite(9, HIGH);
    delay(2000);
    request = false;
    digitalWrite(9, LOW);
    digitalWrite(8, HIGH);
    delay(1000);
  }
  bool mainWaits = digitalRead(A0) == LOW, sideWaits = digitalRead(A1) == LOW;
  if (now == &mainLight && sideWaits) now = &sideLight;
  else if (now == &sideLight && mainWaits) now = &mainLight;
  now->go();
}

//// accepted numbered-steps
// Its steps are numbers; time is counted in tenths of a second, and the red lamps write first.
int step = 0, tenths = 0;
bool people = false, toSide = false;

void lamps(byte r, byte y, byte g, byte r2, byte y2, byte g2, byte walk) {
  digitalWrite(4, r);
  digitalWrite(7, r2);
  digitalWrite(3, y);
  digitalWrite(2, g);
  digitalWrite(6, y2);
  digitalWrite(5, g2);
  digitalWrite(8, !walk);
  digitalWrite(9, walk);
}

void setup() {
  for (int pin = 2; pin <= 9; pin++) pinMode(pin, OUTPUT);
  digitalWrite(10, HIGH);
  Serial.begin(9600);
}

void change(int next) {
  step = next;
  tenths = 0;
  Serial.println(next);
}

void loop() {
  bool onMain = !digitalRead(A0), onSide = !digitalRead(A1);
  if (step == 0) lamps(0, 0, 1, 1, 0, 0, 0);
  if (step == 1) lamps(0, 1, 0, 1, 0, 0, 0);
  if (step == 2 || step == 6) lamps(1, 0, 0, 1, 0, 0, 0);
  if (step == 3) lamps(1, 0, 0, 0, 0, 1, 0);
  if (step == 4) lamps(1, 0, 0, 0, 1, 0, 0);
  if (step == 5) lamps(1, 0, 0, 1, 0, 0, 1);
  for (int i = 0; i < 10; i++) {
    delay(10);
    if (!digitalRead(10)) people = true;
  }
  tenths++;
  if (step == 0 && tenths >= 20 && (onSide || people)) {
    toSide = onSide;
    change(1);
  } else if (step == 3 && tenths >= 20 && (onMain || people)) {
    toSide = !onMain;
    change(4);
  } else if ((step == 1 || step == 4) && tenths >= 10) change(2);
  else if ((step == 2 || step == 6) && tenths >= 10) {
    if (people) change(5);
    else change(toSide ? 3 : 0);
    people = false;
  } else if (step == 5 && tenths >= 20) change(6);
}

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

//// accepted rests-a-little of solution.ino
// It looks only every 50 milliseconds.
-  delay(5);
+  delay(50);

//// wrong always-green
// Every side has green all the time.
// Fails at: main_starts_green
void show(const char *lamps) {
  const byte pins[] = {4, 3, 2, 7, 6, 5, 8, 9};
  for (int i = 0; i < 8; i++) digitalWrite(pins[i], lamps[i] == '1');
}

void setup() {
  for (int pin = 2; pin < 10; pin++) pinMode(pin, OUTPUT);
}

void loop() {
  show("00100101");
}

//// wrong never-green
// Nothing ever gets green.
// Fails at: main_starts_green
void show(const char *lamps) {
  const byte pins[] = {4, 3, 2, 7, 6, 5, 8, 9};
  for (int i = 0; i < 8; i++) digitalWrite(pins[i], lamps[i] == '1');
}

void setup() {
  for (int pin = 2; pin < 10; pin++) pinMode(pin, OUTPUT);
}

void loop() {
  show("10010010");
}

//// wrong constant-main
// The main road has green for ever; what it prints says something else.
// Fails at: yellow_warns
void show(const char *lamps) {
  const byte pins[] = {4, 3, 2, 7, 6, 5, 8, 9};
  for (int i = 0; i < 8; i++) digitalWrite(pins[i], lamps[i] == '1');
}

void setup() {
  for (int pin = 2; pin < 10; pin++) pinMode(pin, OUTPUT);
  Serial.begin(9600);
}

void loop() {
  show("00110010");
  Serial.println("Side road: green");
  delay(2000);
}

//// wrong fixed-cycle
// The lights change by the clock alone, as old ones do.
// Fails at: main_starts_green, yellow_warns, red_after_yellow, side_gets_green, both_take_turns, main_stays_green, side_stays_green, people_get_green
void show(const char *lamps) {
  const byte pins[] = {4, 3, 2, 7, 6, 5, 8, 9};
  for (int i = 0; i < 8; i++) digitalWrite(pins[i], lamps[i] == '1');
}

void setup() {
  for (int pin = 2; pin < 10; pin++) pinMode(pin, OUTPUT);
}

void loop() {
  show("00110010");
  delay(2500);
  show("01010010");
  delay(1000);
  show("10010010");
  delay(1000);
  show("10000110");
  delay(2000);
  show("10001010");
  delay(1000);
  show("10010010");
  delay(1000);
}

//// wrong replays-timeline
// It plays what may come: a green for each side and for people in turn.
// Fails at: main_starts_green, yellow_warns, red_after_yellow, side_gets_green, both_take_turns, main_stays_green, side_stays_green, people_get_green
void show(const char *lamps) {
  const byte pins[] = {4, 3, 2, 7, 6, 5, 8, 9};
  for (int i = 0; i < 8; i++) digitalWrite(pins[i], lamps[i] == '1');
}

void setup() {
  for (int pin = 2; pin < 10; pin++) pinMode(pin, OUTPUT);
}

void loop() {
  show("00110010");
  delay(3000);
  show("01010010");
  delay(1000);
  show("10010010");
  delay(1000);
  show("10000110");
  delay(2000);
  show("10001010");
  delay(1000);
  show("10010010");
  delay(1000);
  show("10010001");
  delay(2000);
  show("10010010");
  delay(1000);
}

//// wrong cars-only of waiting-in-functions
// It reads the cars, and never the button.
// Fails at: people_get_green
-    if (digitalRead(10) == LOW) pressed = true;

//// wrong press-forgotten of waiting-in-functions
// It looks at the button only when a green could end.
// Fails at: people_get_green
-    if (digitalRead(10) == LOW) pressed = true;
...
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  pressed = false;
+  while (digitalRead(others) == HIGH) wait(1);
+  if (digitalRead(10) == LOW) pressed = true;

//// wrong button-inverted of waiting-in-functions
// It takes a button at rest for a pressed one.
// Fails at: main_starts_green, yellow_warns, red_after_yellow, side_gets_green
-    if (digitalRead(10) == LOW) pressed = true;
+    if (digitalRead(10) == HIGH) pressed = true;

//// wrong sensors-inverted of waiting-in-functions
// It takes an empty road for a full one.
// Fails at: main_starts_green, yellow_warns, red_after_yellow, side_gets_green
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  while (!pressed && digitalRead(others) == LOW) wait(1);
...
-  if (digitalRead(others) == LOW) mainTurn = !mainTurn;
+  if (digitalRead(others) == HIGH) mainTurn = !mainTurn;

//// wrong main-forgotten of waiting-in-functions
// Once on the side road, green never returns for the cars on the main road.
// Fails at: both_take_turns
-  while (!pressed && digitalRead(others) == HIGH) wait(1);
+  while (!pressed && (!mainTurn || digitalRead(others) == HIGH)) wait(1);

//// wrong no-all-red of waiting-in-functions
// The side road gets green in the moment in which yellow ends.
// Fails at: red_after_yellow, side_gets_green
-  show("10010010");
-  wait(1000);

//// wrong no-yellow of waiting-in-functions
// Green is followed by red at once.
// Fails at: yellow_warns
-  show(mainTurn ? "01010010" : "10001010");
-  wait(1000);

//// wrong both-green-for-a-moment of waiting-in-functions
// The next side gets its green before the other one's has ended.
// Fails at: one_road_has_red
   int others = mainTurn ? A1 : A0;
+  show(mainTurn ? "00100110" : "10000110");
+  wait(100);

//// wrong people-beside-cars of waiting-in-functions
// People still have green when the cars start.
// Fails at: people_are_safe, people_get_green
     wait(2000);
+    show("00110001");
+    wait(500);

//// wrong yellow-too-short of waiting-in-functions
// Yellow lasts 0.7 s.
// Fails at: red_after_yellow
   show(mainTurn ? "01010010" : "10001010");
-  wait(1000);
+  wait(700);

//// wrong yellow-too-long of waiting-in-functions
// Yellow lasts 1.4 s.
// Fails at: red_after_yellow
   show(mainTurn ? "01010010" : "10001010");
-  wait(1000);
+  wait(1400);

//// wrong all-red-too-short of waiting-in-functions
// All sides have red for 0.7 s only.
// Fails at: side_gets_green
   show("10010010");
-  wait(1000);
+  wait(700);

//// wrong all-red-too-long of waiting-in-functions
// All sides have red for 1.4 s.
// Fails at: side_gets_green
   show("10010010");
-  wait(1000);
+  wait(1400);

//// wrong green-too-short of waiting-in-functions
// With cars on both roads a green lasts 1.7 s.
// Fails at: both_take_turns
-  wait(2000);
+  wait(1700);

//// wrong walk-too-short of waiting-in-functions
// People have green for 1.7 s.
// Fails at: people_get_green
-    wait(2000);
+    wait(1700);

//// wrong request-never-cleared of waiting-in-functions
// After one press people get green in every round, for ever.
// Fails at: main_stays_green, side_stays_green
-    pressed = false;

//// wrong green-a-little-too-short of solution.ino
// A green lasts 1.9 s.
// Fails at: both_take_turns
-const unsigned long GREEN_TIME = 2000;
+const unsigned long GREEN_TIME = 1900;

//// wrong yellow-a-little-too-short of solution.ino
// Yellow lasts 0.9 s.
// Fails at: red_after_yellow
-const unsigned long YELLOW_TIME = 1000;
+const unsigned long YELLOW_TIME = 900;

//// wrong yellow-a-little-too-long of solution.ino
// Yellow lasts 1.2 s.
// Fails at: red_after_yellow
-const unsigned long YELLOW_TIME = 1000;
+const unsigned long YELLOW_TIME = 1200;

//// wrong red-a-little-too-short of solution.ino
// All sides have red for 0.9 s.
// Fails at: side_gets_green
-const unsigned long ALL_RED_TIME = 1000;
+const unsigned long ALL_RED_TIME = 900;

//// wrong walk-a-little-too-short of solution.ino
// People have green for 1.9 s.
// Fails at: people_get_green
-const unsigned long WALK_TIME = 2000;
+const unsigned long WALK_TIME = 1900;

//// wrong walk-too-long of solution.ino
// People have green for 2.5 s.
// Fails at: people_get_green
-const unsigned long WALK_TIME = 2000;
+const unsigned long WALK_TIME = 2500;

//// wrong main-goes-first-again of solution.ino
// With cars on both roads, the main road gets green again after its own green.
// Fails at: both_take_turns
-        enter(sideWaits ? SIDE_GREEN : MAIN_GREEN);
+        enter(sideWaits && !mainWaits ? SIDE_GREEN : MAIN_GREEN);
