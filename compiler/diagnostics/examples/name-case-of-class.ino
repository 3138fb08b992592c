#include <OneWire.h>
#include <DallasTemperature.h>
Onewire wire(2);  //! name_misspelled
DallasTemperature sensors(&wire);
void setup() { sensors.begin(); }
void loop() {}
