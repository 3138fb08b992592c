#include <Adafruit_BMP280.h>
#include <DHT.h>
#include <SD.h>

const int BUTTON_PIN = 3;  // joins it with ground
const int GREEN_PIN = 5;
const int RED_PIN = 6;
const int CARD_PIN = 10;
const int AIR_PIN = A0;

DHT dht(2, DHT22);
Adafruit_BMP280 bmp;

// How well the air sensor conducts.
float conductance() {
  float raw = analogRead(AIR_PIN);
  return raw / (1023 - raw);
}

void setup() {
  Serial.begin(9600);
  pinMode(BUTTON_PIN, INPUT_PULLUP);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  dht.begin();
  bmp.begin(0x76);
}

void loop() {
  // First measure: what does the air sensor say, cold and warm?
  Serial.println(conductance());
  delay(500);
  // 1. Warm: keep the base line.
  //    Every two seconds: one line with all numbers.
  //    Red: the air is dirty.
  // 2. The button: begin and end the log on the card.
  //    Green: lines come onto the card.
  // 3. The card is gone: end the log, too.
}
