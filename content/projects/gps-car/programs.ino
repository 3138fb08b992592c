//// solution
#include <SoftwareSerial.h>
#include <Wire.h>

const int COMPASS = 0x0D;   // its address
const int SWITCH_PIN = 12;  // LOW: go
const long FLAG_NORTH = -61720000;  // in steps of 1e-7 degrees
const long FLAG_EAST = 357400000;
const float METRES_A_STEP = 0.01106;  // near the equator, both ways
const float ARRIVED = 3;              // metres
const int X_ZERO = 270;               // the middle of the largest and smallest
const int Y_ZERO = -180;
const int SPEED = 200;
const int TURN_GAIN = 2;        // power a degree
const int LEFT[] = {4, 7, 5};   // forwards, back, power
const int RIGHT[] = {8, 9, 6};
const int ROUND = 50;           // ms

SoftwareSerial gps(2, 3);  // it sends to pin 2; nothing is at pin 3
char line[90];             // one line of the receiver
byte length = 0;
bool fix = false;
long north, east;  // in steps of 1e-7 degrees
int x, y;          // raw numbers of the compass
unsigned long lineAt = 0;  // when the last whole line came
bool compassAnswers = false;
unsigned long last = 0;
byte rounds = 0;

// Where a field begins. Field 0 is the name: $GPRMC,time,A,0610.32000,S,...
char *field(int number) {
  char *at = line;
  while (number-- > 0) at = strchr(at, ',') + 1;
  return at;
}

// The number behind * is the checksum: the exclusive or of all between $ and *.
bool isWhole() {
  byte sum = 0;
  char *at = line + 1;
  while (*at && *at != '*') sum ^= *at++;
  return *at && strtol(at + 1, NULL, 16) == sum;
}

// All digits of a field, without its point.
long digitsOf(const char *text) {
  long digits = 0;
  for (; *text != ','; text++) {
    if (*text != '.') digits = digits * 10 + *text - '0';
  }
  return digits;
}

// Degrees and minutes in steps: a step of the minutes is 5/3 of ours.
long stepsOf(const char *text) {
  long digits = digitsOf(text);
  long minutes = digits % 10000000;
  return digits - minutes + minutes * 5 / 3;
}

void takeLine() {
  if (strncmp(line, "$GPRMC", 6) != 0 || !isWhole()) return;
  lineAt = millis();
  fix = *field(2) == 'A';
  if (!fix) return;
  north = stepsOf(field(3));
  if (*field(4) == 'S') north = -north;
  east = stepsOf(field(5));
  if (*field(6) == 'W') east = -east;
}

void readGps() {
  int next;
  while ((next = gps.read()) >= 0) {
    if (next == '$') length = 0;
    if (next == '\n') {
      line[length] = 0;
      takeLine();
    } else if (length < sizeof line - 1) {
      line[length++] = next;
    }
  }
}

void writeCompass(int address, int value) {
  Wire.beginTransmission(COMPASS);
  Wire.write(address);
  Wire.write(value);
  Wire.endTransmission();
}

int readNumber() {
  int low = Wire.read();
  return Wire.read() << 8 | low;
}

void readCompass() {
  Wire.beginTransmission(COMPASS);
  Wire.write(0x00);
  Wire.endTransmission(false);
  compassAnswers = Wire.requestFrom(COMPASS, 6) == 6;
  if (!compassAnswers) return;
  x = readNumber();
  y = readNumber();
  readNumber();  // Z: not used, but only after it the chip measures again
}

void side(const int pins[], int power) {
  digitalWrite(pins[0], power > 0);
  digitalWrite(pins[1], power < 0);
  analogWrite(pins[2], min(abs(power), 255));
}

// Power of each side, from -255 (full speed back) to 255 (full speed forwards).
void drive(int left, int right) {
  side(LEFT, left);
  side(RIGHT, right);
}

// Degrees clockwise from north: X points forwards, Y to the left.
float heading() {
  float degrees = atan2(y - Y_ZERO, x - X_ZERO) * 180 / PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

// Turns to the right for a positive angle, the short way round.
void steer(float turn) {
  if (turn > 180) turn = turn - 360;
  if (turn < -180) turn = turn + 360;
  drive(SPEED + TURN_GAIN * turn, SPEED - TURN_GAIN * turn);
}

void setup() {
  Serial.begin(115200);
  gps.begin(9600);
  Wire.begin();
  Wire.setWireTimeout(25000, true);  // a stuck bus must not stop the program
  writeCompass(0x0B, 0x01);  // the data sheet wants this first
  writeCompass(0x09, 0x1D);  // measure all the time, up to 8 gauss
  for (int i = 0; i < 3; i++) {
    pinMode(LEFT[i], OUTPUT);
    pinMode(RIGHT[i], OUTPUT);
  }
  pinMode(SWITCH_PIN, INPUT_PULLUP);
}

void loop() {
  readGps();
  if (millis() - last < ROUND) {
    return;
  }
  last = millis();

  readCompass();
  float toNorth = (FLAG_NORTH - north) * METRES_A_STEP;
  float toEast = (FLAG_EAST - east) * METRES_A_STEP;
  float distance = sqrt(toNorth * toNorth + toEast * toEast);
  float course = atan2(toEast, toNorth) * 180 / PI;

  bool go = digitalRead(SWITCH_PIN) == LOW;
  if (millis() - lineAt > 2500) fix = false;  // silence is no fix
  if (fix && go && compassAnswers && distance > ARRIVED) {
    steer(course - heading());
  } else {
    drive(0, 0);
  }

  rounds++;
  if (rounds % 5 == 0) {  // four times a second
    Serial.print(F("Heading: "));
    Serial.print(heading(), 0);
    Serial.print(F(" Metres: "));
    Serial.println(distance, 0);
  }
}
//// accepted gga-and-turns-on-the-spot of solution
// It reads the other line, GGA, turns on the spot first, and slows down near the flag.
~ "$GPRMC" => "$GPGGA"
...
~ *field(2) == 'A' => *field(6) > '0'
...
~ stepsOf(field(3)) => stepsOf(field(2))
...
~ *field(4) == => *field(3) ==
...
~ stepsOf(field(5)) => stepsOf(field(4))
...
~ *field(6) == 'W' => *field(5) == 'W'
...
-  drive(SPEED + TURN_GAIN * turn, SPEED - TURN_GAIN * turn);
+  if (abs(turn) > 40) drive(turn > 0 ? 120 : -120, turn > 0 ? -120 : 120);
+  else drive(SPEED + 3 * turn, SPEED - 3 * turn);
...
~ const int SPEED = 200; => int SPEED = 200;
...
   bool go = digitalRead(SWITCH_PIN) == LOW;
+  SPEED = distance < 8 ? 150 : 220;
//// accepted slows-the-inner-side of solution
// It takes degrees and decimals apart at the point, and slows down one side only.
-  long digits = 0;
-  for (; *text != ','; text++) {
-    if (*text != '.') digits = digits * 10 + *text - '0';
-  }
-  return digits;
+  return atol(text) * 100000 + atol(strchr(text, '.') + 1);
...
-  drive(SPEED + TURN_GAIN * turn, SPEED - TURN_GAIN * turn);
+  int slow = max(SPEED - 4 * abs(turn), -150);
+  if (turn > 0) drive(SPEED, slow);
+  else drive(slow, SPEED);
...
~ rounds % 5 => rounds % 8
//// wrong starts-without-a-fix of solution (waits_for_fix roof_stops)
// It never asks for the fix.
~ if (fix && go => if (go
//// wrong fix-for-ever of solution (roof_stops)
// Once it had a fix, it keeps it.
~ fix = *field(2) == 'A'; => if (*field(2) == 'A') fix = true;
//// wrong always-drives of solution (waits_for_fix tells_heading roof_stops arrives switch_stops)
// Straight ahead, all the time.
~ digitalWrite(pins[0], power > 0); => power = 200; digitalWrite(pins[0], power > 0);
//// wrong never-drives of solution (sets_off arrives)
// It tells the heading, and rests.
~ steer(course - heading()); => drive(0, 0);
//// wrong constant-heading of solution (tells_heading)
// It prints the same heading all the time.
~ Serial.print(heading(), 0); => Serial.print(90);
//// wrong cycling-headings of solution (tells_heading)
// It prints all headings, one after the other.
~ Serial.print(heading(), 0); => Serial.print(last / 50 % 360);
//// wrong replays-a-timeline of solution (waits_for_fix tells_heading roof_stops arrives switch_stops)
// It drives and turns by the clock.
~ if (fix && go && compassAnswers && distance > ARRIVED) { => if (millis() % 9000 < 8000) {
...
~ steer(course - heading()); => steer(millis() / 100 % 360);
//// wrong compass-not-calibrated of solution (tells_heading)
// It takes the middle of both axes for 0.
~ X_ZERO = 270; => X_ZERO = 0;
...
~ Y_ZERO = -180; => Y_ZERO = 0;
//// wrong reads-four-bytes of solution (tells_heading)
// It leaves Z out: the chip keeps its first numbers.
~ Wire.requestFrom(COMPASS, 6) == 6 => Wire.requestFrom(COMPASS, 4) == 4
...
-  readNumber();  // Z: not used, but only after it the chip measures again
//// wrong axes-exchanged of solution (tells_heading arrives)
// It counts from the left side.
~ atan2(y - Y_ZERO, x - X_ZERO) => atan2(x - X_ZERO, y - Y_ZERO)
//// wrong minutes-as-decimals of solution (arrives)
// It takes minutes for decimals of a degree.
~ minutes * 5 / 3 => minutes
//// wrong measures-once of solution (arrives)
// It keeps its first position.
~ if (!fix) return; => if (!fix || north != 0) return;
//// wrong turns-the-wrong-way of solution (arrives)
// It turns away from its course.
~ steer(course - heading()); => steer(heading() - course);
//// wrong stops-too-early of solution (arrives)
// It is content 12 m away.
~ ARRIVED = 3; => ARRIVED = 12;
//// wrong stops-too-late of solution (arrives)
// It wants 0.1 m, which GPS cannot give, and circles around the flag.
~ ARRIVED = 3; => ARRIVED = 0.1;
//// wrong switch-not-read of solution (tells_heading switch_stops)
// It never asks the switch.
~ digitalRead(SWITCH_PIN) == LOW => true
//// wrong switch-inverted of solution (tells_heading sets_off arrives)
// It drives while the switch is off.
~ digitalRead(SWITCH_PIN) == LOW => digitalRead(SWITCH_PIN) == HIGH

//// extension
//// solution of project
// A letter chooses the flag.
 byte rounds = 0;
+long goalNorth = FLAG_NORTH;
+long goalEast = FLAG_EAST;
...
 void loop() {
+  int letter = Serial.read();
+  if (letter == 'b') { goalNorth = -61718734; goalEast = 357401265; }
+  if (letter == 'r') { goalNorth = FLAG_NORTH; goalEast = FLAG_EAST; }
...
~ (FLAG_NORTH - north) => (goalNorth - north)
...
~ (FLAG_EAST - east) => (goalEast - east)
//// accepted array-of-flags of solution
// Its flags stand in an array.
-long goalNorth = FLAG_NORTH;
-long goalEast = FLAG_EAST;
+const long FLAGS[2][2] = {{FLAG_NORTH, FLAG_EAST}, {-61718734, 357401265}};
+byte goal = 0;
...
-  if (letter == 'b') { goalNorth = -61718734; goalEast = 357401265; }
-  if (letter == 'r') { goalNorth = FLAG_NORTH; goalEast = FLAG_EAST; }
+  if (letter == 'r' || letter == 'b') goal = letter == 'b';
...
~ (goalNorth - north) => (FLAGS[goal][0] - north)
...
~ (goalEast - east) => (FLAGS[goal][1] - east)
//// accepted reads-only-when-something-came of solution
// It asks whether a letter came, and takes capital letters, too.
-  int letter = Serial.read();
+  char letter = 0;
+  if (Serial.available() > 0) letter = tolower(Serial.read());
//// wrong red-flag-alone of project (goes_to_blue)
// The solution of the project: it reads no letter.
//// wrong blue-flag-alone of solution (back_to_red)
// It knows no r.
~ letter == 'r' => letter == 'x'
//// wrong letters-exchanged of solution (goes_to_blue back_to_red)
// It takes one letter for the other.
~ letter == 'b' => letter == 'R'
...
~ letter == 'r' => letter == 'b'
...
~ letter == 'R' => letter == 'r'
//// wrong by-the-clock of solution (goes_to_blue back_to_red)
// It changes its flag each 6 seconds.
~ int letter = Serial.read(); => int letter = millis() / 6000 % 2 ? 'b' : 'r';
//// wrong north-alone of solution (goes_to_blue)
// It changes one of the two numbers.
~ goalEast = 357401265; => ;
//// wrong switch-not-read of solution (switch_stops)
// It never asks the switch.
~ digitalRead(SWITCH_PIN) == LOW => true
//// wrong forgets-at-once of solution (goes_to_blue)
// Its goal lasts for one round.
~ int letter = Serial.read(); => goalNorth = FLAG_NORTH; goalEast = FLAG_EAST; int letter = Serial.read();
//// wrong starts-without-a-fix of solution (waits_for_fix)
// It never asks for the fix.
~ if (fix && go => if (go
