//// solution
#include <SparkFun_APDS9960.h>

const int LAMP_PIN = 7;
const int FAN_PIN = 5;  // with PWM

// The steps of the fan: 0, 50, 75 and 100 % of 255.
const int SPEEDS[] = {0, 128, 191, 255};
const int LAST_STEP = 3;

const unsigned long PAUSE = 300;  // milliseconds in which a hand goes back

SparkFun_APDS9960 sensor;
int fanStep = 0;
unsigned long endedAt = 0;

void setFan(int newStep) {
  fanStep = constrain(newStep, 0, LAST_STEP);
  analogWrite(FAN_PIN, SPEEDS[fanStep]);
}

void obey(int gesture) {
  if (gesture == DIR_RIGHT) {
    digitalWrite(LAMP_PIN, HIGH);
  } else if (gesture == DIR_LEFT) {
    digitalWrite(LAMP_PIN, LOW);
  } else if (gesture == DIR_UP) {
    setFan(fanStep + 1);
  } else if (gesture == DIR_DOWN) {
    setFan(fanStep - 1);
  }
}

void setup() {
  Serial.begin(9600);
  pinMode(LAMP_PIN, OUTPUT);
  if (!sensor.init() || !sensor.enableGestureSensor(false)) {
    Serial.println("No sensor");
  }
}

void loop() {
  if (!sensor.isGestureAvailable()) {
    return;
  }

  // A hand begins here: look at the clock before you read where it goes.
  bool tooSoon = millis() - endedAt < PAUSE;
  int gesture = sensor.readGesture();  // waits until the hand has left
  endedAt = millis();

  if (!tooSoon) {
    obey(gesture);
  }
}
//// accepted switch-and-percent
// It compares the times of two ends, so its pause holds the way of a hand, too. Percent instead of a table.
#include <Wire.h>
#include <SparkFun_APDS9960.h>
SparkFun_APDS9960 apds = SparkFun_APDS9960();
byte level = 0;
unsigned long last;

void setup() {
  DDRD |= 1 << 7;
  apds.init();
  apds.enableGestureSensor(false);
}

void loop() {
  if (apds.isGestureAvailable()) {
    int way = apds.readGesture();
    if (millis() - last > 650) {
      switch (way) {
        case DIR_RIGHT: PORTD |= 1 << 7; break;
        case DIR_LEFT: PORTD &= ~(1 << 7); break;
        case DIR_UP: if (level < 3) level++; break;
        case DIR_DOWN: if (level > 0) level--; break;
      }
      int percent = level == 0 ? 0 : 25 + 25 * level;
      analogWrite(5, percent * 255L / 100);
    }
    last = millis();
  }
  delay(20);
}
//// accepted looks-after-the-pause of solution
// It looks again after 0.3 seconds: if a hand is there by then, it reads that one away.
-  bool tooSoon = millis() - endedAt < PAUSE;
...
-  endedAt = millis();
...
-  if (!tooSoon) {
-    obey(gesture);
-  }
+  obey(gesture);
+  unsigned long since = millis();
+  while (millis() - since < PAUSE) {
+    if (sensor.isGestureAvailable()) sensor.readGesture();
+  }
//// wrong prints-only of solution (right_lights up_is_faster)
// It prints each gesture, as the starter does.
~ obey(gesture); => Serial.println(gesture);
//// wrong does-nothing (right_lights up_is_faster)
// It does nothing at all.
void setup() {}
void loop() {}
//// wrong always-on of solution (waits_for_a_hand)
// Lamp and fan are on from the start.
-  pinMode(LAMP_PIN, OUTPUT);
+  pinMode(LAMP_PIN, OUTPUT);
+  digitalWrite(LAMP_PIN, HIGH);
+  setFan(LAST_STEP);
//// wrong never-a-lamp of solution (right_lights)
// Its lamp stays dark.
~ LAMP_PIN, HIGH => LAMP_PIN, LOW
//// wrong replays-timeline of solution (waits_for_a_hand right_lights)
// Lamp and fan follow the clock, and no hand.
~ if (!sensor.isGestureAvailable()) { => digitalWrite(LAMP_PIN, millis() / 8000 % 2); analogWrite(FAN_PIN, SPEEDS[millis() / 4000 % 4]); if (true) {
//// wrong gestures-in-turn of solution (up_is_faster)
// Each hand does what is next in its list, wherever it goes.
~ obey(gesture); => static byte turn = 0; obey(turn++ % 4 + DIR_LEFT);
//// wrong inverted of solution (right_lights)
// Left and right are exchanged.
~ if (gesture == DIR_RIGHT) => if (gesture == DIR_LEFT)
...
~ } else if (gesture == DIR_LEFT) => } else if (gesture == DIR_RIGHT)
//// wrong up-and-down-exchanged of solution (right_lights up_is_faster)
// Down makes the fan faster.
~ newStep, 0 => 2 * fanStep - newStep, 0
//// wrong any-hand-toggles of solution (up_is_faster)
// Right and left switch the lamp over.
~ digitalWrite(LAMP_PIN, HIGH); => digitalWrite(LAMP_PIN, !digitalRead(LAMP_PIN));
...
~ digitalWrite(LAMP_PIN, LOW); => digitalWrite(LAMP_PIN, !digitalRead(LAMP_PIN));
//// wrong no-pause of solution (way_back_is_ignored)
// The way back counts as a gesture.
~ if (!tooSoon) => if (true)
//// wrong pause-one-step-too-short of solution (way_back_is_ignored)
// A tenth of a second is over before the hand is back.
~ PAUSE = 300 => PAUSE = 100
//// wrong pause-one-step-too-long of solution (right_lights up_to_full)
// It ignores hands for 0.9 seconds.
~ PAUSE = 300 => PAUSE = 900
//// wrong waits-with-delay of solution (way_back_is_ignored)
// In a delay the sensor goes on: the hand of that time is read afterwards.
~ bool tooSoon = millis() - endedAt < PAUSE; => bool tooSoon = false;
...
~ endedAt = millis(); => delay(PAUSE);
//// wrong clock-after-reading of solution (way_back_is_ignored)
// It looks at the clock when the hand has left: then the 0.3 seconds are over.
-  bool tooSoon = millis() - endedAt < PAUSE;
-  int gesture = sensor.readGesture();  // waits until the hand has left
+  int gesture = sensor.readGesture();
+  bool tooSoon = millis() - endedAt < PAUSE;
//// wrong no-limits of solution (up_is_faster)
// The step may be -1 or 4: it reads beside the table.
~ constrain(newStep, 0, LAST_STEP); => newStep;
//// wrong wraps-around of solution (right_lights way_back_is_ignored)
// After the last step comes the first one.
~ constrain(newStep, 0, LAST_STEP); => (newStep + 4) % 4;
//// wrong even-steps of solution (up_is_faster left_darkens)
// Its steps are 0, 33, 67 and 100 %.
~ {0, 128, 191, 255} => {0, 85, 170, 255}
//// wrong percent-as-duty of solution (up_is_faster up_to_full)
// 100 of 255 is not 100 %.
~ {0, 128, 191, 255} => {0, 50, 75, 100}
//// wrong fan-by-digital-write of solution (up_is_faster left_darkens)
// Its fan knows on and off only.
~ analogWrite(FAN_PIN, => digitalWrite(FAN_PIN,

//// extension
//// solution of project
// A hand that comes and stays for a second: the library calls it near or far.
 void obey(int gesture) {
+  if (gesture == DIR_NEAR || gesture == DIR_FAR) {
+    digitalWrite(LAMP_PIN, LOW);
+    setFan(0);
+  }
//// accepted by-length of project
// It takes the time: a hand that is there for more than a second.
~ int gesture = sensor.readGesture();  // waits until the hand has left => unsigned long began = millis(); int gesture = sensor.readGesture();
...
~ obey(gesture); => obey(gesture); if (endedAt - began > 1000) { digitalWrite(LAMP_PIN, LOW); setFan(0); }
//// accepted by-exclusion of project
// Whatever is neither up nor down, left nor right.
~ setFan(fanStep - 1); => setFan(fanStep - 1); } else if (gesture > DIR_DOWN) { digitalWrite(LAMP_PIN, LOW); setFan(0);
//// wrong as-before of project (staying_hand)
// The solution of the project itself.
//// wrong does-nothing (lamp_and_fan)
// It does nothing at all.
void setup() {}
void loop() {}
//// wrong near-only of solution (staying_hand)
// A hand that comes fast and goes slowly is far.
~ gesture == DIR_NEAR || gesture == DIR_FAR => gesture == DIR_NEAR
//// wrong far-only of solution (staying_hand)
// A hand that comes slowly and goes fast is near.
~ gesture == DIR_NEAR || gesture == DIR_FAR => gesture == DIR_FAR
//// wrong forgets-the-fan of solution (staying_hand)
// Only the lamp goes out.
~ setFan(0); => Serial.println("off");
//// wrong forgets-the-step of solution (starts_anew)
// The fan stops, but the step before goes on from there.
~ setFan(0); => analogWrite(FAN_PIN, 0);
//// wrong any-hand-stops-all of solution (lamp_and_fan)
// Each hand switches all off first.
~ if (gesture == DIR_NEAR || gesture == DIR_FAR) { => if (gesture != DIR_NONE) {
