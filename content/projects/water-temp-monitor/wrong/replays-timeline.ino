// It prints what the sensor says, but sounds at fixed times.
// Fails at: silent_when_cool, sounds_when_hot, silent_just_below, sounds_just_above
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  Serial.println(sensors.getTempCByIndex(0));
  // Cool and hot water in turn, as it may be: 4.5 s of silence, 2.6 s of sound.
  unsigned long now = millis();
  bool hot = now > 4500 && (now - 4500) % 7100 > 4500;
  digitalWrite(8, hot);
  delay(100);
}
