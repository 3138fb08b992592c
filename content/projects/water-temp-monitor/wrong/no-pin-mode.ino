// The buzzer's pin is no output: it can give only a trickle.
// Fails at: sounds_when_hot, sounds_just_above
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(500);
}
