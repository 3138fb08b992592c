// It prints every number, each with a label of its own that never comes again.
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
  for (int guess = 5; guess < 60; guess += 2) {
    Serial.print((char)random(97, 123));
    Serial.print((char)random(97, 123));
    Serial.print((char)random(97, 123));
    Serial.print(' ');
    Serial.println(guess);
  }
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(300);
}
