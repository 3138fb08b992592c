// Looks for each finger that is laid on the sensor. The sensor's TX is on pin 2, its RX behind a divider on pin 3.
#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>

SoftwareSerial wires(2, 3);
Adafruit_Fingerprint finger(&wires);

void setup() {
  Serial.begin(9600);
  finger.begin(57600);
  if (!finger.verifyPassword()) {
    Serial.println(F("Did not find fingerprint sensor :("));
    while (true) delay(1);
  }
  finger.getParameters();
  Serial.print(F("Capacity: "));
  Serial.println(finger.capacity);
  finger.getTemplateCount();
  Serial.print(F("Sensor contains "));
  Serial.print(finger.templateCount);
  Serial.println(F(" templates"));
}

void loop() {
  uint8_t answer = finger.getImage();
  if (answer == FINGERPRINT_NOFINGER) return;
  if (answer == FINGERPRINT_OK) answer = finger.image2Tz();
  if (answer == FINGERPRINT_OK) answer = finger.fingerSearch();
  if (answer == FINGERPRINT_OK) {
    Serial.print(F("Found ID #"));
    Serial.print(finger.fingerID);
    Serial.print(F(" with confidence of "));
    Serial.println(finger.confidence);
  } else if (answer == FINGERPRINT_NOTFOUND) {
    Serial.println(F("Did not find a match"));
  } else {
    Serial.print(F("Error 0x"));
    Serial.println(answer, HEX);
  }
  while (finger.getImage() != FINGERPRINT_NOFINGER) {
  }
}
