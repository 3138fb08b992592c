#include <DHT.h>
DHT dht(2, DHT11);
void setup() { dht.begin(); }
void loop() {
  DHT.readHumidity();  //! class_used_as_object name=DHT
  delay(2000);
}
