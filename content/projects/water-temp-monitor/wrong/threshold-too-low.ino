// It sounds from 28 °C on.
// Fails at: silent_just_below
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
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  digitalWrite(8, celsius > 28.0 ? HIGH : LOW);
  delay(500);
}
