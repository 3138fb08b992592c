//// solution
#include <Adafruit_BMP280.h>
#include <DHT.h>
#include <SD.h>

const int BUTTON_PIN = 3;  // joins it with ground
const int GREEN_PIN = 5;   // lines come onto the card
const int RED_PIN = 6;     // the air is dirty
const int CARD_PIN = 10;
const int AIR_PIN = A0;

const unsigned long WARM_UP = 6000;  // milliseconds; a real sensor takes minutes
const unsigned long EVERY = 2000;    // the DHT22 is not faster
const float LIMIT = 2;               // it conducts so many times as well as in clean air

enum State { WARMING, READY, LOGGING };
State state = WARMING;

// What is measured once, for the monitor and for the card.
struct Line {
  unsigned long seconds;
  float celsius, humidity, hPa, air;
};

DHT dht(2, DHT22);
Adafruit_BMP280 bmp;
float baseLine;  // how well the air sensor conducts in clean air
unsigned long lastLine = 0;

// The resistor below the sensor is the same in each reading, so it needs no number.
float conductance() {
  float raw = analogRead(AIR_PIN);
  return raw / (1023 - raw);
}

// True once for each press. A change within 50 ms after another one is bouncing.
bool wasPressed() {
  static bool before = false;
  static unsigned long changedAt = 0;
  bool now = digitalRead(BUTTON_PIN) == LOW;
  if (now == before || millis() - changedAt < 50) return false;
  before = now;
  changedAt = millis();
  return now;
}

// The serial monitor and a file both take what is printed.
void printLine(Print &out, const Line &line) {
  out.print(line.seconds);
  out.print(',');
  out.print(line.celsius, 1);
  out.print(',');
  out.print(line.humidity, 1);
  out.print(',');
  out.print(line.hPa, 1);
  out.print(',');
  out.println(line.air, 1);
}

// False when the card was gone. If it goes during close(), the next line finds out.
bool saveLine(const Line &line) {
  File file = SD.open("AIR.CSV", FILE_WRITE);
  if (!file) return false;
  if (file.size() == 0) file.println(F("time,temp,humidity,pressure,air"));
  printLine(file, line);
  bool saved = !file.getWriteError();
  file.close();  // only now all of it has left the buffer
  return saved;
}

void setup() {
  Serial.begin(9600);
  pinMode(BUTTON_PIN, INPUT_PULLUP);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  dht.begin();
  if (!bmp.begin(0x76)) Serial.println(F("No BMP280"));
}

void loop() {
  bool pressed = wasPressed();
  if (state == WARMING) {
    if (millis() < WARM_UP) return;
    baseLine = conductance();
    state = READY;
  } else if (state == READY) {
    if (pressed && SD.begin(CARD_PIN)) state = LOGGING;
    else if (pressed) Serial.println(F("No card, or not FAT16"));
  } else if (pressed) {
    state = READY;
  }

  float air = conductance() / baseLine;
  digitalWrite(RED_PIN, air > LIMIT);
  if (millis() - lastLine >= EVERY) {
    lastLine = millis();
    Line line = { lastLine / 1000, dht.readTemperature(), dht.readHumidity(),
                  bmp.readPressure() / 100, air };
    printLine(Serial, line);
    if (state == LOGGING && !saveLine(line)) state = READY;
  }
  digitalWrite(GREEN_PIN, state == LOGGING);
}
//// accepted kept-open of solution
// It keeps the file open and closes it at the second press. flush() does not say whether it worked, so it looks for the file.
+File file;
+
 // False when the card was gone. If it goes during close(), the next line finds out.
 bool saveLine(const Line &line) {
-  File file = SD.open("AIR.CSV", FILE_WRITE);
+  if (!file) file = SD.open("AIR.CSV", FILE_WRITE);
...
-  bool saved = !file.getWriteError();
-  file.close();  // only now all of it has left the buffer
-  return saved;
+  file.flush();
+  if (!file.getWriteError() && SD.exists("AIR.CSV")) return true;
+  file.close();
+  return false;
...
   } else if (pressed) {
+    file.close();
//// accepted forced-and-in-ohms of solution
// It counts in ohms, wakes the pressure sensor for each line, and locks the button for half a second.
~ return raw / (1023 - raw); => return 1 / (20000.0 * (1023 - raw) / raw);
...
~ changedAt < 50 => changedAt < 500
...
~ out.print(','); => out.print(F("; "));
...
~ bmp.readPressure() / 100 => (bmp.takeForcedMeasurement() ? bmp.readPressure() : 0) * 0.01f
...
~ line.hPa, 1 => line.hPa, 2
...
~ Serial.println(F("No BMP280")); => Serial.println(F("No BMP280")); bmp.setSampling(Adafruit_BMP280::MODE_FORCED);
//// wrong raw-numbers-only of solution (clean_air)
// It prints what the starter prints.
~ printLine(Serial, line); => Serial.println(conductance());
//// wrong always-red of solution (warms_up clean_air)
// Red is on from the start.
~ pinMode(RED_PIN, OUTPUT); => pinMode(RED_PIN, OUTPUT); digitalWrite(RED_PIN, HIGH);
...
~ RED_PIN, air > LIMIT => RED_PIN, HIGH
//// wrong never-red of solution (dirty_air)
// Red stays dark.
~ RED_PIN, air > LIMIT => RED_PIN, LOW
//// wrong inverted of solution (warms_up)
// Red is on in clean air.
~ air > LIMIT => air < LIMIT
//// wrong replays-timeline of solution (clean_air)
// It plays a day that may be, and asks no sensor.
~ float air = conductance() / baseLine; => float air = 1 + millis() / 6000 % 3;
...
~ dht.readTemperature() => 20.0 + millis() / 7000 % 9
...
~ dht.readHumidity() => 55.0 + millis() / 5000 % 30
...
~ bmp.readPressure() / 100 => 1000.0 - millis() / 9000 % 20
//// wrong constant of solution (clean_air dirty_air)
// Its lines are always alike.
~ line.celsius, 1 => 25.0, 1
//// wrong counts-through of solution (clean_air dirty_air)
// Its pressure runs through all numbers.
~ bmp.readPressure() / 100 => 850.0 + millis() / 50 % 200
//// wrong limit-one-step-too-low of solution (clean_air)
// It is red above 1.8.
~ LIMIT = 2; => LIMIT = 1.8;
//// wrong limit-one-step-too-high of solution (dirty_air)
// It is red above 2.2.
~ LIMIT = 2; => LIMIT = 2.2;
//// wrong base-line-at-once of solution (clean_air dirty_air)
// It keeps the base line while the sensor is cold.
~ if (millis() < WARM_UP) return; => if (millis() < 100) return;
//// wrong quotient-of-the-readings of solution (clean_air dirty_air)
// It divides the readings: the resistor below the sensor bends that scale.
~ return raw / (1023 - raw); => return raw;
//// wrong other-address of solution (clean_air dirty_air)
// Without a number begin() looks at 0x77.
~ bmp.begin(0x76) => bmp.begin()
//// wrong no-look-at-the-answer of solution (card_out)
// It does not ask whether the line came onto the card.
~ if (state == LOGGING && !saveLine(line)) state = READY; => if (state == LOGGING) saveLine(line);
//// wrong never-closed of solution (dirty_air)
// The lines stay in the buffer.
~ file.close();  // only => static File kept; kept = file;  // never
//// wrong a-new-file-each-time of solution (dirty_air)
// The log of before is thrown away.
~ if (pressed && SD.begin(CARD_PIN)) => if (pressed && SD.begin(CARD_PIN) && (SD.remove("AIR.CSV") || true))
//// wrong no-debounce of solution (clean_air dirty_air stopped)
// Each bounce is a press.
~ now == before || millis() - changedAt < 50 => now == before
//// wrong waits-with-delay of solution (clean_air dirty_air stopped)
// In a delay the button is not seen.
~ digitalWrite(GREEN_PIN, state == LOGGING); => digitalWrite(GREEN_PIN, state == LOGGING); delay(2000);
//// wrong logs-without-a-press of solution (warms_up stopped)
// The log begins by itself, and never ends.
~ if (pressed && SD.begin(CARD_PIN)) => if (SD.begin(CARD_PIN))

//// extension
//// solution of project
// It keeps the highest pressure since the start.
 void printLine(Print &out, const Line &line) {
+  static float highest = 0;
+  highest = max(highest, line.hPa);
...
-  out.println(line.air, 1);
+  out.print(line.air, 1);
+  out.println(line.hPa < highest - 5 ? F(",storm") : F(",calm"));
//// accepted line-of-its-own of project
// It compares whole pascals in the loop, and prints a line of its own.
     printLine(Serial, line);
+    static long highest = 0;
+    long pascals = bmp.readPressure();
+    if (pascals > highest) highest = pascals;
+    if (highest - pascals > 500) Serial.println("Storm!");
+    else Serial.println("calm");
//// accepted how-far-it-fell of project
// It counts how far the pressure is below the highest.
     printLine(Serial, line);
+    static float before = 0, fallen = 0;
+    float now = bmp.readPressure() / 100;
+    fallen = before == 0 ? 0 : max(0.0, fallen + before - now);
+    before = now;
+    Serial.println(fallen > 5 ? F("storm") : F("calm"));
//// wrong does-nothing (begins_low)
// It does nothing at all.
void setup() {}
void loop() {}
//// wrong always-calm of solution (storm)
// It never warns.
~ line.hPa < highest - 5 => false
//// wrong always-a-storm of solution (begins_low highest calm)
// It always warns.
~ line.hPa < highest - 5 => true
//// wrong fixed-number of solution (begins_low)
// It compares with a number of the coast.
~ line.hPa < highest - 5 => line.hPa < 1015
//// wrong since-the-start of solution (storm)
// It compares with the pressure at the start.
~ highest = max(highest, line.hPa); => if (highest == 0) highest = line.hPa;
//// wrong the-line-before of solution (storm)
// It compares with the line before.
~ highest = max(highest, line.hPa); => static float last = 0; highest = last; last = line.hPa;
//// wrong a-step-too-small of solution (calm)
// 3 hPa are only the tide of the air.
~ highest - 5 => highest - 3
//// wrong a-step-too-large of solution (storm)
// It warns from 7 hPa on.
~ highest - 5 => highest - 7
