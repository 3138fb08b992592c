#include <OneWire.h>
#include <DallasTemperature.h>
OneWire oneWire(2);
void setup() {
  sensors.begin();  //! object_not_made name=sensors
}
void loop() {}
