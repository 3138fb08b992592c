// Its alarm is honest; what it prints is always the same.
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
  float celsius = sensors.getTempCByIndex(0);
  Serial.println("22.5");
  Serial.println("45.0");
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(300);
}
