// Prints the temperature of a DS18B20 on pin 2 every second.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire wire(2);
DallasTemperature sensors(&wire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  if (celsius == DEVICE_DISCONNECTED_C) {
    Serial.println("The sensor does not answer.");
  } else {
    Serial.print("Water: ");
    Serial.print(celsius);
    Serial.println(" C");
  }
  delay(1000);
}
