// It never waits: it starts a conversion and comes back by millis().
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

unsigned long asked = 0;
bool beep = false;
float celsius = 0;

void setup() {
  Serial.begin(9600);
  sensors.begin();
  sensors.setWaitForConversion(false);
  sensors.requestTemperatures();
  pinMode(8, OUTPUT);
}

void loop() {
  if (millis() - asked >= 800) {
    celsius = sensors.getTempCByIndex(0);
    sensors.requestTemperatures();
    asked = millis();
    Serial.println(celsius);
  }
  beep = (millis() / 250) % 2 == 0;
  digitalWrite(8, celsius > 30.0 && beep ? HIGH : LOW);
}
