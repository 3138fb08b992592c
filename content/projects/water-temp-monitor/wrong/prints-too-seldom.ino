// It measures every three seconds only.
// Fails at: shows_temperature, silent_when_cool, sounds_when_hot, silent_just_below, sounds_just_above
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
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(3000);
}
