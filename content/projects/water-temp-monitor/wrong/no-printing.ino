// The alarm is right, but nobody sees the temperature.
// Fails at: shows_temperature
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
  digitalWrite(8, sensors.getTempCByIndex(0) > 30.0 ? HIGH : LOW);
  delay(500);
}
