// It works until the first alarm and then hangs in a loop.
// Fails at: shows_temperature, silent_when_cool, silent_just_below
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
  if (celsius > 30.0) {
    digitalWrite(8, HIGH);
    while (true) {
    }
  }
  delay(500);
}
