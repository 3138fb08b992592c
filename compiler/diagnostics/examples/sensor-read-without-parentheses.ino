#include <DHT.h>
DHT dht(2, DHT11);
void setup() {
  Serial.begin(9600);
  dht.begin();
}
void loop() {
  dht.readTemperature;  //! call_without_parentheses name=readTemperature
  delay(2000);
}
