#include <OneWire.h>
#include <DallasTemperature.h>
OneWire wire(2);
DallasTemperature sensors(&wire);
void setup() { sensors.begin(); }
void loop() {
  sensors.requestTemperature();  //! member_misspelled
  float t = sensors.getTempC(0);
  if (t > 30.0) {
    tone(8, 1000);
  }
}
