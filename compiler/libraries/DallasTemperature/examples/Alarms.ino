// Says when the water is too warm or too cold.
// DS18B20: VDD to 5V, GND to GND, DQ to pin 2, and 4.7 kOhm between DQ and 5V.

#include <OneWire.h>
#include <DallasTemperature.h>

OneWire wire(2);
DallasTemperature sensors(&wire);
DeviceAddress water;

void tell(const uint8_t *address) {
  Serial.print("Alarm: ");
  Serial.println(sensors.getTempC(address));
}

void setup() {
  Serial.begin(9600);
  sensors.begin();
  sensors.getAddress(water, 0);
  sensors.setLowAlarmTemp(water, 10);
  sensors.setHighAlarmTemp(water, 30);
  sensors.setAlarmHandler(&tell);
  Serial.print(sensors.getLowAlarmTemp(water));
  Serial.print(" to ");
  Serial.println(sensors.getHighAlarmTemp(water));
}

void loop() {
  sensors.requestTemperatures();
  sensors.processAlarms();
  delay(250);
}
