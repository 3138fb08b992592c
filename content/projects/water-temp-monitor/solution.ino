#include <OneWire.h>
#include <DallasTemperature.h>

const int SENSOR_PIN = 2;
const int BUZZER_PIN = 8;
const float ALARM_CELSIUS = 30.0;

OneWire oneWire(SENSOR_PIN);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(BUZZER_PIN, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);

  Serial.print("Water temperature: ");
  Serial.print(celsius);
  Serial.println(" °C");

  // A lost sensor must not be silent.
  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
    digitalWrite(BUZZER_PIN, HIGH);
  } else {
    digitalWrite(BUZZER_PIN, LOW);
  }

  delay(500);
}
