// Prints what lies on a scale, in grams. DT is on pin 3, SCK on pin 2.
#include <HX711.h>

HX711 scale;

void setup() {
  Serial.begin(9600);
  scale.begin(3, 2);
  if (!scale.wait_ready_timeout(1000)) {
    Serial.println("The HX711 does not answer.");
    while (true) {}
  }
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  Serial.print(scale.get_units(5), 1);
  Serial.println(" g");
  scale.power_down();
  delay(500);
  scale.power_up();
}
