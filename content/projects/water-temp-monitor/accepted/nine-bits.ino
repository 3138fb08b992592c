// It measures with 9 bits, which is quick, and speaks in lines with other numbers.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

int measured = 0;

void setup() {
  Serial.begin(9600);
  sensors.begin();
  sensors.setResolution(9);
  pinMode(8, OUTPUT);
  Serial.println("Alarm above 30 C");
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  measured++;
  Serial.print("Measurement ");
  Serial.print(measured);
  Serial.print(": ");
  Serial.println(celsius);
  digitalWrite(8, celsius > 30.0);
  delay(200);
}
