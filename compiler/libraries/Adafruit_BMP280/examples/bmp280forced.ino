// Wakes a BMP280 for one measurement every two seconds; in between it sleeps.
#include <Wire.h>
#include <Adafruit_BMP280.h>

Adafruit_BMP280 bmp;

void setup() {
  Serial.begin(9600);
  if (!bmp.begin(BMP280_ADDRESS_ALT)) {
    Serial.println(F("No BMP280"));
    while (1) delay(10);
  }
  bmp.setSampling(Adafruit_BMP280::MODE_FORCED);
}

void loop() {
  if (bmp.takeForcedMeasurement()) {
    Serial.print(F("Pressure = "));
    Serial.print(bmp.readPressure());
    Serial.println(F(" Pa"));
  } else {
    Serial.println(F("Forced measurement failed!"));
  }
  delay(2000);
}
