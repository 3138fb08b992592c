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

//// accepted library-altitude
// The library works out the altitude; the screen is cleared each time.
#include <Wire.h>
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

LiquidCrystal screen(12, 11, 5, 4, 3, 2);
Adafruit_BMP085 sensor;

void setup() {
  screen.begin(16, 2);
  if (!sensor.begin()) {
    screen.print("No sensor");
    while (true) {}
  }
}

void loop() {
  screen.clear();
  screen.print("P=");
  screen.print(sensor.readPressure() / 100);
  screen.setCursor(0, 1);
  screen.print("H=");
  screen.print((int)sensor.readAltitude());
  delay(1000);
}

//// accepted own-registers
// It speaks with the sensor itself, and compensates by hand.
#include <Wire.h>
#include <LiquidCrystal.h>

LiquidCrystal lcd(12, 11, 5, 4, 3, 2);
long c[11];

long get(byte address, byte count) {
  Wire.beginTransmission(0x77);
  Wire.write(address);
  Wire.endTransmission();
  Wire.requestFrom(0x77, (int)count);
  long value = 0;
  while (count--) value = value << 8 | Wire.read();
  return value;
}

void start(byte command) {
  Wire.beginTransmission(0x77);
  Wire.write(0xF4);
  Wire.write(command);
  Wire.endTransmission();
  delay(5);
}

void setup() {
  Wire.begin();
  lcd.begin(16, 2);
  for (int i = 0; i < 11; i++) {
    c[i] = get(0xAA + 2 * i, 2);
    if (i < 3 || i > 5) c[i] = (int16_t)c[i];
  }
}

void loop() {
  start(0x2E);
  double t = (get(0xF6, 2) - c[5]) * (double)c[4] / 32768;
  double b6 = t + c[9] * 2048.0 / (t + c[10]) - 4000;
  start(0x34);
  double up = get(0xF6, 2);
  double b3 = (c[0] * 4 + c[7] * b6 * b6 / 8388608.0 + c[1] * b6 / 2048 + 2) / 4;
  double x3 = (c[2] * b6 / 8192 + c[6] * b6 * b6 / 268435456.0 + 2) / 4;
  double p = (up - b3) * 100000 / (c[3] * (x3 + 32768) / 32768);
  p += (p * p * 3038 / 4294967296.0 - 7357 * p / 65536 + 3791) / 16;
  lcd.setCursor(0, 0);
  lcd.print("hPa ");
  lcd.print(p / 100);
  lcd.print("  ");
  lcd.setCursor(0, 1);
  lcd.print("m ");
  lcd.print(44330 * (1 - pow(p / 101325, 0.1903)));
  lcd.print("   ");
  delay(300);
}

//// accepted functions-and-millis of solution
// A function works out whole metres, and a clock by millis() takes the place of delay().
-void setup() {
+unsigned long last = 0;
+
+long altitude(float p) { return round(44330.0 * (1.0 - pow(p / SEA_LEVEL_HPA, 0.1903))); }
+
+void setup() {
...
-void loop() {
+void loop() {
+  if (millis() - last < 900) return;
+  last = millis();
...
-  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));
+  long metres = altitude(hectopascals);
...
-  lcd.print(metres, 0);
+  lcd.print(metres);
...
-
-  delay(500);

//// accepted whole-hectopascals of solution
// It cuts the hectopascals that it shows.
-  lcd.print(hectopascals, 1);
+  lcd.print((int)hectopascals);

//// wrong prints-without-reading (shows_the_pressure shows_the_altitude)
// It shows pressures that look right, and never asks the sensor.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

float hectopascals = 1013;

void setup() {
  lcd.begin(16, 2);
}

void loop() {
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(1500);
  hectopascals = hectopascals > 400 ? hectopascals - 37 : 1050;
}

//// wrong constant (shows_the_pressure shows_the_altitude)
// It always shows the pressure at sea level.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

float hectopascals = 1013;

void setup() {
  lcd.begin(16, 2);
}

void loop() {
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(500);
}

//// wrong replays-timeline (shows_the_pressure shows_the_altitude)
// It plays pressures that may come, for as long as they may last.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

float hectopascals = 1013;

void setup() {
  lcd.begin(16, 2);
}

void loop() {
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  const int played[] = {1013, 886, 700, 950, 479, 1000};
  hectopascals = played[millis() / 3000 % 6];
  delay(200);
}

//// wrong never-shows (shows_the_pressure shows_the_altitude)
// It measures, and shows nothing.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  bmp.readPressure();
  delay(500);
}

//// wrong all-numbers (shows_the_pressure shows_the_altitude)
// It shows one pressure after the other, one of which is right.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

float hectopascals = 1013;

void setup() {
  lcd.begin(16, 2);
}

void loop() {
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  hectopascals = 300 + (int)(millis() / 20) % 800;
  delay(20);
}

//// wrong pascals (shows_the_pressure)
// It shows pascals.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readPressure();
  float metres = 44330 * (1 - pow(hectopascals / 101325, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(500);
}

//// wrong whole-division (shows_the_altitude)
// Its pressure is divided as whole numbers: the altitude is 0 or 44330.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow((int)hectopascals / 1013, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(500);
}

//// wrong only-pressure (shows_the_altitude)
// It shows no altitude.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  delay(500);
}

//// wrong rows-swapped (shows_the_pressure shows_the_altitude)
// The altitude is in the first row, the pressure in the second.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 2 - 1);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 0);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(500);
}

//// wrong raw-pressure (shows_the_pressure shows_the_altitude)
// It shows the raw number of the sensor, without its calibration.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readRawPressure() / 200.0;
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(500);
}

//// wrong measures-once (shows_the_pressure shows_the_altitude)
// It measures only at the start.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

float hectopascals = 0;

void loop() {
  if (hectopascals == 0) hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(500);
}

//// wrong straight-line (shows_the_altitude)
// Its altitude falls by 8.3 m for each hectopascal, as near the sea.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = (1013.25 - hectopascals) * 8.3;
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(500);
}

//// wrong another-sea-level (shows_the_altitude)
// Its pressure at sea level is 1010 hPa.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow(hectopascals / 1010, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres, 0);
  lcd.print(" m    ");
  delay(500);
}

//// wrong feet (shows_the_altitude)
// It shows feet.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print(hectopascals, 1);
  lcd.print(" hPa   ");
  lcd.setCursor(0, 1);
  lcd.print(metres * 3.281, 0);
  lcd.print(" ft   ");
  delay(500);
}

//// wrong old-digits-stay (shows_the_pressure shows_the_altitude)
// Digits of a longer number stay on the display.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
}

void loop() {
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow(hectopascals / 1013.25, 0.1903));
  lcd.setCursor(0, 0);
  lcd.print((int)hectopascals);
  lcd.setCursor(0, 1);
  lcd.print((int)metres);
  delay(500);
}

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
-  lcd.print(metres, 0);
+  lcd.print(fabs(metres), 0);

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

//// accepted first-round-of-the-loop
// It keeps the first reading in the loop, in pascals, and clears the screen.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 sensor;
LiquidCrystal screen(12, 11, 5, 4, 3, 2);
long start = 0;

void setup() {
  screen.begin(16, 2);
  sensor.begin();
}

void loop() {
  long now = sensor.readPressure();
  if (start == 0) start = now;
  screen.clear();
  screen.print(now / 100.0);
  screen.print("hPa");
  screen.setCursor(0, 1);
  screen.print(44330.0 * (1 - pow((float)now / start, 0.1903)), 1);
  screen.print("m up");
  delay(800);
}

//// accepted by-the-library
// readAltitude() takes the pressure at the start.
#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);
float start;

void setup() {
  lcd.begin(16, 2);
  bmp.begin();
  start = bmp.readPressure();
}

void loop() {
  lcd.setCursor(0, 0);
  lcd.print("P=");
  lcd.print(bmp.readPressure() / 100);
  lcd.print(" hPa ");
  lcd.setCursor(0, 1);
  lcd.print("Up: ");
  lcd.print((int)bmp.readAltitude(start));
  lcd.print(" m    ");
  delay(300);
}

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

//// wrong prints-without-reading (pressure_stays_first begins_at_zero shows_the_climb)
// It counts metres up, and never asks the sensor.
#include <LiquidCrystal.h>

LiquidCrystal lcd(12, 11, 5, 4, 3, 2);
int metres = 0;

void setup() {
  lcd.begin(16, 2);
}

void loop() {
  lcd.clear();
  lcd.print("Air: 900 hPa");
  lcd.setCursor(0, 1);
  lcd.print(metres);
  metres += 100;
  delay(2500);
}

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
-  float metres = 44330 * (1 - pow(hectopascals / startHpa, 0.1903));
+  float metres = 44330 * (1 - pow(startHpa / hectopascals, 0.1903));

//// wrong pressure-lost of solution (pressure_stays_first)
// The first row no longer shows the pressure.
-  lcd.print(hectopascals, 1);
+  lcd.print("---");

//// wrong measures-once of solution (pressure_stays_first shows_the_climb)
// It reads the sensor only at the start.
-  float hectopascals = bmp.readPressure() / 100.0;
+  float hectopascals = startHpa;
