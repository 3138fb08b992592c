#include <DHT.h>
#include <SoftwareSerial.h>

const char OWNER[] = "+255700000000";  // made up: the phone beside the modem

const int SOIL_PIN = A0;
const int LIGHT_PIN = A1;

SoftwareSerial modem(10, 11);  // pin 10 hears the modem, pin 11 talks to it
DHT air(2, DHT22);
unsigned long shownAt = 0;

void setup() {
  Serial.begin(9600);
  modem.begin(9600);
  air.begin();
}

void loop() {
  // First measure, and talk to the modem yourself: type AT into the serial monitor.
  if (millis() - shownAt >= 3000) {
    shownAt = millis();
    Serial.print(analogRead(SOIL_PIN));
    Serial.print(' ');
    Serial.println(analogRead(LIGHT_PIN));
  }
  if (Serial.available() > 0) {
    char letter = Serial.read();
    modem.write(letter == '\n' ? '\r' : letter);
  }
  if (modem.available() > 0) Serial.write(modem.read());

  // 1. Work out the moisture. Below 30 % the soil is dry, from 50 % up it is wet again.
  // 2. At each change send one SMS, step by step: wait for each answer.
  // 3. In it: DRY or WET, soil=, air=, light=day or light=night.
  // 4. After an ERROR try again.
}
