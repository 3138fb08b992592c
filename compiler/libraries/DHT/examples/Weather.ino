// Prints temperature and humidity of a DHT22 on pin 2 every two seconds.
#include <DHT.h>

DHT dht(2, DHT22);

void setup() {
  Serial.begin(9600);
  dht.begin();
}

void loop() {
  float celsius = dht.readTemperature();
  float percent = dht.readHumidity();
  if (isnan(celsius) || isnan(percent)) {
    Serial.println("The sensor does not answer.");
  } else {
    Serial.print(celsius, 1);
    Serial.print(" C, ");
    Serial.print(percent, 1);
    Serial.print(" %, feels like ");
    Serial.print(dht.computeHeatIndex(celsius, percent, false), 1);
    Serial.println(" C");
  }
  delay(2000);
}
