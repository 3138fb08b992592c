#include <OneWire.h>
#include <DallasTemperature.h>
OneWire wire(2);
DallasTemperature sensors(wire);  //! wrong_arguments
void setup() { sensors.begin(); }
void loop() {}
