#include <Wire.h>
#include <MAX30105.h>
#include <heartRate.h>
#include <SSD1306AsciiWire.h>
#include <OneWire.h>
#include <DallasTemperature.h>

MAX30105 sensor;
SSD1306AsciiWire oled;
OneWire oneWire(2);
DallasTemperature probe(&oneWire);

void setup() {
  Serial.begin(115200);
  if (!sensor.begin(Wire, I2C_SPEED_FAST)) Serial.println(F("The sensor does not answer"));
  sensor.setup(0x1F, 4, 2, 400, 411, 4096);  // 6 mA, 100 pairs a second
  oled.begin(&Adafruit128x64, 0x3C);
  oled.setFont(Adafruit5x7);
  oled.clear();
  oled.setCursor(0, 6);  // the seventh row: 0 is the first
  oled.print(F("Not a medical device"));
}

void loop() {
  // First measure: how much infrared comes back without a finger, and with one?
  sensor.check();
  while (sensor.available()) {
    Serial.println(sensor.getFIFOIR());
    sensor.nextSample();
  }

  // 1. Keep the lowest and the highest red and infrared of two seconds.
  // 2. No finger, shaking or steady? Show "--" unless it is steady.
  // 3. Steady: show the pulse in the first row, the oxygen in the second.
  // 4. Show the water's temperature in the third row, without waiting for it.
}
