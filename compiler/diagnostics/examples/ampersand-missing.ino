#include <OneWire.h>
#include <DallasTemperature.h>
OneWire wire(2);
DallasTemperature sensors(wire);  //! address_needed
void setup() { sensors.begin(); }
void loop() {}
