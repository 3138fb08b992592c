#include <OneWire.h>
#include <DallasTemperature.h>
OneWire oneWire(2);
void setup() {
  sensors.begin();  //! name_not_known
}
void loop() {}
