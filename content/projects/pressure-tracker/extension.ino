//// accepted solution of solution.ino
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

//// wrong above-the-sea of solution.ino
// The solution of the project itself.
// Fails at: begins_at_zero

//// wrong shows-nothing
// It never writes to the display.
// Fails at: begins_at_zero
void setup() {}

void loop() {}

//// wrong always-zero of solution
// It keeps the pressure again in each round: the climb is always 0.
// Fails at: shows_the_climb
   float hectopascals = bmp.readPressure() / 100.0;
+  startHpa = hectopascals;

//// wrong constant of solution
// It shows 0 m, whatever the sensor says.
// Fails at: shows_the_climb
-  lcd.print(metres, 0);
+  lcd.print(0);

//// wrong prints-without-reading
// It counts metres up, and never asks the sensor.
// Fails at: pressure_stays_first, begins_at_zero, shows_the_climb
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

//// wrong difference-of-heights of solution
// It takes the height of the start away, both above the sea of a mean day. The challenge asks for p0.
// Fails at: shows_the_climb
-  float metres = 44330 * (1 - pow(hectopascals / startHpa, 0.1903));
+  float metres = 44330 * (pow(startHpa / 1013.25, 0.1903) - pow(hectopascals / 1013.25, 0.1903));

//// wrong pascals-and-hectopascals of solution
// The start is in pascals, the pressure of now in hectopascals.
// Fails at: begins_at_zero
-  startHpa = bmp.readPressure() / 100.0;
+  startHpa = bmp.readPressure();

//// wrong whole-numbers of solution
// A division of whole numbers loses the last digit of the start.
// Fails at: begins_at_zero, shows_the_climb
-float startHpa;
+int startHpa;
...
-  startHpa = bmp.readPressure() / 100.0;
+  startHpa = bmp.readPressure() / 1000 * 10;

//// wrong upside-down of solution
// It divides the start by the pressure of now.
// Fails at: shows_the_climb
-  float metres = 44330 * (1 - pow(hectopascals / startHpa, 0.1903));
+  float metres = 44330 * (1 - pow(startHpa / hectopascals, 0.1903));

//// wrong pressure-lost of solution
// The first row no longer shows the pressure.
// Fails at: pressure_stays_first
-  lcd.print(hectopascals, 1);
+  lcd.print("---");

//// wrong measures-once of solution
// It reads the sensor only at the start.
// Fails at: pressure_stays_first, shows_the_climb
-  float hectopascals = bmp.readPressure() / 100.0;
+  float hectopascals = startHpa;
