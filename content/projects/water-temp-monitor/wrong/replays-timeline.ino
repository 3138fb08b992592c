// It prints what the sensor says, but sounds at fixed times.
// Fails at: keeps_watching
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
  unsigned long seconds = millis() / 100;
  bool hot = (seconds > 105 && seconds < 126) || (seconds > 175 && seconds < 190);
  bool later = seconds > 195 && (seconds / 45) % 2 == 0;
  digitalWrite(8, hot || later);
  delay(100);
}
