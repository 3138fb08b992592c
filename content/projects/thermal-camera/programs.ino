//// solution
#include <Adafruit_AMG88xx.h>
#include <Adafruit_NeoPixel.h>

const int PANEL_PIN = 6;
const int CELLS = 64;

// In degrees Celsius. A fixed range: in an empty view no small error looks hot.
const float BLUE_UP_TO = 20;
const float RED_FROM = 40;

const int BRIGHTNESS = 40;           // of 255: about 0.3 A for the panel
const unsigned long FRAME = 100;     // milliseconds: the camera has ten pictures a second
const unsigned long REPORT = 1000;

Adafruit_AMG88xx camera;
Adafruit_NeoPixel panel(CELLS, PANEL_PIN);
float celsius[CELLS];  // row by row, from the upper left cell on
unsigned long shownAt = 0;
unsigned long printedAt = 0;

uint32_t colorOf(float degrees) {
  float share = (degrees - BLUE_UP_TO) / (RED_FROM - BLUE_UP_TO);
  int red = 255 * constrain(share, 0, 1);
  return panel.Color(red, 0, 255 - red);
}

void showPicture() {
  for (int i = 0; i < CELLS; i++) {
    panel.setPixelColor(i, colorOf(celsius[i]));
  }
  panel.show();
}

float hottest() {
  float most = celsius[0];
  for (int i = 1; i < CELLS; i++) {
    most = max(most, celsius[i]);
  }
  return most;
}

void setup() {
  Serial.begin(9600);
  panel.begin();
  panel.setBrightness(BRIGHTNESS);
  panel.show();  // dark until the first picture
  while (!camera.begin()) {
    Serial.println(F("No camera"));
    delay(500);
  }
}

void loop() {
  unsigned long now = millis();
  if (now - shownAt >= FRAME) {
    shownAt = now;
    camera.readPixels(celsius);
    showPicture();
  }
  if (now - printedAt >= REPORT) {
    printedAt = now;
    Serial.println(hottest());
  }
}
//// accepted rainbow-with-delay
// From blue over green and yellow to red, ten times a second.
#include <Wire.h>
#include <Adafruit_AMG88xx.h>
#include <Adafruit_NeoPixel.h>
Adafruit_AMG88xx amg;
Adafruit_NeoPixel strip(64, 6, NEO_GRB + NEO_KHZ800);
float pixels[AMG88xx_PIXEL_ARRAY_SIZE];
int turn = 0;
void setup() { Serial.begin(115200); amg.begin(); strip.begin(); }
void loop() {
  amg.readPixels(pixels);
  float top = -100;
  for (byte i = 0; i < 64; i++) {
    if (pixels[i] > top) top = pixels[i];
    long hue = map(constrain(pixels[i] * 10, 200, 400), 200, 400, 43690, 0);
    strip.setPixelColor(i, strip.ColorHSV(hue, 255, 30));
  }
  strip.show();
  if (turn++ % 10 == 0) { Serial.print(F("Max: ")); Serial.print(top, 1); Serial.println(F(" C")); }
  delay(80);
}
//// accepted automatic-range of solution
// From the coldest to the hottest cell, but over 16 degrees at least.
-uint32_t colorOf(float degrees) {
-  float share = (degrees - BLUE_UP_TO) / (RED_FROM - BLUE_UP_TO);
+float low, high;
+uint32_t colorOf(float degrees) {
+  float share = (degrees - low) / (high - low);
...
 void showPicture() {
+  low = high = celsius[0];
+  for (float one : celsius) {
+    low = min(low, one);
+    high = max(high, one);
+  }
+  high = max(high, low + 16);
//// wrong does-nothing (empty_view hot_pot warm_pot cold_pot follows prints_hottest)
// It does nothing at all.
void setup() {}
void loop() {}
//// wrong prints-only of solution (empty_view hot_pot warm_pot cold_pot follows)
// The highest number is printed, and nothing is shown.
~ showPicture(); => (void)colorOf;
//// wrong all-red of solution (hot_pot warm_pot cold_pot follows)
// Each cell is red.
~ return panel.Color(red, 0, 255 - red); => return panel.Color(255, 0, red * 0);
//// wrong replays-timeline of solution (empty_view hot_pot warm_pot cold_pot follows prints_hottest)
// A spot goes round by the clock.
~ camera.readPixels(celsius); => for (int i = 0; i < CELLS; i++) celsius[i] = i == now / 500 % CELLS ? 60 : 24;
//// wrong constant-line of solution (prints_hottest)
// It always prints 60.
~ Serial.println(hottest()); => Serial.println(60.0);
//// wrong cycling-lines of solution (prints_hottest)
// It prints each number from 40 to 78 in turn.
~ Serial.println(hottest()); => static int n = 0; Serial.println(40 + n++ % 39);
//// wrong measures-once of solution (empty_view hot_pot warm_pot cold_pot follows prints_hottest)
// One picture is taken, at the start.
~ camera.readPixels(celsius); => if (celsius[0] == 0) camera.readPixels(celsius);
//// wrong inverted of solution (hot_pot warm_pot cold_pot follows)
// Cold is red.
~ panel.Color(red, 0, 255 - red) => panel.Color(255 - red, 0, red)
//// wrong stretches-noise of solution (empty_view)
// From the coldest to the hottest cell, however near they are.
-  float share = (degrees - BLUE_UP_TO) / (RED_FROM - BLUE_UP_TO);
+  float least = celsius[0];
+  for (float one : celsius) least = min(least, one);
+  float share = (degrees - least) / (hottest() - least);
//// wrong whole-range of solution (hot_pot warm_pot follows)
// All that the camera can measure: a warm pot hardly differs from the room.
~ BLUE_UP_TO = 20 => BLUE_UP_TO = 0
...
~ RED_FROM = 40 => RED_FROM = 80
//// wrong no-limits of solution (empty_view hot_pot cold_pot follows)
// Beyond the range the colours begin again.
~ constrain(share, 0, 1) => share
//// wrong starts-too-high of solution (warm_pot cold_pot follows)
// Blue up to 35: a warm pot stays as blue as the room.
~ BLUE_UP_TO = 20 => BLUE_UP_TO = 35
//// wrong serpentine of solution (hot_pot warm_pot cold_pot follows)
// Every second row runs from right to left.
~ panel.setPixelColor(i, => panel.setPixelColor(i / 8 % 2 ? i / 8 * 8 + 7 - i % 8 : i,
//// wrong full-brightness of solution (empty_view hot_pot warm_pot cold_pot follows)
// 1.3 A is too much for three cells: the panel goes dark again and again.
~ BRIGHTNESS = 40 => BRIGHTNESS = 255
//// wrong one-picture-a-second of solution (follows)
// The picture is as old as a second.
~ FRAME = 100 => FRAME = 1000
//// wrong first-look-stays of solution (follows prints_hottest)
// All numbers are printed, then it waits.
 void loop() {
+  for (int i = 0; i < CELLS; i++) {
+    Serial.print((int)celsius[i]);
+    Serial.print(i % 8 == 7 ? '\n' : ' ');
+  }
+  Serial.println();
+  delay(1000);
//// wrong prints-the-middle of solution (prints_hottest)
// It prints one cell of the middle, wherever the pot is.
~ Serial.println(hottest()); => Serial.println(celsius[27]);
//// wrong prints-too-rarely of solution (prints_hottest)
// A line every four seconds.
~ REPORT = 1000 => REPORT = 4000
//// extension
//// solution of project
// Two limits: between them the LED stays as it is.
 const float RED_FROM = 40;
+const float ALARM_FROM = 50;
+const float ALARM_BELOW = 45;
...
+void updateAlarm() {
+  static bool alarm = false;
+  if (hottest() >= ALARM_FROM) alarm = true;
+  if (hottest() < ALARM_BELOW) alarm = false;
+  digitalWrite(LED_BUILTIN, alarm);
+}
+
 void setup() {
+  pinMode(LED_BUILTIN, OUTPUT);
...
     showPicture();
+    updateAlarm();
//// accepted one-line of solution
// The limit depends on the LED itself.
-  static bool alarm = false;
-  if (hottest() >= ALARM_FROM) alarm = true;
-  if (hottest() < ALARM_BELOW) alarm = false;
-  digitalWrite(LED_BUILTIN, alarm);
+  digitalWrite(13, hottest() >= (digitalRead(13) ? ALARM_BELOW : ALARM_FROM));
//// accepted between of solution
// Else-if, and a number in the middle.
~   if (hottest() >= ALARM_FROM) alarm = true; =>   float top = hottest();
...
~   if (hottest() < ALARM_BELOW) alarm = false; =>   if (top > 49.8) alarm = true; else if (top < 45.2) alarm = false;
//// wrong as-before of project (too_hot)
// The solution of the project itself.
//// wrong one-limit of solution (still_on)
// On from 50 and off below 50.
~ ALARM_BELOW = 45 => ALARM_BELOW = 50
//// wrong on-one-step-too-high of solution (too_hot)
// On from 52.
~ ALARM_FROM = 50 => ALARM_FROM = 52
//// wrong on-one-step-too-low of solution (still_off)
// On from 48.
~ ALARM_FROM = 50 => ALARM_FROM = 48
//// wrong off-one-step-too-high of solution (still_on)
// Off below 47.
~ ALARM_BELOW = 45 => ALARM_BELOW = 47
//// wrong off-one-step-too-low of solution (cool_again)
// Off below 43.
~ ALARM_BELOW = 45 => ALARM_BELOW = 43
//// wrong never-off of solution (cool_again)
// The alarm stays.
~ (hottest() < ALARM_BELOW) => (hottest() < -ALARM_BELOW)
//// wrong inverted of solution (too_hot)
// The LED shines while all is cool.
~ LED_BUILTIN, alarm => LED_BUILTIN, !alarm
