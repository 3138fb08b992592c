// Beats a minute: of the last beat, and the mean of four.
#include <Wire.h>
#include "MAX30105.h"
#include "heartRate.h"

MAX30105 sensor;

const byte COUNT = 4;
byte rates[COUNT];
byte spot = 0;
long lastBeat = 0;
float beatsPerMinute = 0;
int average = 0;

void setup() {
  Serial.begin(115200);
  if (!sensor.begin(Wire, I2C_SPEED_FAST)) {
    Serial.println("MAX30102 was not found.");
    while (true) {}
  }
  sensor.setup();
  sensor.setPulseAmplitudeRed(0x0A);
  sensor.setPulseAmplitudeGreen(0);
}

void loop() {
  long ir = sensor.getIR();
  if (checkForBeat(ir)) {
    long gap = millis() - lastBeat;
    lastBeat = millis();
    beatsPerMinute = 60 / (gap / 1000.0);
    if (beatsPerMinute < 255 && beatsPerMinute > 20) {
      rates[spot++] = (byte)beatsPerMinute;
      spot %= COUNT;
      average = 0;
      for (byte rate : rates) average += rate;
      average /= COUNT;
    }
  }
  Serial.print("IR=");
  Serial.print(ir);
  Serial.print(", BPM=");
  Serial.print(beatsPerMinute);
  Serial.print(", Avg BPM=");
  Serial.print(average);
  if (ir < 50000) Serial.print(" No finger?");
  Serial.println();
}
