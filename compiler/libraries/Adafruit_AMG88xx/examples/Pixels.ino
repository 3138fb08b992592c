// All 64 pixels as a table, once a second.
#include <Wire.h>
#include <Adafruit_AMG88xx.h>

Adafruit_AMG88xx amg;
float pixels[AMG88xx_PIXEL_ARRAY_SIZE];

void setup() {
  Serial.begin(115200);
  bool status = amg.begin();
  if (!status) {
    Serial.println(F("Could not find a valid AMG88xx sensor, check wiring!"));
    while (1);
  }
}

void loop() {
  amg.readPixels(pixels);
  for (int i = 1; i <= AMG88xx_PIXEL_ARRAY_SIZE; i++) {
    Serial.print(pixels[i - 1]);
    Serial.print(", ");
    if (i % 8 == 0) Serial.println();
  }
  Serial.println();
  delay(1000);
}
