// Is the camera wired well? Its own temperature is near the room's.
#include <Wire.h>
#include <Adafruit_AMG88xx.h>

Adafruit_AMG88xx amg;

void setup() {
  Serial.begin(9600);
  if (!amg.begin()) {
    Serial.println(F("Could not find a valid AMG88xx sensor, check wiring!"));
    while (true) {
    }
  }
  delay(100);
}

void loop() {
  Serial.print(F("Thermistor Temperature = "));
  Serial.print(amg.readThermistor());
  Serial.println(F(" *C"));
  delay(1000);
}
