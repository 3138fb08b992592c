//// accepted solution of solution.ino
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

//// accepted two-states-that-take-turns of solution.ino
// Dark and lit are states, too; it counts its blinks.
// Every lamp of the crossing, in the order of the table below.
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

//// accepted blinks-with-delay of solution.ino
// It waits while it blinks: nothing else has to happen in this second.
// Every lamp of the crossing, in the order of the table below.
-      if (time >= WALK_TIME) enter(ALL_RED);
+      if (time < 1000) break;
+      for (int blink = 0; blink < 3; blink++) {
+        digitalWrite(9, LOW);
+        delay(170);
+        digitalWrite(9, HIGH);
+        delay(170);
+      }
+      enter(ALL_RED);

//// wrong no-blinking of solution.ino
// The solution of the project itself.
// Fails at: green_blinks_at_last
// Every lamp of the crossing, in the order of the table below.

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

//// wrong blinks-from-the-start of solution
// The green blinks for the whole two seconds.
// Fails at: green_blinks_at_last
// Every lamp of the crossing, in the order of the table below.
-const unsigned long WALK_TIME = 1000;
-const unsigned long RUN_TIME = 1000;
+const unsigned long WALK_TIME = 0;
+const unsigned long RUN_TIME = 2000;

//// wrong blinks-after-the-time of solution
// It blinks for a second more, instead of in the last one.
// Fails at: green_blinks_at_last
// Every lamp of the crossing, in the order of the table below.
-const unsigned long WALK_TIME = 1000;
+const unsigned long WALK_TIME = 2000;

//// wrong blinks-while-cars-drive of solution
// It blinks after the red second has begun, and a road has green already.
// Fails at: people_are_safe
// Every lamp of the crossing, in the order of the table below.
-  {1, 0, 0, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people
+  {0, 0, 1, 1, 0, 0, 0, 0},  // RUN: the loop blinks the green of the people

//// wrong never-ends-blinking of solution
// It forgets to leave the new state.
// Fails at: green_blinks_at_last, main_stays_green, side_stays_green
// Every lamp of the crossing, in the order of the table below.
-      if (time >= RUN_TIME) enter(ALL_RED);

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
