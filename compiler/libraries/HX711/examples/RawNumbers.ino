// Prints the number of the HX711 as it is: to find out how many counts are one gram.
#include <HX711.h>

const int DATA_PIN = 3;
const int CLOCK_PIN = 2;

HX711 scale;

void setup() {
  Serial.begin(57600);
  scale.begin(DATA_PIN, CLOCK_PIN);
}

void loop() {
  if (scale.is_ready()) {
    long reading = scale.read();
    Serial.print("HX711 reading: ");
    Serial.println(reading);
  } else {
    Serial.println("HX711 not found.");
  }
  delay(1000);
}
