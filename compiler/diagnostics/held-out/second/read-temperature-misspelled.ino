#include <DHT.h>

DHT dht(2, DHT22);

void setup() {
  Serial.begin(9600);
  dht.begin();
}

void loop() {
  float temp = dht.readTemprature();  //! member_misspelled name=readTemprature suggestion=readTemperature
  Serial.println(temp);
  delay(2000);
}
