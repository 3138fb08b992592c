#include <SoftwareSerial.h>
#include <Wire.h>

const int COMPASS = 0x0D;   // its address
const int SWITCH_PIN = 12;  // LOW: go
const long FLAG_NORTH = -61720000;  // in steps of 1e-7 degrees
const long FLAG_EAST = 357400000;
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

void takeLine() {
  if (strncmp(line, "$GPRMC", 6) != 0 || !isWhole()) return;
  lineAt = millis();
  Serial.println(line);
  // 1. Field 2 is A with a fix, V without one. Fields 3 and 5 are degrees and
  //    minutes, 4 and 6 their letters.
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
  // 2. Heading: take away the middle of each axis, then atan2.
  // 3. Metres to the flag, north and east. Distance and course.
  // 4. Steer only with a fix, with the switch on go, and far from the flag.
  //    No line for 2500 ms is no fix. No compass: do not steer.

  rounds++;
  if (rounds % 5 == 0) {  // four times a second
    // First look: which numbers does the compass give?
    Serial.print(x);
    Serial.print(F(" "));
    Serial.println(y);
  }
}
