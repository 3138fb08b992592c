#include <Adafruit_AMG88xx.h>
#include <Adafruit_NeoPixel.h>

const int PANEL_PIN = 6;
const int CELLS = 64;

Adafruit_AMG88xx camera;
Adafruit_NeoPixel panel(CELLS, PANEL_PIN);
float celsius[CELLS];  // row by row, from the upper left cell on

void setup() {
  Serial.begin(9600);
  panel.begin();
  panel.setBrightness(40);
  panel.show();  // dark until the first picture
  while (!camera.begin()) {
    Serial.println(F("No camera"));
    delay(500);
  }
}

void loop() {
  camera.readPixels(celsius);

  // 1. Give each cell its colour: blue up to 20, red from 40 on.

  // First look: the picture in numbers.
  for (int i = 0; i < CELLS; i++) {
    Serial.print((int)celsius[i]);
    Serial.print(i % 8 == 7 ? '\n' : ' ');
  }
  Serial.println();
  delay(1000);

  // 2. Show the picture ten times a second, without delay() and without the first look.
  // 3. Once a second, print only the highest of the 64 numbers.
}
