//// solution
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

// The pressure at sea level. On a real day, set it first: see the lesson.
const float SEA_LEVEL_HPA = 1013.25;

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  if (!bmp.begin()) {
    lcd.print("No sensor");
    while (true) {
    }
  }
}

void loop() {
  // The sensor counts in pascals: 100 of them are one hectopascal.
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));

  lcd.setCursor(0, 0);
  lcd.print("Air: ");
  lcd.print(hectopascals, 1);
  lcd.print(" hPa  ");

  lcd.setCursor(0, 1);
  lcd.print("Height: ");
  lcd.print(metres, 0);
  lcd.print(" m   ");

  delay(500);
}
//// accepted library-altitude of solution
// The library works out the altitude; the screen is cleared each time.
-  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));
+  int metres = bmp.readAltitude();
+  lcd.clear();
...
-  lcd.print(metres, 0);
+  lcd.print(metres);
//// accepted own-registers of solution
// It speaks with the sensor itself, and compensates by hand.
-#include <Adafruit_BMP085.h>
+#include <Wire.h>
...
-Adafruit_BMP085 bmp;
+long c[11];
...
-void setup() {
+unsigned get(byte address) {
+  Wire.beginTransmission(0x77);
+  Wire.write(address);
+  Wire.endTransmission();
+  Wire.requestFrom(0x77, 2);
+  unsigned value = Wire.read();
+  return value << 8 | Wire.read();
+}
+
+double measure(byte command) {
+  Wire.beginTransmission(0x77);
+  Wire.write(0xF4);
+  Wire.write(command);
+  Wire.endTransmission();
+  delay(5);
+  return get(0xF6);
+}
+
+void setup() {
+  Wire.begin();
...
-  if (!bmp.begin()) {
-    lcd.print("No sensor");
-    while (true) {
-    }
+  for (int i = 0; i < 11; i++) {
+    c[i] = get(0xAA + 2 * i);
+    if (i < 3 || i > 5) c[i] = (int16_t)c[i];
   }
...
-  float hectopascals = bmp.readPressure() / 100.0;
+  double t = (measure(0x2E) - c[5]) * c[4] / 32768;
+  double b6 = t + c[9] * 2048.0 / (t + c[10]) - 4000;
+  double b3 = (c[0] * 4 + c[7] * b6 * b6 / 8388608 + c[1] * b6 / 2048 + 2) / 4;
+  double x3 = (c[2] * b6 / 8192 + c[6] * b6 * b6 / 268435456 + 2) / 4;
+  double p = (measure(0x34) - b3) * 100000 / (c[3] * (x3 + 32768) / 32768);
+  p += (p * p * 3038 / 4294967296 - 7357 * p / 65536 + 3791) / 16;
+  float hectopascals = p / 100;
//// accepted functions-and-millis of solution
// A function works out whole metres, and a clock by millis() takes the place of delay().
 Adafruit_BMP085 bmp;
+unsigned long last = 0;
+
+long altitude(float p) { return round(44330.0 * (1.0 - pow(p / SEA_LEVEL_HPA, 0.1903))); }
+
...
 void loop() {
+  if (millis() - last < 900) return;
+  last = millis();
...
-  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));
+  long metres = altitude(hectopascals);
...
-  lcd.print(metres, 0);
+  lcd.print(metres);
...
-  delay(500);
//// accepted whole-hectopascals of solution
// It cuts the hectopascals that it shows.
-  lcd.print(hectopascals, 1);
+  lcd.print((int)hectopascals);
//// wrong prints-without-reading of solution (shows_the_pressure shows_the_altitude)
// It shows pressures that look right, and never asks the sensor.
-  if (!bmp.begin()) {
+  if (false) {
...
-  float hectopascals = bmp.readPressure() / 100.0;
+  float hectopascals = 1050 - millis() / 1500 % 18 * 37;
//// wrong constant of solution (shows_the_pressure shows_the_altitude)
// It always shows the pressure at sea level.
-  float hectopascals = bmp.readPressure() / 100.0;
+  float hectopascals = 1013;
//// wrong replays-timeline of solution (shows_the_pressure shows_the_altitude)
// It plays pressures that may come, for as long as they may last.
-  float hectopascals = bmp.readPressure() / 100.0;
+  const int played[] = {1013, 886, 700, 950, 479, 1000};
+  float hectopascals = played[millis() / 3000 % 6];
//// wrong never-shows of solution (shows_the_pressure shows_the_altitude)
// It measures, and shows nothing.
   float hectopascals = bmp.readPressure() / 100.0;
+  return;
//// wrong all-numbers of solution (shows_the_pressure shows_the_altitude)
// It shows one pressure after the other, one of which is right.
-  float hectopascals = bmp.readPressure() / 100.0;
+  float hectopascals = 300 + (int)(millis() / 20) % 800;
...
-  delay(500);
+  delay(20);
//// wrong pascals of solution (shows_the_pressure)
// It shows pascals.
-  lcd.print(hectopascals, 1);
+  lcd.print(hectopascals * 100, 1);
//// wrong whole-division of solution (shows_the_altitude)
// Its pressure is divided as whole numbers: the altitude is 0 or 44330.
~ pow(hectopascals / SEA_LEVEL_HPA, => pow((int)hectopascals / 1013,
//// wrong only-pressure of solution (shows_the_altitude)
// It shows no altitude.
-  lcd.print("Height: ");
-  lcd.print(metres, 0);
-  lcd.print(" m   ");
//// wrong rows-swapped of solution (shows_the_pressure shows_the_altitude)
// The altitude is in the first row, the pressure in the second.
-  lcd.setCursor(0, 0);
+  lcd.setCursor(0, 1);
...
-  lcd.setCursor(0, 1);
+  lcd.setCursor(0, 0);
   lcd.print("Height: ");
//// wrong raw-pressure of solution (shows_the_pressure shows_the_altitude)
// It shows the raw number of the sensor, without its calibration.
~ bmp.readPressure() / 100.0; => bmp.readRawPressure() / 200.0;
//// wrong measures-once of solution (shows_the_pressure shows_the_altitude)
// It measures only at the start.
-  float hectopascals = bmp.readPressure() / 100.0;
+  static float hectopascals = bmp.readPressure() / 100.0;
//// wrong straight-line of solution (shows_the_altitude)
// Its altitude falls by 8.3 m for each hectopascal, as near the sea.
-  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));
+  float metres = (SEA_LEVEL_HPA - hectopascals) * 8.3;
//// wrong another-sea-level of solution (shows_the_altitude)
// Its pressure at sea level is 1010 hPa.
~ 1013.25; => 1010;
//// wrong feet of solution (shows_the_altitude)
// It shows feet.
-  lcd.print(metres, 0);
-  lcd.print(" m   ");
+  lcd.print(metres * 3.281, 0);
+  lcd.print(" ft   ");
//// wrong old-digits-stay of solution (shows_the_pressure shows_the_altitude)
// Digits of a longer number stay on the display.
-  lcd.print(hectopascals, 1);
-  lcd.print(" hPa  ");
+  lcd.print((int)hectopascals);
...
-  lcd.print(" m   ");
//// wrong two-hectopascals-too-many of solution (shows_the_pressure)
// It shows 2 hPa too many; its altitude is right.
-  lcd.print(hectopascals, 1);
+  lcd.print(hectopascals + 2, 1);
//// wrong two-hectopascals-too-few of solution (shows_the_pressure)
// It shows 2 hPa too few; its altitude is right.
-  lcd.print(hectopascals, 1);
+  lcd.print(hectopascals - 2, 1);
//// wrong fifteen-metres-too-high of solution (shows_the_altitude)
// It shows 15 m too many.
-  lcd.print(metres, 0);
+  lcd.print(metres + 15, 0);
//// wrong never-below-the-sea of solution (shows_the_altitude)
// Where the air is heavier than at the sea, its altitude loses the minus.
~ lcd.print(metres, => lcd.print(fabs(metres),

//// extension
//// solution of project
// It keeps the pressure of the start in setup.
-// The pressure at sea level. On a real day, set it first: see the lesson.
-const float SEA_LEVEL_HPA = 1013.25;
+// The pressure at the start: from there the climb is counted.
+float startHpa;
...
   }
+  startHpa = bmp.readPressure() / 100.0;
...
-  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));
+  float metres = 44330 * (1 - pow(hectopascals / startHpa, 0.1903));
...
-  lcd.print("Height: ");
+  lcd.print("Climb: ");
//// accepted first-round-of-the-loop of project
// It keeps the first reading in the loop, in pascals, and clears the screen.
 Adafruit_BMP085 bmp;
+long start = 0;
...
-  float hectopascals = bmp.readPressure() / 100.0;
-  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));
+  long now = bmp.readPressure();
+  if (start == 0) start = now;
+  float hectopascals = now / 100.0;
+  float metres = 44330 * (1 - pow((float)now / start, 0.1903));
+  lcd.clear();
//// accepted by-the-library of project
// readAltitude() takes the pressure at the start.
 Adafruit_BMP085 bmp;
+float start;
...
   }
+  start = bmp.readPressure();
...
-  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));
+  float metres = (int)bmp.readAltitude(start);
//// wrong above-the-sea of project (begins_at_zero)
// The solution of the project itself.
//// wrong shows-nothing (begins_at_zero)
// It never writes to the display.
void setup() {}

void loop() {}
//// wrong always-zero of solution (shows_the_climb)
// It keeps the pressure again in each round: the climb is always 0.
   float hectopascals = bmp.readPressure() / 100.0;
+  startHpa = hectopascals;
//// wrong constant of solution (shows_the_climb)
// It shows 0 m, whatever the sensor says.
-  lcd.print(metres, 0);
+  lcd.print(0);
//// wrong prints-without-reading of solution (pressure_stays_first begins_at_zero shows_the_climb)
// It counts metres up, and never asks the sensor.
-  if (!bmp.begin()) {
+  if (false) {
...
-  startHpa = bmp.readPressure() / 100.0;
...
-  float hectopascals = bmp.readPressure() / 100.0;
-  float metres = 44330 * (1 - pow(hectopascals / startHpa, 0.1903));
+  float hectopascals = 900;
+  float metres = millis() / 2500 * 100;
//// wrong difference-of-heights of solution (shows_the_climb)
// It takes the height of the start away, both above the sea of a mean day. The challenge asks for p0.
-  float metres = 44330 * (1 - pow(hectopascals / startHpa, 0.1903));
+  float metres = 44330 * (pow(startHpa / 1013.25, 0.1903) - pow(hectopascals / 1013.25, 0.1903));
//// wrong pascals-and-hectopascals of solution (begins_at_zero)
// The start is in pascals, the pressure of now in hectopascals.
-  startHpa = bmp.readPressure() / 100.0;
+  startHpa = bmp.readPressure();
//// wrong whole-numbers of solution (begins_at_zero shows_the_climb)
// A division of whole numbers loses the last digit of the start.
-float startHpa;
+int startHpa;
...
-  startHpa = bmp.readPressure() / 100.0;
+  startHpa = bmp.readPressure() / 1000 * 10;
//// wrong upside-down of solution (shows_the_climb)
// It divides the start by the pressure of now.
~ pow(hectopascals / startHpa, => pow(startHpa / hectopascals,
//// wrong pressure-lost of solution (pressure_stays_first)
// The first row no longer shows the pressure.
-  lcd.print(hectopascals, 1);
+  lcd.print("---");
//// wrong measures-once of solution (pressure_stays_first shows_the_climb)
// It reads the sensor only at the start.
-  float hectopascals = bmp.readPressure() / 100.0;
+  float hectopascals = startHpa;
