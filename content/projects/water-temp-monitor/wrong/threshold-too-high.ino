// It sounds from 33 °C on.
// Fails at: sounds_just_above
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
  digitalWrite(8, celsius > 33.0 ? HIGH : LOW);
  delay(500);
}
