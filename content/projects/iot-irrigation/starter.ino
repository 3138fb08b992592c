#include <SoftwareSerial.h>

const int SOIL_PIN = A0;
const int PUMP_PIN = 7;

SoftwareSerial net(10, 11);  // pin 10 hears the module, pin 11 talks to it

void setup() {
  Serial.begin(9600);
  net.begin(9600);
  pinMode(PUMP_PIN, OUTPUT);
}

void loop() {
  // First measure: which number comes from dry soil, from soaked soil, and from air?
  int number = analogRead(SOIL_PIN);
  Serial.println(number);

  // 1. Work out the moisture in percent.
  // 2. Below 30 %: pump on. Above 60 %: pump off.
  // 3. No soil around the sensor: pump off, and send "fault".
  // 4. Send one line: soil=, the percent, pump=, and 1 or 0.
  delay(500);
}
