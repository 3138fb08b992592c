//// solution
#include <Wire.h>

const int SENSOR = 0x68;  // the address of the MPU-6050
const int LEFT_POWER = 5;
const int LEFT_FORWARD = 4;
const int LEFT_BACK = 7;
const int RIGHT_POWER = 6;
const int RIGHT_FORWARD = 8;
const int RIGHT_BACK = 9;

const unsigned long ROUND = 10000;  // microseconds
const float SECONDS = 0.01;         // the same in seconds
const float GYRO_SHARE = 0.998;
const float FALLEN = 45;  // degrees

// What each part of the control gives for a degree.
const float KP = 30;
const float KI = 300;
const float KD = 1;
const float TRIM = 0.03;  // degrees of leaning for a step of power

int leansY, leansZ, turnsX;  // raw numbers of the sensor
float zero = 0;              // what the gyroscope says at rest
float angle = 0;
float sum = 0;   // the error, added up
float mean = 0;  // of the power
unsigned long last = 0;
int rounds = 0;

void writeSensor(int address, int value) {
  Wire.beginTransmission(SENSOR);
  Wire.write(address);
  Wire.write(value);
  Wire.endTransmission();
}

int readNumber() {
  int high = Wire.read();
  return high << 8 | Wire.read();
}

void readSensor() {
  Wire.beginTransmission(SENSOR);
  Wire.write(0x3B);
  Wire.endTransmission(false);
  Wire.requestFrom(SENSOR, 14);
  readNumber();  // accelerometer X
  leansY = readNumber();
  leansZ = readNumber();
  readNumber();  // temperature
  turnsX = readNumber();
}

// Power from -255 (full speed back) to 255 (full speed forwards).
void drive(int power) {
  digitalWrite(LEFT_FORWARD, power > 0);
  digitalWrite(LEFT_BACK, power < 0);
  digitalWrite(RIGHT_FORWARD, power > 0);
  digitalWrite(RIGHT_BACK, power < 0);
  analogWrite(LEFT_POWER, abs(power));
  analogWrite(RIGHT_POWER, abs(power));
}

float leaning() {
  return atan2(leansY, leansZ) * 180 / PI;
}

float turning() {
  return (turnsX - zero) / 131.0;  // degrees a second
}

void balance() {
  // It leans against the way it drives, so that it does not run away.
  float error = angle + TRIM * mean;
  sum = constrain(sum + error * SECONDS, -0.5, 0.5);
  int power = constrain(KP * error + KI * sum + KD * turning(), -255, 255);
  mean = mean + (power - mean) * 0.02;
  drive(power);
}

void setup() {
  Serial.begin(115200);
  Wire.begin();
  for (int pin = LEFT_FORWARD; pin <= RIGHT_BACK; pin++) {
    pinMode(pin, OUTPUT);
  }
  writeSensor(0x6B, 0);  // wakes it
  long total = 0;
  for (int i = 0; i < 200; i++) {
    readSensor();
    total = total + turnsX;
    delay(2);
  }
  zero = total / 200.0;
  angle = leaning();
  last = micros();
}

void loop() {
  if (micros() - last < ROUND) {
    return;
  }
  last = last + ROUND;

  readSensor();
  float gyro = angle + turning() * SECONDS;
  angle = GYRO_SHARE * gyro + (1 - GYRO_SHARE) * leaning();

  if (abs(angle) > FALLEN) {
    drive(0);
    sum = 0;
    mean = 0;
  } else {
    balance();
  }

  rounds = rounds + 1;
  if (rounds % 10 == 0) {
    Serial.print("Angle: ");
    Serial.println(angle);
  }
}
//// accepted functions-of-milliseconds of solution
// It counts with the library's radians, in rounds of 8 ms, with other numbers.
~ KP = 30 => KP = 25
...
~ KI = 300 => KI = 250
...
~ KD = 1; => KD = 0.8;
...
~ ROUND = 10000 => ROUND = 8000
...
~ SECONDS = 0.01; => SECONDS = 0.008;
...
~ return atan2(leansY, leansZ) * 180 / PI; => return degrees(atan2(leansY, leansZ));
...
~ (power - mean) * 0.02 => (power - mean) / 60
...
~ rounds % 10 => rounds % 25
//// accepted adds-up-its-power of solution
// It keeps a power that it changes in each round, and forgets a little of it.
~ 0.998 => 0.997
...
-  // It leans against the way it drives, so that it does not run away.
-  float error = angle + TRIM * mean;
-  sum = constrain(sum + error * SECONDS, -0.5, 0.5);
-  int power = constrain(KP * error + KI * sum + KD * turning(), -255, 255);
-  mean = mean + (power - mean) * 0.02;
-  drive(power);
+  float wanted = -0.03 * mean;
+  sum += 350 * (angle - wanted) * SECONDS;
+  if (sum > 160) sum = 160;
+  if (sum < -160) sum = -160;
+  float power = 35 * (angle - wanted) + sum;
+  mean = 0.98 * mean + 0.02 * constrain(power, -255, 255);
+  drive(constrain(power, -255, 255));
//// wrong drives-always of solution (rests_at_first drives_back rests_when_fallen stands comes_back)
// Its wheels always go forwards.
~ digitalWrite(LEFT_FORWARD, power > 0); => power = 150; digitalWrite(LEFT_FORWARD, power > 0);
//// wrong never-drives of solution (drives_forwards drives_back stands comes_back)
// It prints the angle, and its motors never turn.
~ abs(power)) => 0)
//// wrong constant-angle of solution (drives_forwards drives_back)
// It prints the same angle all the time.
~ Serial.println(angle) => Serial.println(20)
//// wrong cycling-angles of solution (drives_forwards drives_back)
// It prints all angles, one after the other.
~ Serial.println(angle) => Serial.println(rounds / 10 % 91 - 45)
//// wrong replays-a-timeline of solution (rests_at_first drives_forwards drives_back rests_when_fallen stands comes_back)
// Its motors follow the clock.
~ abs(angle) > FALLEN => false
...
~ KP * error + KI * sum + KD * turning() => 200 * sin(millis() / 1500.0)
//// wrong sensor-asleep of solution (rests_at_first drives_forwards drives_back rests_when_fallen stands comes_back)
// Nothing wakes the sensor.
~ writeSensor(0x6B, 0);  // wakes it => drive(0);
//// wrong gyroscope-alone of solution (drives_forwards drives_back rests_when_fallen stands comes_back)
// It adds up the gyroscope, whose zero moves.
~ 0.998 => 1
//// wrong zero-not-measured of solution (drives_forwards drives_back stands comes_back)
// It takes the gyroscope's zero for 0.
~ total / 200.0 => 0
//// wrong accelerometer-alone of solution (drives_forwards drives_back stands comes_back)
// It feels its own driving.
~ 0.998 => 0
//// wrong proportional-alone of solution (stands comes_back)
// It is too weak: it follows its fall, faster and faster.
~ KI = 300 => KI = 0
...
~ KD = 1; => KD = 0;
//// wrong no-trim of solution (comes_back)
// After a push it runs away.
~ TRIM = 0.03 => TRIM = 0
//// wrong sum-without-limit of solution (drives_forwards drives_back stands comes_back)
// Its sum grows in the hand.
~ constrain(sum + error * SECONDS, -0.5, 0.5) => sum + error * SECONDS
//// wrong other-way-round of solution (drives_forwards drives_back stands comes_back)
// It drives away from where it falls.
~   drive(power); =>   drive(-power);
//// wrong never-off of solution (rests_at_first rests_when_fallen)
// Its wheels turn while it lies.
~ FALLEN = 45 => FALLEN = 90
//// wrong gives-up-too-early of solution (drives_forwards drives_back)
// It gives up at 43 degrees.
~ FALLEN = 45 => FALLEN = 40
//// wrong gives-up-too-late of solution (rests_when_fallen)
// It gives up at 47 degrees.
~ FALLEN = 45 => FALLEN = 50
//// wrong off-on-one-side of solution (rests_when_fallen)
// Fallen back, it drives on.
~ abs(angle) > FALLEN => angle > FALLEN

//// extension
//// solution of project
// A letter chooses the mean power that it wants.
 float mean = 0;  // of the power
+float wanted = 0;
...
-  float error = angle + TRIM * mean;
+  float error = angle + TRIM * (mean - wanted);
...
 void loop() {
+  int letter = Serial.read();
+  if (letter == 'f') wanted = 70;
+  if (letter == 's') wanted = 0;
//// accepted slowly-faster of solution
// It comes to its speed step by step, and reads by a switch.
~ if (letter == 's') wanted = 0; => if (letter == 's') goal = 0;
...
~ if (letter == 'f') wanted = 70; => if (letter == 'f') goal = 60;
...
+float goal = 0;
 float wanted = 0;
...
   // It leans against the way it drives, so that it does not run away.
+  wanted += constrain(goal - wanted, -0.5, 0.5);
//// accepted reads-only-when-something-came of solution
// It asks whether a letter came, and takes capital letters, too.
-  int letter = Serial.read();
+  char letter = 0;
+  if (Serial.available() > 0) letter = tolower(Serial.read());
//// wrong stays-where-it-is of project (goes_forwards)
// The solution of the project: it reads no letter.
//// wrong backwards of solution (goes_forwards)
// It goes the other way.
~ wanted = 70 => wanted = -70
//// wrong never-stops of solution (stops)
// It knows no 's'.
~ letter == 's' => letter == 'x'
//// wrong goes-by-itself of solution (goes_forwards stops)
// It goes and stops by the clock, not by letters.
~ int letter = Serial.read(); => int letter = micros() / 8000000 % 2 ? 'f' : 's';
//// wrong leans-forwards of solution (goes_forwards)
// It leans forwards itself: it falls into its way, and drives back to catch itself.
~ angle + TRIM * (mean - wanted) => angle + TRIM * (mean + wanted)
//// wrong fast-as-it-can of solution (goes_forwards stops rests_when_fallen)
// It drives with all its power.
~ wanted = 70 => wanted = 250
//// wrong motors-off-to-stop of solution (stops)
// It switches the motors off, and falls.
~ if (letter == 's') wanted = 0; => static bool off = false; if (letter == 's') off = true; if (letter == 'f') off = false; if (off) { drive(0); return; }
