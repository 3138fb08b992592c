// It sounds with tone() and noTone().
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(115200);
  sensors.begin();
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius, 1);
  if (celsius > 30) {
    tone(8, 1000);
  } else {
    noTone(8);
  }
  delay(1000);
}
