#include <OneWire.h>
#include <DallasTemperature.h>

const int SENSOR_PIN = 2;
const int BUZZER_PIN = 8;

OneWire oneWire(SENSOR_PIN);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  // Make the buzzer's pin an output.
}

void loop() {
  // 1. Ask the sensor to measure.
  // 2. Read the temperature in °C.
  // 3. Print it to the serial monitor.
  // 4. Sound the buzzer if the water is above 30 °C.
  delay(1000);
}
