#include <DHT.h>

DHT dht(7, DHT11);

void setup() {
  Serial.begin(9600);
  dht.begin;  //! call_without_parentheses name=begin
}

void loop() {
  Serial.println(dht.readHumidity());
  delay(2000);
}
