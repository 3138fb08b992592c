#include <DHT.h>
#include <SoftwareSerial.h>

const char OWNER[] = "+255700000000";  // made up: the phone beside the modem

const int SOIL_PIN = A0;
const int LIGHT_PIN = A1;
const int AIR_PIN = 2;

SoftwareSerial modem(10, 11);  // pin 10 hears the modem, pin 11 talks to it
DHT air(AIR_PIN, DHT22);
unsigned long shownAt = 0;

void setup() {
  Serial.begin(9600);
  modem.begin(9600);
  air.begin();
}

void loop() {
  // Step 1: measure. Two numbers every three seconds.
  if (millis() - shownAt >= 3000) {
    shownAt = millis();
    Serial.print("soil ");
    Serial.print(analogRead(SOIL_PIN));
    Serial.print(" light ");
    Serial.println(analogRead(LIGHT_PIN));
  }

  // Step 1: the serial monitor talks to the modem. Type # at the end of an SMS: it becomes Ctrl-Z.
  // Take these lines out in step 3: they would swallow the modem's answers.
  if (Serial.available() > 0) {
    char letter = Serial.read();
    if (letter == '\n') letter = '\r';
    if (letter == '#') letter = 26;
    modem.write(letter);
  }
  if (modem.available() > 0) Serial.write(modem.read());

  // Step 2: work out the moisture. Below 30 % the soil is dry, from 50 % up it is wet again.
  // Steps 3 and 4: read the modem's answers. At each change send one SMS.
  // Step 5: in it stand DRY or WET, soil=, air=, light=day or light=night.
  // Step 6: after an ERROR try again.
}
