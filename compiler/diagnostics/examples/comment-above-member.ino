#include <DallasTemperature.h>
#include <OneWire.h>
OneWire bus(2);
DallasTemperature sensor(&bus);
void setup() {
  sensor.begin();
}
void loop() {
  // read it
  sensor.requestTemperatures  //! missing_semicolon
  delay(500);
}
