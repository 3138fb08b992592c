// Is anything in front of the sensor? It compares the infrared light with that at the start.
#include <Wire.h>
#include "MAX30105.h"

MAX30105 sensor;
long atStart = 0;

void setup() {
  Serial.begin(9600);
  if (!sensor.begin(Wire, I2C_SPEED_FAST)) {
    Serial.println("MAX30102 was not found.");
    while (true) {}
  }
  sensor.setup(0xFF, 4, 2, 400, 411, 2048);
  sensor.setPulseAmplitudeRed(0);
  for (byte count = 0; count < 32; count++) atStart += sensor.getIR();
  atStart /= 32;
}

void loop() {
  long ir = sensor.getIR();
  Serial.print("IR[");
  Serial.print(ir);
  Serial.print("]");
  if (ir - atStart > 100) Serial.print(" Something is there!");
  Serial.println();
}
