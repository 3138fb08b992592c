//// solution
#include <Wire.h>
#include <HUSKYLENS.h>

const int GREEN_PIN = 7;
const int RED_PIN = 8;

const int NOBODY = -1;
const int UNKNOWN = 0;  // the camera's own ID for a face that it has not learned

const unsigned long READ_EVERY = 200;  // milliseconds
const int STEADY_COUNT = 5;            // a single reading may be wrong

HUSKYLENS camera;
unsigned long readAt = 0;
int lastSeen = NOBODY;
int inARow = 0;
int steady = NOBODY;  // the state: what was seen long enough

int faceNow() {
  if (!camera.request() || camera.count() == 0) return NOBODY;
  return camera.read().ID;
}

void showState(int id) {
  if (id != UNKNOWN) digitalWrite(RED_PIN, LOW);  // first off, then on
  digitalWrite(GREEN_PIN, id > UNKNOWN);
  digitalWrite(RED_PIN, id == UNKNOWN);
  if (id > UNKNOWN) {
    Serial.print(F("ID "));  // a number, never a name
    Serial.println(id);
  }
}

// A new state needs the same answer several times in a row.
void countInARow(int id) {
  if (id != lastSeen) inARow = 0;
  lastSeen = id;
  if (inARow < STEADY_COUNT) inARow++;
  if (inARow == STEADY_COUNT && id != steady) {
    steady = id;
    showState(steady);
  }
}

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  Wire.begin();
  while (!camera.begin(Wire)) {
    Serial.println(F("No camera"));
    delay(500);
  }
  camera.writeAlgorithm(ALGORITHM_FACE_RECOGNITION);
}

void loop() {
  // The end of the lesson: nobody's face stays in the camera.
  if (Serial.read() == 'F') {
    Serial.println(camera.writeForget() ? F("All faces forgotten") : F("Not forgotten: send F again"));
  }

  if (millis() - readAt >= READ_EVERY) {
    readAt = millis();
    countInARow(faceNow());
  }
}
//// accepted last-five-in-an-array
// It keeps the last five IDs and waits with delay().
#include <Wire.h>
#include <HUSKYLENS.h>
HUSKYLENS husky;
int ids[5] = {-1, -1, -1, -1, -1};
int shown = -1;

void setup() {
  pinMode(7, OUTPUT);
  pinMode(8, OUTPUT);
  Serial.begin(115200);
  Wire.begin();
  husky.begin(Wire);
}

void loop() {
  if (Serial.read() == 'F') husky.writeForget();
  bool answered = husky.requestBlocks();
  for (int i = 4; i > 0; i--) ids[i] = ids[i - 1];
  ids[0] = answered && husky.countBlocks() > 0 ? husky.getBlock(0).ID : -1;
  for (int id : ids) if (id != ids[0]) return delay(194);
  if (shown != ids[0]) {
    shown = ids[0];
    bitWrite(PORTD, 7, shown > 0);
    bitWrite(PORTB, 0, shown == 0);
    if (shown > 0) Serial.println("Welcome, ID " + String(shown));
  }
  delay(194);
}
//// accepted by-time of solution
// From the first to the fifth of five readings 800 ms pass.
~ int inARow = 0; => unsigned long since = 0;
...
~ if (id != lastSeen) inARow = 0; => if (id != lastSeen) since = millis();
...
~ if (inARow < STEADY_COUNT) inARow++; => bool isSteady = millis() - since >= 790;
...
~ if (inARow == STEADY_COUNT && id != steady) => if (isSteady && id != steady)
//// wrong prints-only of solution (knows_one)
// It prints each state, and no light comes on.
~ showState(steady); => Serial.println(steady);
//// wrong always-green of solution (one_light_only red_for_new glance forgets)
// Green is on, whatever the camera says.
~ digitalWrite(GREEN_PIN, id > UNKNOWN); => digitalWrite(GREEN_PIN, HIGH);
//// wrong replays-timeline of solution (knows_one)
// It follows the clock, and never asks the camera.
~ countInARow(faceNow()); => countInARow(millis() / 4000 % 4 - 1);
//// wrong single-readings of solution (knows_one knows_two red_for_new glance)
// It believes each single reading.
~ STEADY_COUNT = 5; => STEADY_COUNT = 1;
//// wrong four-in-a-row of solution (glance)
// One reading too few.
~ STEADY_COUNT = 5; => STEADY_COUNT = 4;
//// wrong six-in-a-row of solution (glimpse)
// One reading too many.
~ STEADY_COUNT = 5; => STEADY_COUNT = 6;
//// wrong five-but-not-in-a-row of solution (knows_one knows_two red_for_new glance)
// Another answer does not begin the count anew.
~ inARow = 0; => inARow = inARow;
//// wrong five-in-no-time of solution (knows_one knows_two red_for_new glance)
// Five readings in 0.1 s see the same mistake five times.
~ READ_EVERY = 200 => READ_EVERY = 20
//// wrong inverted of solution (knows_one)
// Green for new faces, red for learned ones.
~ GREEN_PIN = 7 => GREEN_PIN = 8
...
~ RED_PIN = 8 => RED_PIN = 7
//// wrong knows-only-one of solution (knows_two)
// Only the ID 1 gets green.
~ digitalWrite(GREEN_PIN, id > UNKNOWN); => digitalWrite(GREEN_PIN, id == 1);
//// wrong prints-a-name of solution (knows_one)
// It prints who comes, as if it knew people.
~ Serial.print(F("ID ")); => Serial.print(F("Neema is ID "));
//// wrong prints-a-name-below of solution (knows_one)
// The number, and the name on a line of its own.
~ Serial.println(id); => Serial.println(id); Serial.println(id == 1 ? F("Neema") : F("Baraka"));
//// wrong a-name-above of solution (knows_one)
// The name comes first, on a line of its own.
~ Serial.print(F("ID ")); => Serial.println(id == 1 ? F("Neema") : F("Baraka")); Serial.print(F("ID "));
//// wrong prints-each-reading of solution (knows_one)
// As long as a learned face is there, its ID comes five times a second.
~ inARow == STEADY_COUNT && id != steady => inARow == STEADY_COUNT
//// wrong learned-at-all of solution (red_for_new)
// isLearned() says that the camera knows anybody, not that it knows this face.
~ digitalWrite(GREEN_PIN, id > UNKNOWN); => digitalWrite(GREEN_PIN, id != NOBODY && camera.isLearned());
...
~ digitalWrite(RED_PIN, id == UNKNOWN); => digitalWrite(RED_PIN, id != NOBODY && !camera.isLearned());
//// wrong asks-for-learned-only of solution (red_for_new forgets)
// A face that is not learned is left out, as if nobody came.
~ !camera.request() => !camera.requestLearned()
//// wrong stays-green of solution (glance glimpse)
// When the face has gone, the light stays as it was.
~ countInARow(faceNow()); => int id = faceNow(); if (id != NOBODY) countInARow(id);
//// wrong never-forgets of solution (forgets)
// F does nothing: the faces stay in the camera.
~ camera.writeForget() => true
//// wrong forgets-at-the-start of solution (knows_one)
// It forgets all faces before the lesson begins.
~ camera.writeAlgorithm(ALGORITHM_FACE_RECOGNITION); => camera.writeForget();

//// extension
//// solution of project
// A face counts only in the middle and close by.
 const int STEADY_COUNT = 5;            // a single reading may be wrong
+const int LEAST_WIDTH = 60;            // pixels: 75 cm or closer
+const int LEFT_END = 110;
+const int RIGHT_END = 210;
...
-  if (!camera.request() || camera.count() == 0) return NOBODY;
-  return camera.read().ID;
+  if (!camera.request()) return NOBODY;
+  while (camera.available()) {
+    HUSKYLENSResult face = camera.read();
+    bool isClose = face.width >= LEAST_WIDTH;
+    bool isInTheMiddle = face.xCenter >= LEFT_END && face.xCenter <= RIGHT_END;
+    if (isClose && isInTheMiddle) return face.ID;
+  }
+  return NOBODY;
//// accepted by-distance of project
// It makes centimetres of the width, and takes how far it is from the middle.
-  return camera.read().ID;
+  for (int left = camera.count(); left > 0; left--) {
+    HUSKYLENSResult face = camera.read();
+    long centimetres = 4500L / face.width;
+    if (centimetres <= 75 && abs(face.xCenter - 160) <= 50) return face.ID;
+  }
+  return NOBODY;
//// accepted by-height of project
// It takes the height: 1.3 times the width.
-  return camera.read().ID;
+  for (int i = 0; i < camera.count(); i++) {
+    HUSKYLENSResult block = camera.get(i);
+    if (block.height < 78) continue;
+    if (constrain(block.xCenter, 110, 210) == block.xCenter) return block.ID;
+  }
+  return NOBODY;
//// wrong as-before of project (front_of_two)
// The solution of the project itself.
//// wrong first-face-only of solution (front_of_two)
// Who stands at the side and came first hides the one in front.
~ while (camera.available()) => if (camera.available())
//// wrong width-one-step-too-low of solution (too_far)
// 59 pixels are enough for it.
~ LEAST_WIDTH = 60 => LEAST_WIDTH = 59
//// wrong width-one-step-too-high of solution (green_when_close red_when_close)
// 60 pixels are not enough for it.
~ LEAST_WIDTH = 60 => LEAST_WIDTH = 61
//// wrong middle-only of solution (too_far)
// A face that is far away counts.
~ isClose && isInTheMiddle => isInTheMiddle
//// wrong left-end-forgotten of solution (front_of_two)
// It looks at the right end alone.
~ face.xCenter >= LEFT_END && => true &&
//// wrong middle-too-narrow of solution (green_when_close red_when_close)
// Its middle is 115 to 205.
~ LEFT_END = 110 => LEFT_END = 115
...
~ RIGHT_END = 210 => RIGHT_END = 205
//// wrong far-is-unknown of solution (too_far at_the_side)
// Who is far away gets red.
   }
-  return NOBODY;
+  return camera.count() > 0 ? UNKNOWN : NOBODY;
 }
