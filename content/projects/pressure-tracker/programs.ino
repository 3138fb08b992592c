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

//// accepted functions-and-millis of solution.ino
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

//// accepted whole-hectopascals of solution.ino
// It cuts the hectopascals that it shows.
-  lcd.print(hectopascals, 1);
+  lcd.print((int)hectopascals);

//// wrong prints-without-reading
// It shows pressures that look right, and never asks the sensor.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong constant
// It always shows the pressure at sea level.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong replays-timeline
// It plays pressures that may come, for as long as they may last.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong never-shows
// It measures, and shows nothing.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong all-numbers
// It shows one pressure after the other, one of which is right.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong pascals
// It shows pascals.
// Fails at: shows_the_pressure
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

//// wrong whole-division
// Its pressure is divided as whole numbers: the altitude is 0 or 44330.
// Fails at: shows_the_altitude
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

//// wrong only-pressure
// It shows no altitude.
// Fails at: shows_the_altitude
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

//// wrong rows-swapped
// The altitude is in the first row, the pressure in the second.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong raw-pressure
// It shows the raw number of the sensor, without its calibration.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong measures-once
// It measures only at the start.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong straight-line
// Its altitude falls by 8.3 m for each hectopascal, as near the sea.
// Fails at: shows_the_altitude
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

//// wrong another-sea-level
// Its pressure at sea level is 1010 hPa.
// Fails at: shows_the_altitude
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

//// wrong feet
// It shows feet.
// Fails at: shows_the_altitude
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

//// wrong old-digits-stay
// Digits of a longer number stay on the display.
// Fails at: shows_the_pressure, shows_the_altitude
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

//// wrong two-hectopascals-too-many of solution.ino
// It shows 2 hPa too many; its altitude is right.
// Fails at: shows_the_pressure
-  lcd.print(hectopascals, 1);
+  lcd.print(hectopascals + 2, 1);

//// wrong two-hectopascals-too-few of solution.ino
// It shows 2 hPa too few; its altitude is right.
// Fails at: shows_the_pressure
-  lcd.print(hectopascals, 1);
+  lcd.print(hectopascals - 2, 1);

//// wrong fifteen-metres-too-high of solution.ino
// It shows 15 m too many.
// Fails at: shows_the_altitude
-  lcd.print(metres, 0);
+  lcd.print(metres + 15, 0);

//// wrong never-below-the-sea of solution.ino
// Where the air is heavier than at the sea, its altitude loses the minus.
// Fails at: shows_the_altitude
-  lcd.print(metres, 0);
+  lcd.print(fabs(metres), 0);
