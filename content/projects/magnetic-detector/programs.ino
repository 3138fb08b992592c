//// solution
const int SENSOR_PIN = A0;
const int SOUTH_PIN = 9;   // red
const int NORTH_PIN = 10;  // blue

// 5000 mV make 1024 steps. The sensor gives 14 mV more for each millitesla.
const float MILLITESLA_PER_STEP = 5000.0 / 1024 / 14;
const float LIMIT = 10;

float zero = 0;

void setup() {
  Serial.begin(9600);
  pinMode(SOUTH_PIN, OUTPUT);
  pinMode(NORTH_PIN, OUTPUT);
  zero = readMean();
}

void loop() {
  float field = (readMean() - zero) * MILLITESLA_PER_STEP;
  Serial.print(field, 1);
  Serial.println(" mT");
  digitalWrite(SOUTH_PIN, field > LIMIT ? HIGH : LOW);
  digitalWrite(NORTH_PIN, field < -LIMIT ? HIGH : LOW);
  delay(250);
}

// The mean of 16 readings is calmer than one.
float readMean() {
  long sum = 0;
  for (int i = 0; i < 16; i++) sum += analogRead(SENSOR_PIN);
  return sum / 16.0;
}
//// accepted mean-of-four of solution
// It takes the mean of four readings, and prints more often.
~ i < 16 => i < 4
...
~ / 16.0 => / 4.0
...
~ delay(250) => delay(60)
//// accepted clock-and-functions
// A clock by millis(), a state, and whole numbers: hundredths of a millitesla.
enum Pole { NONE, SOUTH, NORTH };
const int SENSOR = A0;
int middle = 0;
unsigned long last = 0;

Pole poleOf(long hundredths) {
  if (hundredths > 1000) return SOUTH;
  return hundredths < -1000 ? NORTH : NONE;
}

void setup() {
  Serial.begin(115200);
  for (int pin = 9; pin <= 10; pin++) pinMode(pin, OUTPUT);
  middle = analogRead(SENSOR);
}

void loop() {
  if (millis() - last < 200) return;
  last = millis();
  long hundredths = (analogRead(SENSOR) - middle) * 500000L / 1024 / 14;
  Pole pole = poleOf(hundredths);
  digitalWrite(9, pole == SOUTH);
  digitalWrite(10, pole == NORTH);
  Serial.print("B=");
  Serial.println(hundredths / 100.0);
}
//// accepted volts-and-ifs of solution
// It works with volts, and says the pole in words.
~ (readMean() - zero) * MILLITESLA_PER_STEP => readMean() * 5.0 / 1023 / 0.014 - zero * 5.0 / 1023 / 0.014
...
-  digitalWrite(SOUTH_PIN, field > LIMIT ? HIGH : LOW);
-  digitalWrite(NORTH_PIN, field < -LIMIT ? HIGH : LOW);
+  digitalWrite(SOUTH_PIN, LOW);
+  digitalWrite(NORTH_PIN, LOW);
+  if (field >= 10) digitalWrite(SOUTH_PIN, HIGH);
+  else if (field <= -10) digitalWrite(NORTH_PIN, HIGH);
//// wrong always-on of solution (dark_without_magnet)
// Both lights always shine.
~ ? HIGH : LOW => ? HIGH : HIGH
//// wrong never-on of solution (south_is_red north_is_blue)
// No light ever shines.
~ ? HIGH : LOW => ? LOW : LOW
//// wrong constant of solution (shows_the_field south_is_red north_is_blue)
// It always prints 0.
~ (readMean() - zero) * MILLITESLA_PER_STEP => 0
//// wrong prints-without-reading of solution (shows_the_field dark_without_magnet weak_stays_dark south_is_red north_is_blue)
// It prints numbers that look right, and never reads.
~ (readMean() - zero) * MILLITESLA_PER_STEP => millis() < 3000 ? 0 : millis() / 37 % 190 - 95.0
//// wrong replays-timeline of solution (weak_stays_dark south_is_red north_is_blue)
// Its lights follow the clock; what it prints is measured.
~ field > LIMIT => millis() > 3500 && millis() / 1300 % 3 == 1
...
~ field < -LIMIT => millis() > 3500 && millis() / 1300 % 3 == 2
//// wrong cycles-numbers of solution (shows_the_field)
// It prints one number after the other.
-  Serial.print(field, 1);
+  static int next = -95;
+  if (++next > 95) next = -95;
+  Serial.print(next);
//// wrong no-zero of solution (shows_the_field)
// It takes 512 for the middle of every sensor.
~ zero = readMean(); => zero = 512;
//// wrong zero-each-round of solution (shows_the_field south_is_red north_is_blue)
// It takes a new zero in each round.
~ float field = => zero = readMean(); float field =
//// wrong measures-once of solution (shows_the_field south_is_red north_is_blue)
// It reads the sensor only once.
~ float field => static float field
//// wrong raw-number of solution (shows_the_field)
// It prints the number of the pin.
-  Serial.print(field, 1);
+  Serial.print(readMean(), 1);
//// wrong millivolts of solution (shows_the_field)
// It forgets that 14 mV are one millitesla.
~ / 1024 / 14 => / 1024
//// wrong whole-division of solution (shows_the_field south_is_red north_is_blue)
// A division of whole numbers cuts the rest off: 5000 / 1024 / 14 is 0.
~ 5000.0 / 1024 => 5000 / 1024
//// wrong no-sign of solution (shows_the_field north_is_blue)
// It leaves out the sign, so that a north pole looks like a south pole.
~ float field = (readMean() - zero) => float field = abs(readMean() - zero)
//// wrong lights-swapped of solution (south_is_red north_is_blue)
// Red and blue have changed places.
~ SOUTH_PIN, field > LIMIT => SOUTH_PIN, field < -LIMIT
...
~ NORTH_PIN, field < -LIMIT => NORTH_PIN, field > LIMIT
//// wrong stays-on of solution (weak_stays_dark north_is_blue south_is_red)
// No line switches a light off again.
-  digitalWrite(SOUTH_PIN, field > LIMIT ? HIGH : LOW);
-  digitalWrite(NORTH_PIN, field < -LIMIT ? HIGH : LOW);
+  if (field > LIMIT) digitalWrite(SOUTH_PIN, HIGH);
+  if (field < -LIMIT) digitalWrite(NORTH_PIN, HIGH);
//// wrong limit-too-low of solution (weak_stays_dark)
// Its lights shine from 8 mT on.
~ LIMIT = 10 => LIMIT = 8
//// wrong limit-too-high of solution (south_is_red north_is_blue)
// Its lights shine from 12 mT on.
~ LIMIT = 10 => LIMIT = 12
//// wrong prints-too-seldom of solution (shows_the_field)
// It prints every five seconds.
-  Serial.print(field, 1);
-  Serial.println(" mT");
+  static unsigned long last = 0;
+  if (millis() - last > 5000) Serial.println(field);
+  if (millis() - last > 5000) last = millis();

//// extension
//// solution of project
// It blinks by the clock, and never waits long.
~ const float LIMIT = 10; => const float LIMIT = 10;  const float STRONG = 50;
...
-  digitalWrite(SOUTH_PIN, field > LIMIT ? HIGH : LOW);
-  digitalWrite(NORTH_PIN, field < -LIMIT ? HIGH : LOW);
-  delay(250);
+  bool strong = field > STRONG || field < -STRONG;
+  bool shines = !strong || millis() / 125 % 2 == 0;
+  digitalWrite(SOUTH_PIN, shines && field > LIMIT ? HIGH : LOW);
+  digitalWrite(NORTH_PIN, shines && field < -LIMIT ? HIGH : LOW);
+  delay(20);
//// accepted blinks-with-delay of project
// It blinks with delay().
~ delay(250); => if (abs(field) > 50) blinkOff(); else delay(150);
...
-// The mean of 16 readings is calmer than one.
+void blinkOff() {
+  delay(100);
+  digitalWrite(SOUTH_PIN, LOW);
+  digitalWrite(NORTH_PIN, LOW);
+  delay(100);
+}
//// accepted toggles of solution
// It turns a state round in each long round.
~ millis() / 125 % 2 == 0 => (on = !on)
...
~ float zero = 0; => float zero = 0; bool on = false;
...
~ delay(20) => delay(120)
//// wrong project-solution of project (south_blinks north_blinks)
// The solution of the project itself.
//// wrong always-blinks of solution (south_shines)
// It blinks at a weak magnet, too.
~ !strong || millis() => millis()
//// wrong never-on of project/never-on (south_shines south_blinks north_blinks)
// No light ever shines.
//// wrong blinks-by-itself of solution (dark_without_magnet)
// It blinks without a magnet, too.
~ shines && field > LIMIT => shines
//// wrong replays-timeline of project/replays-timeline (dark_without_magnet south_shines south_blinks north_blinks)
// Its lights follow the clock.
//// wrong only-south-blinks of solution (north_blinks)
// A strong north pole does not make it blink.
~ field > STRONG || field < -STRONG => field > STRONG
//// wrong blinks-slowly of solution (south_blinks north_blinks)
// It blinks about once a second.
~ / 125 % 2 => / 500 % 2
//// wrong strong-too-soon of solution (south_shines)
// It blinks from 48 mT on.
~ STRONG = 50 => STRONG = 48
//// wrong strong-too-late of solution (south_blinks north_blinks)
// It blinks from 52 mT on.
~ STRONG = 50 => STRONG = 52
//// wrong both-blink of solution (south_blinks north_blinks)
// At a strong magnet both lights blink.
~ shines && field > LIMIT => shines && (field > LIMIT || strong)
