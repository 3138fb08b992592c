// Prints how near a hand is, four times a second: 0 for nothing, 255 for close.
#include <Wire.h>
#include <SparkFun_APDS9960.h>

SparkFun_APDS9960 apds = SparkFun_APDS9960();
uint8_t proximity_data = 0;

void setup() {
  Serial.begin(9600);
  if (!apds.init() || !apds.setProximityGain(PGAIN_2X) || !apds.enableProximitySensor(false)) {
    Serial.println("Something went wrong during sensor init!");
  }
}

void loop() {
  if (!apds.readProximity(proximity_data)) {
    Serial.println("Error reading proximity value");
  } else {
    Serial.print("Proximity: ");
    Serial.println(proximity_data);
  }
  delay(250);
}
