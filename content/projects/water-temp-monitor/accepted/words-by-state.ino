// Its words are others while it is hot, and it takes almost two seconds.
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
  if (celsius > 30) {
    Serial.print("HOT ");
  } else {
    Serial.print("fine ");
  }
  Serial.println(celsius, 1);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(1100);
}
