#include <DHT.h>
DHT dht(2, DTH11);  //! name_misspelled name=DTH11 suggestion=DHT11
void setup() { dht.begin(); }
void loop() {}
