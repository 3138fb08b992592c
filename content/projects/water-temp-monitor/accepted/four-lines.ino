// It prints four lines a round.
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
  Serial.println("Threshold: 30");
  Serial.print("Temp-");
  Serial.println(celsius);
  Serial.print("Fahrenheit ");
  Serial.println(celsius * 1.8 + 32);
  Serial.print("Seconds ");
  Serial.println(millis() / 1000);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(500);
}
